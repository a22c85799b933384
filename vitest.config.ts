import { defineConfig } from "vitest/config";

// What looks at dist/ is apart, because it needs a build first.
const dist = [
  "www/test/addresses.test.ts",
  "www/test/board-package.test.ts",
  "www/test/budget.test.ts",
  "www/test/element.test.ts",
  "www/test/engine-package.test.ts",
  "www/test/given-away.test.ts",
  "www/test/raw-marks.test.ts",
  "www/test/verdicts.test.ts",
];

export default defineConfig({
  test: {
    environment: "node",
    projects: [
      { test: { name: "scripts", include: ["scripts/test/**/*.test.mjs"], testTimeout: 30_000 } },
      // Beside a compiler some take seconds.
      { test: { name: "unit", include: ["www/**/*.test.ts"], exclude: dist, testTimeout: 30_000 } },
      // Views are drawn into a document without a browser.
      {
        oxc: { jsx: { importSource: "preact" } },
        test: {
          name: "views",
          include: ["www/**/*.test.tsx"],
          environment: "happy-dom",
          testTimeout: 30_000,
        },
      },
      { test: { name: "dist", include: dist, testTimeout: 30_000 } },
    ],
  },
});
