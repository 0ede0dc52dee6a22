import { withoutSecrets } from "#platform/without-secrets.ts";

export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    const said = await command();
    if (typeof said === "string" && said !== "") console.log(withoutSecrets(said));
  } catch (error) {
    console.error(withoutSecrets(error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  }
}
