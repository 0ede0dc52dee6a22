import { runScript } from "#tests/support/run-script.ts";
import { owner, siteStarter } from "#tests/support/running-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs } from "./sign-in.ts";

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
