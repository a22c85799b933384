import { expect, test } from "vitest";
import { dataScript, html, trusted } from "./html.ts";

test("text is escaped, in content and in attributes", () => {
  expect(html`<a title="${'"><script>'}">${"<b>&'"}</a>`.text).toBe(
    '<a title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;&#39;</a>',
  );
});

test("markup and lists of it are taken as they are, and nothing is printed for what is absent", () => {
  expect(html`<p>${[trusted("<i>a</i>"), html`<b>${"<"}</b>`]}${null}${undefined}${false}${0}</p>`.text).toBe(
    "<p><i>a</i><b>&lt;</b>0</p>",
  );
});

test("data can't leave its script, and is read back unchanged", () => {
  const data = { say: "</script><script>alert(1)</script><!-- & -->" };
  const { text } = dataScript("x", data);
  expect(text.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  const json = text.slice(text.indexOf(">") + 1, text.lastIndexOf("<"));
  expect(JSON.parse(json)).toEqual(data);
});
