import { defineConfig } from "vitest/config";

/** Only ends what hangs: no test may depend on how busy the machine is. In milliseconds. */
const hanging = 300_000;

export default defineConfig({
  test: {
    include: ["{app,content,domain,platform,server,scripts,tests}/**/*.test.{ts,tsx}"],
    globalSetup: [
      "tests/support/temporary-folders.global-setup.ts",
      "tests/support/postgres.global-setup.ts",
    ],
    // React renders for visitors, not for its developers.
    env: { NODE_ENV: "production" },
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    maxWorkers: 2,
    testTimeout: hanging,
    hookTimeout: hanging,
    expect: { poll: { timeout: hanging } },
  },
});
