// npm run bench -- page: how quickly the built page answers while a proof runs. Prints a table, asserts nothing.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findBrowser } from "./browser.mjs";
import { percentile } from "./percentile.mjs";
import { Stop } from "./say.mjs";
import { serve } from "./serve.mjs";

// What to open, what to press and what to look for: to be changed with the page.
const pages = {
  "referee.html": {
    // An empty board of 9x9: nobody decides that soon.
    address: "referee.html#1AQMJCQEUqQ&view=claim",
    points: ".board [role=gridcell]",
    /** The last press starts the proof; its time is taken. */
    presses: ["text='Whole board'", "input[value=unsure]", "text='Test it'"],
    /** What shows that the page has heard: an answer, or that it thinks. */
    thinking: ".budget",
    /** There as long as the proof runs. */
    running: "[aria-label='Stop the proof']",
    /** Lets it go on when its budget is used up. */
    goOn: "[aria-label='Go on with the proof']",
  },
  "index.html": {
    address: "overview-1.html",
    points: ".board [role=gridcell]",
    presses: [],
    thinking: "",
    running: "",
    goOn: "",
  },
};

const INPUTS = 200;
const KEYS = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "Home", "End"];
const VIEWPORT = { width: 1280, height: 900 };
/** Milliseconds between two inputs, so that each has a frame of its own. */
const PAUSE = 40;

const help = `npm run bench -- page                    the built page, with a mouse
npm run bench -- page --slow N           with a processor N times as slow
npm run bench -- page --dist FOLDER      the site in another folder than dist
npm run bench -- page --file index.html  another page: ${Object.keys(pages).join(", ")}`;

/** Runs in the page before its own script: notes inputs, what is painted after them, and long tasks. */
function watch() {
  const notes = { inputs: [], events: [], tasks: [], press: null };
  window.benchNotes = notes;
  const painted = (then) =>
    requestAnimationFrame(() => {
      // A message is delivered after the frame is drawn.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => then(performance.now());
      channel.port2.postMessage(null);
    });
  for (const type of ["pointerdown", "keydown"]) {
    const note = ({ timeStamp }) => painted((at) => notes.inputs.push({ type, took: at - timeStamp }));
    addEventListener(type, note, { capture: true });
  }
  /** The time from the next click to the first frame in which one of these is to be seen. */
  window.benchPress = (selector) => {
    const see = (since) =>
      painted((at) => {
        const seen = [...document.querySelectorAll(selector)].some((found) => found.checkVisibility());
        if (seen) notes.press = at - since;
        else if (at - since < 10_000) see(since);
      });
    addEventListener("click", ({ timeStamp }) => see(timeStamp), { capture: true, once: true });
  };
  const observe = (type, options, keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, ...options });
  observe("event", { durationThreshold: 16, buffered: true }, ({ name, duration, interactionId }) => {
    if (interactionId) notes.events.push({ name, duration });
  });
  observe("longtask", { buffered: true }, ({ startTime, duration }) =>
    notes.tasks.push({ startTime, duration }),
  );
}

const ms = (value) => (Number.isFinite(value) ? `${value.toFixed(1)} ms` : "–");

async function inputs(page, { points, running, goOn }) {
  const seen = async (selector) => selector !== "" && page.locator(selector).first().isVisible();
  const count = await page.locator(points).count();
  let whileRunning = 0;
  for (let number = 0; number < INPUTS; number++) {
    if (await seen(goOn)) await page.locator(goOn).first().click();
    if (await seen(running)) whileRunning++;
    if (number % 2) await page.keyboard.press(KEYS[((number - 1) / 2) % KEYS.length]);
    else {
      // A stride without a common divisor visits all points before it repeats one.
      const box = await page
        .locator(points)
        .nth((number * 7) % count)
        .boundingBox();
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
    await page.waitForTimeout(PAUSE);
  }
  return whileRunning;
}

async function measure(page, base, setting) {
  await page.addInitScript(watch);
  const begun = performance.now();
  await page.goto(base + setting.address);
  await page.locator(setting.points).first().waitFor();
  const readyAfter = performance.now() - begun;
  // What loading takes is another question.
  await page.waitForTimeout(500);
  const loading = await page.evaluate(() => window.benchNotes.tasks.splice(0).length);
  for (const [index, press] of setting.presses.entries()) {
    if (index === setting.presses.length - 1)
      await page.evaluate((selector) => window.benchPress(selector), setting.thinking);
    await page.locator(press).first().click();
  }
  const whileRunning = await inputs(page, setting);
  await page.waitForTimeout(200);
  const notes = await page.evaluate(() => window.benchNotes);
  return { ...notes, readyAfter, loading, whileRunning };
}

function table({ inputs, events, tasks, press, readyAfter, loading, whileRunning }, setting) {
  const of = (wanted) => inputs.filter(({ type }) => wanted.includes(type)).map(({ took }) => took);
  const row = (what, values) => [
    what,
    String(values.length),
    ...[0.5, 0.98, 1].map((part) => ms(percentile(values, part))),
  ];
  const rows = [
    ["input to paint", "inputs", "median", "98 %", "worst"],
    ["---", "---", "---", "---", "---"],
    row("pointer", of(["pointerdown"])),
    row("key", of(["keydown"])),
    row("both", of(["pointerdown", "keydown"])),
    row(
      "Event Timing (16 ms and more only, in steps of 8)",
      events.map(({ duration }) => duration),
    ),
  ];
  const lines = rows.map((cells) => `| ${cells.join(" | ")} |`);
  const longest = Math.max(0, ...tasks.map(({ duration }) => duration));
  return [
    ...lines,
    "",
    `tasks over 50 ms: ${tasks.length}${tasks.length ? `, the longest ${ms(longest)}` : ""} (while loading: ${loading})`,
    `press to answer or visible thinking: ${press === null ? "–" : ms(press)}`,
    `board ready after: ${ms(readyAfter)}`,
    setting.running
      ? `inputs while the proof ran: ${whileRunning} of ${INPUTS}`
      : "no proof ran: this page has none",
  ].join("\n");
}

export async function main(args) {
  if (args.includes("--help")) {
    console.log(help);
    return;
  }
  const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const dist = option("--dist") ?? "dist";
  const file = option("--file") ?? Object.keys(pages).find((name) => existsSync(`${dist}/${name}`));
  const setting = pages[file];
  const slow = Number(option("--slow") ?? 1);
  if (!setting || !(slow >= 1)) throw new Stop(help);
  if (!existsSync(`${dist}/${file}`))
    throw new Stop(`${dist}/${file} is missing: run \`npm run build\` first.`);
  const executablePath = findBrowser() ?? undefined;
  const server = await serve(dist);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage({ viewport: VIEWPORT });
    if (slow > 1) {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slow });
    }
    const { port } = server.address();
    const notes = await measure(page, `http://localhost:${port}/`, setting);
    console.log(
      `${file}, ${INPUTS} inputs, Chromium ${browser.version()}${slow > 1 ? `, ${slow} times as slow` : ""}\n`,
    );
    console.log(table(notes, setting));
  } finally {
    await browser.close();
    server.close();
  }
}
