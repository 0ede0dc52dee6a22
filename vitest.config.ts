import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,content,domain,platform,server,scripts,tests}/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/support/postgres.global-setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
