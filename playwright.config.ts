import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./tests/browser/chromium.ts";

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "*.spec.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
});
