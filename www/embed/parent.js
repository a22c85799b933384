// For the page around: gives each frame with an embed.html the height that its board asks for.
addEventListener("message", ({ data, source }) => {
  const frames = [...document.querySelectorAll('iframe[src*="embed.html"]')];
  const frame = frames.find(({ contentWindow }) => contentWindow === source);
  if (!frame || data?.type !== "loja:size" || !Number.isInteger(data.height)) return;
  const height = Math.min(Math.max(data.height, 40), 4000);
  frame.style.height = `${height}px`;
  frame.style.height = `${2 * height - frame.clientHeight}px`; // with its border
});
// A frame that spoke before this script was there is asked to say it again.
for (const { contentWindow } of document.querySelectorAll('iframe[src*="embed.html"]'))
  contentWindow?.postMessage({ type: "loja:size" }, "*");
