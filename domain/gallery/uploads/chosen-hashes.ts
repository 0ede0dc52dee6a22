import { z } from "zod";
import { lookedForAtOnce } from "./upload-rules.ts";

/** SHA-256 of a file as it was chosen, in hex. */
export const chosenHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Which photographs are asked for. */
export const chosenHashesSchema = z.strictObject({
  hashes: z.array(chosenHash).min(1).max(lookedForAtOnce),
});
