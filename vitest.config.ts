import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Milliseconds; the long forms take ten times as long. */
const hanging = process.env.LONG_FAULTS === "yes" ? 3_000_000 : 300_000;

/** Faults take longest, and one begun last would run alone at the end. */
class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFault = ({ moduleId }: TestSpecification) => moduleId.includes("/tests/faults/");
    const sorted = await super.sort(files);
    return [...sorted.filter(isFault), ...sorted.filter((file) => !isFault(file))];
  }
}

export default defineConfig({
  test: {
    include: ["{app,content,domain,platform,server,scripts,tests}/**/*.test.{ts,tsx}"],
    globalSetup: [
      "tests/support/temporary-folders.global-setup.ts",
      "tests/support/postgres.global-setup.ts",
    ],
    // React renders for visitors, not for its developers.
    env: { NODE_ENV: "production" },
    server: { deps: { external: [/\/build\/server\//] } },
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    sequence: { sequencer: FaultsFirst },
    maxWorkers: 5,
    // Megabytes of young memory: tests make much that they soon forget.
    execArgv: ["--max-semi-space-size=64"],
    testTimeout: hanging,
    hookTimeout: hanging,
    expect: { poll: { timeout: hanging } },
  },
});
