/** Runs a command and prints what it answers, if anything; what it throws is told as a sentence, with exit code 1. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    const said = await command();
    if (typeof said === "string" && said !== "") console.log(said);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
