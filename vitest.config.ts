import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,content,domain,platform,server,scripts,tests}/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/support/postgres.global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
