import type { BrowserContext, Page, Route } from "@playwright/test";
import { account } from "#content/en/admin/account.ts";
import { session } from "#content/en/admin/session.ts";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { appCode } from "#tests/support/authenticator-app.ts";
import { linkIn, startMailServer } from "#tests/support/mail-server.ts";
import { owner, type RunningSite, siteStarter } from "#tests/support/running-site.ts";
import { switchOnSecondFactor } from "#tests/support/second-factor.ts";
import { expect, test } from "./fixtures.ts";
import { signIn, untilHydrated } from "./sign-in.ts";

const startSite = siteStarter();
const newEmail = "shinde@trucks.example";

const proxyPage = (route: Route) =>
  route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Internal Server Error</h1>" });

const loseLine = (route: Route) => route.abort();

const failures = [
  { name: "a lost line", answer: loseLine },
  { name: "the 500 of a proxy", answer: proxyPage },
];

async function failPosts(page: Page, answer: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const fail = (route: Route) => (route.request().method() === "POST" ? answer(route) : route.continue());
  await page.route("**/admin**", fail);
  return () => page.unroute("**/admin**", fail);
}

async function switchOnCode({ dataDir }: RunningSite, page: Page): Promise<string> {
  const { services, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { address } = await switchOnSecondFactor(services.administrator, cookie, owner.password);
  await close();
  return address;
}

const newPage = (context: BrowserContext) => context.newPage();

const alert = (page: Page) => page.getByRole("alert");
const noFaultPage = async (page: Page) => {
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Logout" })).toHaveCount(0);
};

for (const { name, answer } of failures) {
  test(`${name} costs one try of signing in, not the form [ADM-3]`, async ({ context, emptySite }) => {
    const page = await newPage(context);
    await page.goto(`${emptySite.url}/admin`);
    await untilHydrated(page);
    const email = page.getByLabel("Email");
    const password = page.getByLabel("Password", { exact: true });
    await email.fill(owner.email);
    await password.fill(owner.password);
    const letThrough = await failPosts(page, answer);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(alert(page)).toContainText("Authentication Error");
    await expect(email).toHaveValue(owner.email);
    await expect(password).toHaveValue(owner.password);
    await noFaultPage(page);
    await letThrough();
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Upload Images" })).toBeVisible();
  });
}

test("the 500 of a proxy replaces neither the form for a forgotten password nor that for a new one [ADM-11]", async ({
  context,
}) => {
  await using mail = await startMailServer();
  await using site = await startSite({ SMTP_URL: mail.url, ENQUIRY_EMAIL: "desk@example.com" });
  const page = await newPage(context);
  await page.goto(`${site.url}/admin/forgotten-password`);
  await untilHydrated(page);
  await page.getByLabel("Email").fill(owner.email);
  let letThrough = await failPosts(page, proxyPage);
  await page.keyboard.press("Enter");
  await expect(alert(page)).toContainText("An unexpected error occurred");
  await expect(page.getByLabel("Email")).toHaveValue(owner.email);
  await letThrough();
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: session.forgotten.sentTitle })).toBeVisible();

  await mail.received(1);
  const [taken] = mail.taken;
  if (taken === undefined) throw new Error("No mail came.");
  await page.goto(linkIn(taken, "/admin/new-password"));
  await untilHydrated(page);
  const fields = ["New password", "Confirm new password"].map((label) =>
    page.getByLabel(label, { exact: true }),
  );
  for (const field of fields) await field.fill("truck shed river");
  letThrough = await failPosts(page, proxyPage);
  await page.keyboard.press("Enter");
  await expect(alert(page)).toContainText("An unexpected error occurred");
  for (const field of fields) await expect(field).toHaveValue("truck shed river");
  await noFaultPage(page);
  await letThrough();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Password updated successfully" })).toBeVisible();
});

