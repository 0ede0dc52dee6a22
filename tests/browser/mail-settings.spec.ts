import { startMailServer } from "#tests/support/mail-server.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("on a phone the owner sets mail up and sees why a test fails, then that it works [MAIL-4, MAIL-6, ENQ-4]", async ({
  context,
  emptySite,
}) => {
  await using mailServer = await startMailServer({ name: "site@rathkar.example", password: "right" });
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, emptySite, { path: "/admin/mail", title: "Mail" });
  await expect(page.getByText("No mail is set up yet.")).toBeVisible();

  const form = page.getByRole("form", { name: "Mail settings" });
  await form.getByLabel(/^Server/).fill("127.0.0.1");
  await form.getByLabel("Encryption").selectOption("starttls");
  await expect(form.getByLabel("Port", { exact: true })).toHaveValue("587");
  await form.getByLabel("Port", { exact: true }).fill(new URL(mailServer.url).port);
  await form.getByLabel(/^User name/).fill("site@rathkar.example");
  await form.getByLabel("Password of the mailbox", { exact: true }).fill("wrong");
  await form.getByLabel(/^Mailbox for/).fill("desk@");
  await form.getByLabel(/^Mailbox for/).press("Enter");
  await expect(form.getByText("This is not a complete e-mail address.")).toBeVisible();
  await expect(form.getByLabel(/^Mailbox for/)).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await form.getByLabel(/^Mailbox for/).fill("desk@rathkar.example");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-sonner-toast]")).toContainText("Mail settings saved");
  await expect(page.getByText("Mail is on: new enquiries go to desk@rathkar.example")).toBeVisible();
  await expect(form.getByLabel("Password of the mailbox", { exact: true })).toHaveValue("");

  const send = page.getByRole("button", { name: "Send a test mail" });
  await send.click();
  await expect(page.getByText("refused the user name or the password: 535 5.7.8")).toBeVisible();
  await form.getByLabel("Password of the mailbox", { exact: true }).fill("right");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByLabel("Password of the mailbox", { exact: true })).toHaveValue("");
  await send.click();
  await expect(page.getByText("The mail server has accepted the test mail")).toBeVisible();
  expect(mailServer.taken.map(({ to }) => to)).toEqual([["desk@rathkar.example"]]);
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
});

test("what another tab has saved stands beside what was typed [MAIL-3]", async ({ context, emptySite }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  const mail = { path: "/admin/mail", title: "Mail" };
  await signIn(first, emptySite, mail);
  await second.goto(emptySite.url + mail.path);
  for (const [page, mailbox] of [
    [first, "first@rathkar.example"],
    [second, "second@rathkar.example"],
  ] as const) {
    await page.getByLabel(/^Server/).fill("localhost");
    await page.getByLabel(/^Mailbox for/).fill(mailbox);
    await page.getByRole("button", { name: "Save" }).click();
    if (page === first) await expect(page.getByText("Mail is on")).toBeVisible();
  }
  await expect(second.getByText("Newer value: first@rathkar.example")).toBeVisible();
  await expect(second.getByLabel(/^Mailbox for/)).toHaveValue("second@rathkar.example");
  await expectAccessible(second);
  await second.getByRole("button", { name: "Use the newer value" }).click();
  await expect(second.getByLabel(/^Mailbox for/)).toHaveValue("first@rathkar.example");
});

test("the usual provider is chosen by its name, and a service asks for a key alone [MAIL-7]", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, emptySite, { path: "/admin/mail", title: "Mail" });
  const form = page.getByRole("form", { name: "Mail settings" });
  const provider = form.getByLabel("Mail provider");
  await provider.selectOption("Gmail");
  await expect(form.getByLabel(/^Server/)).toHaveCount(0);
  await expect(form.getByText("An “app password” of this mailbox")).toBeVisible();
  await form.getByLabel(/^User name/).fill("owner@gmail.com");
  await provider.selectOption("Another one");
  await expect(form.getByLabel(/^Server/)).toHaveValue("");

  await provider.selectOption("Resend");
  await expect(form.getByLabel(/^User name/)).toHaveCount(0);
  await form.getByLabel("API key", { exact: true }).fill("re_1");
  await form.getByLabel(/^Mailbox for/).fill("desk@rathkar.example");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Please fill this in.")).toBeVisible();
  await form.getByLabel(/^Sender/).fill("site@rathkar.example");
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("go to desk@rathkar.example, from site@rathkar.example")).toBeVisible();
  await expect(provider).toHaveValue("Resend");
  await expect(form.getByText("One is stored and never shown.")).toBeVisible();
});
