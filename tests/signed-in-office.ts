import { type AdminOffice, openAdminOffice } from "./admin-office.ts";

/** The office with somebody signed in. */
export interface SignedInOffice extends AdminOffice {
  cookie: string;
}

export async function openSignedInOffice(environment: NodeJS.ProcessEnv = {}): Promise<SignedInOffice> {
  const office = await openAdminOffice(environment);
  return { ...office, cookie: await office.signIn() };
}

/** A page as it is shown. */
export async function see({ app, cookie }: SignedInOffice, path: string) {
  const response = await app.request(path, { headers: { cookie } });
  // React parts sentences by comments.
  return { status: response.status, html: (await response.text()).replaceAll("<!-- -->", "") };
}

/** Sends a form of a page as the page does; the answer is React Router's own text. */
export async function send({ app, cookie }: SignedInOffice, path: string, fields: Record<string, string>) {
  const response = await app.request(`${path}.data`, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { cookie, "Content-Type": "application/x-www-form-urlencoded" },
  });
  return { status: response.status, answer: await response.text() };
}
