import type { Facts } from "./facts.ts";

/** Hides samples or shows them; of two calls the later decides. */
export async function hideSamples(
  facts: Pick<Facts, "sections" | "save">,
  areHidden: boolean,
  changedBy: string,
): Promise<void> {
  const { version } = (await facts.sections()).samples;
  const values = { hidden: areHidden ? "yes" : "" };
  const saved = await facts.save({ section: "samples", version, values, changedBy });
  if (saved.ok) return;
  if (saved.refusal.kind === "invalid") throw new Error("The switch of the samples was not taken.");
  await hideSamples(facts, areHidden, changedBy);
}
