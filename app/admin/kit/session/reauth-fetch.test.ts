import { expect, test } from "vitest";
import { createPasswordQuestion } from "./password-question.ts";
import { reauthFetch } from "./reauth-fetch.ts";
import { createReauthGate } from "./reauth-gate.ts";

const origin = "https://rathkar.example";
const ended = () => new Response(null, { status: 401, headers: { "Rathkar-Session": "ended" } });

function openPage(answers: (Response | Promise<Response>)[] = []) {
  const gate = createReauthGate();
  const question = createPasswordQuestion();
  const sent: { url: string; account: string | null; isUnattended: boolean; body: string }[] = [];
  let isUnattended = false;
  const send: typeof fetch = async (input, init) => {
    const request = new Request(
      typeof input === "object" && "url" in input ? input : new URL(input, origin),
      init,
    );
    const body = await request.text();
    const { url, headers } = request;
    const account = headers.get("Rathkar-Account");
    sent.push({ url, account, isUnattended: headers.has("Rathkar-Unattended"), body });
    return answers.shift() ?? new Response("fine");
  };
  const page = { send, gate, question, account: "owner-1", origin, isUnattended: () => isUnattended };
  return {
    ...{ gate, question, sent, fetch: reauthFetch(page) },
    leave: () => {
      isUnattended = true;
    },
  };
}

function interrupted(gate: ReturnType<typeof createReauthGate>): Promise<void> {
  return new Promise((resolve) => {
    const stop = gate.subscribe(() => {
      if (gate.interruption() === null) return;
      stop();
      resolve();
    });
  });
}

test("a request that finds the session ended goes on with the same body after signing in", async () => {
  const page = openPage([ended()]);
  const interruption = interrupted(page.gate);
  const answer = page.fetch("/admin/images.data", { method: "POST", body: new URLSearchParams({ id: "7" }) });
  await interruption;
  expect(page.gate.interruption()).toBe("ended");
  expect(page.sent).toHaveLength(1);

  page.gate.resume();
  expect(await (await answer).text()).toBe("fine");
  expect(page.sent.map(({ body }) => body)).toEqual(["id=7", "id=7"]);
  expect(page.sent.map(({ account }) => account)).toEqual(["owner-1", "owner-1"]);
});

const wanted = () =>
  Response.json(
    { message: "Nothing was done." },
    { status: 403, headers: { "Rathkar-Session": "password" } },
  );

test("what needs the password waits for it, is asked for once, and goes on with the same body [ACC-23]", async () => {
  const page = openPage([wanted(), wanted()]);
  const deletion = page.fetch("/admin/bin/change", { method: "POST", body: "first" });
  const file = page.fetch("/admin/account/backup", { method: "HEAD" });
  await expect.poll(() => page.sent.length).toBe(2);
  expect(page.question.isAsked()).toBe(true);

  page.question.answer(true);
  expect(page.question.isAsked()).toBe(false);
  expect(await (await deletion).text()).toBe("fine");
  expect((await file).status).toBe(200);
  expect(page.sent.map(({ body }) => body).toSorted()).toEqual(["", "", "first", "first"]);
});

test("where nobody gives the password, the refusal is the answer [ACC-23]", async () => {
  const page = openPage([wanted()]);
  const deletion = page.fetch("/admin/bin/change", { method: "POST", body: "first" });
  await expect.poll(() => page.question.isAsked()).toBe(true);
  page.question.answer(false);
  expect([(await deletion).status, page.sent.length]).toEqual([403, 1]);
});

test("a request that was made as an object can be sent again", async () => {
  const page = openPage([ended()]);
  const interruption = interrupted(page.gate);
  const answer = page.fetch(new Request(`${origin}/admin/upload/batch`, { method: "POST", body: "batch" }));
  await interruption;
  page.gate.resume();
  expect((await answer).ok).toBe(true);
  expect(page.sent.map(({ body }) => body)).toEqual(["batch", "batch"]);
});

test("all that wait go on together, and nothing asks twice", async () => {
  const late = Promise.withResolvers<Response>();
  const page = openPage([ended(), late.promise]);
  const interruption = interrupted(page.gate);
  const first = page.fetch("/admin/images.data");
  const second = page.fetch("/admin/upload/picture", { method: "POST", body: "bytes" });
  await interruption;
  page.gate.resume();
  await first;

  late.resolve(ended());
  expect((await second).ok).toBe(true);
  expect(page.gate.interruption()).toBeNull();
});

test("another account in the same browser interrupts too", async () => {
  const headers = { "Rathkar-Session": "other account" };
  const page = openPage([new Response(null, { status: 401, headers })]);
  const interruption = interrupted(page.gate);
  const answer = page.fetch("/admin/images.data");
  await interruption;
  expect(page.gate.interruption()).toBe("other account");
  page.gate.resume();
  expect((await answer).ok).toBe(true);
});

test("a 401 that is not the guard's is answered as it is", async () => {
  const page = openPage([Response.json({ message: "Invalid admin credentials" }, { status: 401 })]);
  expect((await page.fetch("/admin/session", { method: "POST" })).status).toBe(401);
  expect(page.gate.interruption()).toBeNull();
});

test.each(["https://elsewhere.example/admin/images", "/gallery", "/administration"])(
  "a request to %s learns nothing of the account",
  async (url) => {
    const page = openPage();
    await page.fetch(url);
    expect(page.sent.map(({ account }) => account)).toEqual([null]);
  },
);

test("whoever gives up while waiting is let go", async () => {
  const page = openPage([ended()]);
  const interruption = interrupted(page.gate);
  const controller = new AbortController();
  const answer = page.fetch("/admin/images.data", { signal: controller.signal });
  await interruption;
  controller.abort();
  await expect(answer).rejects.toThrow("aborted");
  expect(page.sent).toHaveLength(1);
});

test("a page that is left lets go of all that waits, and the next begins without an interruption", async () => {
  const page = openPage([ended()]);
  const interruption = interrupted(page.gate);
  const answer = page.fetch("/admin/images.data");
  await interruption;
  page.gate.abandon();
  await expect(answer).rejects.toThrow("The page was left.");
  expect(page.gate.interruption()).toBeNull();
  await page.gate.whenSignedInAgain();
});

test("what the page asks by itself says so, and nothing else does", async () => {
  const page = openPage();
  await page.fetch("/admin/images.data");
  page.leave();
  await page.fetch("/admin/enquiries/news");
  expect(page.sent.map(({ isUnattended }) => isUnattended)).toEqual([false, true]);
});
