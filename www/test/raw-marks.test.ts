/** No page shows an asterisk or a backslash of its source. Needs dist/, so `npm test` runs it after the build. */
import { expect, test } from "vitest";
import { rawMarks } from "./raw-marks.ts";
import { readBuild, text } from "./weigh.ts";

const build = readBuild("dist");
const pages = [...build.keys()].filter((file) => file.endsWith(".html"));

test("it finds them in what is read and in what is said later, and not in code", () => {
  const data = '{"rows":["**"],"step":{"say":"Where can you make *him* answer?"}}';
  const page = `<p>a <em>b</em> \\* c</p><pre>| . * |</pre><code>a*b</code>
    <script type="application/json" id="chapter-data">${data}</script><template id="terms"><p>*d*</p></template>`;
  expect(rawMarks(page)).toEqual([" \\* c", "*d*", "Where can you make *him* answer?"]);
});

test("no page has any", () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.flatMap((page) => rawMarks(text(build, page)).map((mark) => `${page}: ${mark}`))).toEqual([]);
});
