import { z } from "zod";

/** A field of a form that holds JSON; pipe it into what it should be. */
export const jsonField = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "not JSON" });
    return z.NEVER;
  }
});
