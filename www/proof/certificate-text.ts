/** The mark of a certificate among texts: its first line, from any author and with any content. Pure. */

export const isCertificate = (text: string): boolean => /^[\s\uFEFF]*loja-certificate\b/.test(text);

/** The text without what a paste or a mail puts before and after it. */
export const certificateIn = (text: string): string => `${text.replace(/^[\s\uFEFF]+/, "").trimEnd()}\n`;
