export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** The outcome that was asked for. */
export function accepted<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** The reason why not. */
export function refused<Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
