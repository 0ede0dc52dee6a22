import { openTestSite, type TestSite } from "./test-site.ts";

export interface SignedInSite extends TestSite {
  cookie: string;
}

export async function openSignedInSite(...settings: Parameters<typeof openTestSite>): Promise<SignedInSite> {
  const site = await openTestSite(...settings);
  return { ...site, cookie: await site.signIn() };
}

export async function getPage({ app, cookie }: SignedInSite, path: string) {
  const response = await app.request(path, { headers: { cookie } });
  return { status: response.status, html: (await response.text()).replaceAll("<!-- -->", "") };
}

export async function postForm({ app, cookie }: SignedInSite, path: string, fields: Record<string, string>) {
  const response = await app.request(`${path}.data`, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { cookie, "Content-Type": "application/x-www-form-urlencoded" },
  });
  return { status: response.status, answer: await response.text() };
}