test("a lost line replaces neither the form for the code nor that for a new e-mail [ADM-3, ACC-11, ACC-20]", async ({
  context,
}) => {
  await using mail = await startMailServer();
  await using site = await startSite({ SMTP_URL: mail.url, ENQUIRY_EMAIL: "desk@example.com" });
  const page = await newPage(context);
  await signIn(page, site);
  await page.request.post(`${site.url}/admin/account`, {
    headers: { Origin: site.url },
    form: {
      ...{ intent: "details", name: "Ganpatrao Shinde", email: newEmail, current: owner.password },
      ...{ seenName: "Administrator", seenEmail: owner.email },
    },
  });
  await mail.received(2);
  const link = mail.taken.map((one) => linkIn(one, "/admin/new-email")).find((one) => one !== "") ?? "";
  await page.goto(link);
  await untilHydrated(page);
  let letThrough = await failPosts(page, loseLine);
  const confirm = page.getByRole("button", { name: account.details.confirm.confirm });
  await confirm.click();
  await expect(alert(page)).toContainText("An unexpected error occurred");
  await noFaultPage(page);
  await letThrough();
  await confirm.click();
  await expect(page.getByRole("status")).toContainText(newEmail);

  const address = await switchOnCode(site, page);
  await context.clearCookies();
  await page.goto(`${site.url}/admin`);
  await untilHydrated(page);
  await page.getByLabel("Email").fill(newEmail);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.keyboard.press("Enter");
  const code = page.getByLabel("Code from your app");
  await code.fill(appCode(address, 1));
  letThrough = await failPosts(page, loseLine);
  await page.keyboard.press("Enter");
  await expect(alert(page)).toContainText("Authentication Error");
  await expect(code).toHaveValue(/^\d{6}$/);
  await noFaultPage(page);
  await letThrough();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Upload Images" })).toBeVisible();
});

test("after the 500 of a proxy a Logout that failed says so, and the page stays [ADM-5]", async ({
  context,
  emptySite,
}) => {
  const page = await newPage(context);
  await signIn(page, emptySite, { path: "/admin/vehicle-names", title: "Vehicle Names" });
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Add a vehicle name").fill("Tata Ace");
  await page.route("**/admin/sign-out*", proxyPage);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logout failed")).toBeVisible();
  await expect(page.getByLabel("Add a vehicle name")).toHaveValue("Tata Ace");
  await expect(alert(page)).toHaveCount(0);
  await page.unroute("**/admin/sign-out*");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
});

const loadFailures = [
  { section: "Manage Images", said: "Failed to load gallery images" },
  { section: "Vehicle Names", said: "Failed to load vehicle names" },
  { section: "Body Types", said: "Failed to load body types" },
  { section: "Enquiries", said: "Failed to load enquiries" },
  { section: "Account Settings", said: "An unexpected error occurred" },
];

test("a section that was never seen says in its frame that it cannot be loaded, also without a line [LST-8, IMG-8]", async ({
  context,
  emptySite,
}) => {
  const page = await newPage(context);
  await signIn(page, emptySite);
  await page.waitForLoadState("networkidle");
  const open = (section: string) =>
    page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: section }).click();
  await context.setOffline(true);
  for (const { section, said } of loadFailures) {
    await open(section);
    await expect(page.getByRole("heading", { level: 1, name: section })).toBeVisible();
    await expect(alert(page)).toContainText(said);
    await expect(alert(page)).toContainText("The server could not be reached.");
  }
  await context.setOffline(false);
  await page.route("**/*.data*", proxyPage);
  await open("Vehicle Names");
  await expect(alert(page)).toContainText("Failed to load vehicle names");
  await page.unroute("**/*.data*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Add a vehicle name")).toBeVisible();
});

test("the 500 of a proxy costs one change, not the section [LST-8]", async ({ context, emptySite }) => {
  const page = await newPage(context);
  await signIn(page, emptySite, { path: "/admin/vehicle-names", title: "Vehicle Names" });
  const add = page.getByLabel("Add a vehicle name");
  await add.fill("Tata Ace");
  await page.route("**/*.data*", proxyPage);
  await add.press("Enter");
  await expect(page.getByText("Failed to add vehicle name")).toBeVisible();
  await expect(add).toHaveValue("Tata Ace");
  await expect(alert(page)).toHaveCount(0);
});

test("where the office's scripts do not come, its forms are the browser's [ADM-5]", async ({
  context,
  emptySite,
}) => {
  const page = await newPage(context);
  await signIn(page, emptySite);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
});
