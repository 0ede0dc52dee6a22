/** An expected outcome, or the reason why not. Faults are thrown instead. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

export function accepted<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refused<Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
