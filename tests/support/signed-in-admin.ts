import { type AdminApp, openAdminApp } from "./admin-app.ts";

/** The office with somebody signed in. */
export interface SignedInAdmin extends AdminApp {
  cookie: string;
}

export async function openSignedInAdmin(environment: NodeJS.ProcessEnv = {}): Promise<SignedInAdmin> {
  const office = await openAdminApp(environment);
  return { ...office, cookie: await office.signIn() };
}

/** A page as it is shown. */
export async function see({ app, cookie }: SignedInAdmin, path: string) {
  const response = await app.request(path, { headers: { cookie } });
  // React parts sentences by comments.
  return { status: response.status, html: (await response.text()).replaceAll("<!-- -->", "") };
}

/** Sends a form of a page as the page does; the answer is React Router's own text. */
export async function send({ app, cookie }: SignedInAdmin, path: string, fields: Record<string, string>) {
  const response = await app.request(`${path}.data`, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { cookie, "Content-Type": "application/x-www-form-urlencoded" },
  });
  return { status: response.status, answer: await response.text() };
}
