/** What tells a certificate from other texts: its first line, whoever wrote it and whatever it shows. Pure. */

export const isCertificate = (text: string): boolean => /^[\s\uFEFF]*loja-certificate\b/.test(text);

/** The text without what a paste or a mail puts before and after it. */
export const certificateIn = (text: string): string => `${text.replace(/^[\s\uFEFF]+/, "").trimEnd()}\n`;
