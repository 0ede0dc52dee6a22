import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "#platform/root.ts";
import { withoutSecrets } from "#platform/without-secrets.ts";

export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    const said = await command();
    if (typeof said === "string" && said !== "") console.log(commandsAsTyped(withoutSecrets(said)));
  } catch (error) {
    console.error(commandsAsTyped(withoutSecrets(error instanceof Error ? error.message : String(error))));
    process.exitCode = 1;
  }
}

/** Our sentences name commands as a checkout runs them; a release has `rathkar`, and no npm. */
export function commandsAsTyped(text: string, isRelease = existsSync(join(root, "rathkar"))): string {
  return isRelease ? text.replaceAll(/npm run (?:--silent )?([a-z:-]+)(?: --(?= ))?/g, "rathkar $1") : text;
}
