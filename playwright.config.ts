import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./tests/browser/chromium.ts";

// The site runs inside the tests' processes: React renders for visitors, not for its developers.
process.env.NODE_ENV = "production";

/** Milliseconds, only for what hangs. */
const hanging = { test: 600_000, expectation: 120_000 };

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  globalSetup: "tests/support/temporary-folders.global-setup.ts",
  build: { external: ["**/*.ts", "**/build/**"] },
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: hanging.test,
  expect: { timeout: hanging.expectation },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    serviceWorkers: "block",
    launchOptions: {
      executablePath: chromiumPath(),
      // Tests run page code a few times, so optimising it costs more than it saves.
      args: [...chromiumArguments, "--js-flags=--no-opt --no-maglev"],
    },
  },
});
