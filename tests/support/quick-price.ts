import { publicUrl, type TestSite } from "./test-site.ts";

interface Sent {
  phone?: string;
  message?: string;
  photographs?: readonly (readonly [name: string, bytes: Uint8Array])[];
  fields?: Record<string, string>;
}

export async function askForPrice(
  { app }: TestSite,
  sent: Sent,
  prefix = "",
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new FormData();
  body.set("phone", sent.phone ?? "९८२२० १२३४५");
  body.set("message", sent.message ?? "");
  for (const [name, value] of Object.entries(sent.fields ?? {})) body.set(name, value);
  for (const [name, bytes] of sent.photographs ?? []) {
    body.append("photographs", new File([new Uint8Array(bytes)], name, { type: "image/jpeg" }));
  }
  if (sent.photographs === undefined) body.append("photographs", new File([], ""));
  const answer = await app.request(`${prefix}/contact/quick-price`, {
    method: "POST",
    body,
    headers: { Origin: publicUrl, Accept: "text/html", ...headers },
  });
  return answer.status === 303 ? app.request(answer.headers.get("Location") ?? "") : answer;
}
