import { textsOf } from "#content/texts.server.ts";
import { photographOf } from "#tests/support/photographs.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { signIn } from "./sign-in.ts";

const text = textsOf("mr").quickPrice;

test.describe("the quick price", () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

  test("two photographs and a number wait for the line, and then arrive once [QP-1, QP-2, QP-5, QP-6, QP-9]", async ({
    page,
    context,
    emptySite: site,
  }) => {
    const photograph = await photographOf(2400, 1800).jpeg().toBuffer();
    await page.goto(`${site.url}/mr/contact?service=Painting`);
    const form = page.locator("[data-island=quick-price]");
    await expect(form).toHaveAttribute("data-hydrated");
    await expect(form.locator(".price-photos")).toBeHidden();
    await form.locator("[name=phone]").fill("९८२२० १२३४५");
    await form.getByText(text.more).click();
    await expect(form.locator(".price-photos")).toBeVisible();
    await form.locator("input[type=file]").setInputFiles(
      ["one.jpg", "two.jpg", "three.jpg"].map((name) => ({
        name,
        mimeType: "image/jpeg",
        buffer: photograph,
      })),
    );
    await expect(form.locator("canvas")).toHaveCount(3);
    await form.getByRole("button", { name: text.state.remove.replace("{number}", "3") }).click();
    await expect(form.locator("canvas")).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);

    await context.setOffline(true);
    await form.getByRole("button", { name: text.send }).click();
    await expect(form.getByRole("status")).toHaveText(text.state.away);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: text.received.title })).toBeVisible();
    await expect(page.getByText("+91 98220 12345", { exact: true })).toBeVisible();

    await signIn(page, site);
    await page.goto(`${site.url}/admin/enquiries`);
    await page.getByRole("link", { name: "+91 98220 12345" }).click();
    const small = page.locator("img[src*='size=small']");
    await expect(small).toHaveCount(2);
    await small.first().click();
    await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  });

  test("a number that is missing is asked for in the page's language [QP-1, QP-3]", async ({
    page,
    emptySite: site,
  }) => {
    await page.goto(`${site.url}/mr/contact?service=Painting`);
    const form = page.locator("[data-island=quick-price]");
    await expect(form).toHaveAttribute("data-hydrated");
    await form.getByRole("button", { name: text.send }).click();
    await expect(form.getByRole("alert")).toHaveText(textsOf("mr").contact.form.missing.phone);
    await expect(form.locator("[name=phone]")).toBeFocused();
    await form.locator("[name=phone]").fill("98220 12345");
    await expect(form.getByRole("alert")).toHaveCount(0);
    await form.getByRole("button", { name: text.send }).click();
    await expect(page.getByRole("heading", { name: text.received.title })).toBeVisible();
  });

  test("a number that looks incomplete is asked about once, and taken when it is sent again [QP-3]", async ({
    page,
    emptySite: site,
  }) => {
    await page.goto(`${site.url}/mr/contact?service=Painting`);
    const form = page.locator("[data-island=quick-price]");
    await expect(form).toHaveAttribute("data-hydrated");
    await form.locator("[name=phone]").fill("98220 1234");
    await form.getByRole("button", { name: text.send }).click();
    await expect(form.getByRole("alert")).toHaveText(textsOf("mr").contact.form.incomplete);
    await expect(form.locator("[name=phone]")).toBeFocused();
    await form.getByRole("button", { name: text.send }).click();
    await expect(page.getByRole("heading", { name: text.received.title })).toBeVisible();
  });
});
