import { z } from "zod";
import { lookedForAtOnce } from "./upload-rules.ts";

export const chosenHash = z.string().regex(/^[0-9a-f]{64}$/);

export const chosenHashesSchema = z.strictObject({
  hashes: z.array(chosenHash).min(1).max(lookedForAtOnce),
});
