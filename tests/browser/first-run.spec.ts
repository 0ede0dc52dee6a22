import { runScript } from "#tests/support/run-script.ts";
import { owner, siteStarter } from "#tests/support/running-site.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs, untilHydrated } from "./sign-in.ts";

const startSite = siteStarter();

test("the page that says how an administrator is made becomes the sign-in page by itself [ADM-12]", async ({
  page,
}) => {
  await using folder = await temporaryFolder();
  const DATA_DIR = folder.path;
  await using site = await startSite({ DATA_DIR });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${site.url}/admin`);
  await expect(page.getByRole("heading", { name: "There is no administrator yet" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);

  const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = owner;
  const made = await runScript("admin-create", { env: { DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD } });
  expect(made.output).toContain("is now the administrator");
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
});

test("on a phone the printed link becomes a login, and leads into Go Live with a welcome [ADM-18]", async ({
  browser,
}) => {
  const nobody = { ADMIN_EMAIL: "", ADMIN_PASSWORD: "" };
  await using site = await startSiteProcess(nobody);
  await expect.poll(() => site.output()).toContain("/setup/");
  const [link = ""] = site.output().match(/http\S*\/setup\/[0-9a-f]{40}/) ?? [];
  await using context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, locale: "hi-IN", reducedMotion: "reduce" },
  });
  const page = await context.newPage();
  await page.goto(link);
  expect(page.url()).toBe(`${site.url}/admin/setup`);
  await expect(page.getByRole("heading", { name: "अपना लॉगिन बनाएँ" })).toBeVisible();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "Make your login" })).toBeVisible();
  await untilHydrated(page);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);

  await page.getByLabel("Language of the back office").selectOption("मराठी");
  await page.getByLabel("Email").fill("asha@rathkar.example");
  const password = page.getByLabel("New password", { exact: true });
  const confirmation = page.getByLabel("Confirm new password", { exact: true });
  await password.fill("rathkar77");
  await confirmation.fill("rathkar77");
  await page.getByRole("button", { name: "Make my login" }).click();
  await expect(page.getByRole("alert")).toContainText("little more than");
  await expect(page.getByLabel("Email")).toHaveValue("asha@rathkar.example");
  await page.getByRole("button", { name: /^Show: New password/ }).click();
  await expect(password).toHaveAttribute("type", "text");
  await password.fill("truck shed river");
  await confirmation.fill("truck shed river");
  await page.getByRole("button", { name: "Make my login" }).click();

  await expect(page.getByText("स्वागत आहे! आपले लॉगिन तयार आहे.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "आपले नंबर" })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.goto(link);
  await expect(page.getByText("404")).toBeVisible();
  await page.goto(`${site.url}/admin/today`);
  await expect(page.locator("html")).toHaveAttribute("lang", "mr");
});
