import type { AdminText } from "./admin-text.ts";

export type Answer<Value> = ({ ok: true } & Value) | { ok: false; message: string };

export function fetchIds(text: AdminText, address: string): Promise<Answer<{ ids: string[] }>> {
  return call(text, address, {}, ({ ids }) =>
    Array.isArray(ids) && ids.every((id) => typeof id === "string") ? { ids } : null,
  );
}

export function postJson<Value>(
  text: AdminText,
  address: string,
  body: object,
  read: (fields: Record<string, unknown>) => Value | null,
): Promise<Answer<Value>> {
  const headers = { "Content-Type": "application/json" };
  return call(text, address, { method: "POST", headers, body: JSON.stringify(body) }, read);
}

async function call<Value>(
  { layout }: AdminText,
  address: string,
  init: RequestInit,
  read: (fields: Record<string, unknown>) => Value | null,
): Promise<Answer<Value>> {
  try {
    const response = await fetch(address, init);
    const fields = await jsonFields(response);
    if (!response.ok) {
      return { ok: false, message: typeof fields.message === "string" ? fields.message : layout.badAnswer };
    }
    const value = read(fields);
    return value === null ? { ok: false, message: layout.badAnswer } : { ok: true, ...value };
  } catch {
    return { ok: false, message: layout.networkError };
  }
}

export async function jsonFields(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === "object" && body !== null ? { ...body } : {};
}
