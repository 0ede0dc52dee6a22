import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { z } from "zod";
import { createMailer } from "./create-mailer.ts";
import { type MailApi, mailApis } from "./mail-apis.ts";
import type { Mail } from "./mailer.ts";

const mail: Mail = {
  messageId: "<enquiry-1@rathkar.example>",
  sender: 'Rathkar "Bodies" <all@victims.example>',
  replyTo: { name: "गणपतराव शिंदे", address: "ganpatrao@shinde.example" },
  subject: "कोटेशन हवे:\r\nBcc: all@victims.example",
  text: "नमस्कार",
  html: "<p>नमस्कार</p>",
  language: "mr",
};
const key = "k/e+y";
const from = "site@rathkar.example";
const to = "owner@rathkar.example";
const subject = "कोटेशन हवे: Bcc: all@victims.example";
const named = '"Rathkar Bodies all@victims.example" <site@rathkar.example>';
const headers = { "Content-Language": "mr", "Auto-Submitted": "auto-generated" };

interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  json: unknown;
}

/** Takes what such a service takes, and answers with the given status and words; null never answers. */
async function startService() {
  const asked: Asked[] = [];
  let answer: { status: number; words: string } | null = { status: 200, words: "{}" };
  let isCut = false;
  const server = createServer(async (request, response) => {
    const parts = await request.toArray();
    const body = Buffer.concat(parts).toString("utf8");
    asked.push({ path: request.url ?? "", headers: request.headers, json: body && JSON.parse(body) });
    if (answer === null) return;
    response.writeHead(answer.status);
    if (isCut) response.write(answer.words);
    else response.end(answer.words);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = z.custom<AddressInfo>().parse(server.address());
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    asked,
    mailer: (api: MailApi, timeout?: number) => {
      const url = `${api}://${encodeURIComponent(key)}@127.0.0.1:${port}`;
      return createMailer({ url, from, to, ...(timeout === undefined ? {} : { timeout }) });
    },
    answer: (status: number, words: unknown) => {
      answer = { status, words: typeof words === "string" ? words : JSON.stringify(words) };
    },
    cutAnswers: () => {
      isCut = true;
    },
    keepSilent: () => {
      answer = null;
    },
    close,
    [Symbol.asyncDispose]: async () => close(),
  };
}

test("each service is asked as it wants to be, with the visitor to answer to, and nothing of his becomes a header [MAIL-7]", async () => {
  await using service = await startService();
  for (const api of mailApis)
    expect(await service.mailer(api).send(mail)).toEqual({ ok: true, value: undefined });
  const [resend, brevo, postmark] = service.asked;
  expect(resend).toMatchObject({
    path: "/emails",
    headers: { authorization: `Bearer ${key}`, "idempotency-key": mail.messageId },
    json: {
      ...{ from: named, to: [to], subject, text: mail.text, html: mail.html, headers },
      reply_to: ['"गणपतराव शिंदे" <ganpatrao@shinde.example>'],
    },
  });
  expect(brevo).toMatchObject({
    path: "/v3/smtp/email",
    headers: { "api-key": key },
    json: {
      ...{ to: [{ email: to }], subject, textContent: mail.text, htmlContent: mail.html, headers },
      ...{ sender: { email: from }, replyTo: { email: "ganpatrao@shinde.example", name: "गणपतराव शिंदे" } },
    },
  });
  expect(postmark).toMatchObject({
    path: "/email",
    headers: { "x-postmark-server-token": key },
    json: {
      ...{ From: named, To: to, Subject: subject, TextBody: mail.text, HtmlBody: mail.html },
      Headers: [
        { Name: "Content-Language", Value: "mr" },
        { Name: "Auto-Submitted", Value: "auto-generated" },
      ],
      MessageStream: "outbound",
    },
  });
});

test("a mail that was taken is sent, though the words of the answer never end [MAIL-7]", async () => {
  await using service = await startService();
  service.cutAnswers();
  expect((await service.mailer("postmark", 5_000).send(mail)).ok).toBe(true);
});

test("a service that repeats what it was asked has no key in what is told [MAIL-7]", async () => {
  await using service = await startService();
  service.answer(400, { message: `No good: Authorization: Bearer ${key}` });
  expect(await service.mailer("resend").send(mail)).toMatchObject({
    refusal: { detail: "400 No good: Authorization: Bearer …" },
  });
});

test("each way of failing is told apart: what a new attempt may mend from what the owner must [MAIL-7]", async () => {
  await using service = await startService();
  const failureOf = async (status: number, words: unknown) => {
    service.answer(status, words);
    const outcome = await service.mailer("resend").send(mail);
    return outcome.ok ? null : outcome.refusal;
  };
  const wrongKey = { name: "invalid_api_key", message: "API key is invalid" };
  expect(await failureOf(403, wrongKey)).toEqual({
    kind: "sign-in",
    detail: "403 invalid_api_key: API key is invalid",
  });
  expect(await failureOf(401, { Message: "No Account or Server API tokens" })).toMatchObject({
    kind: "sign-in",
  });
  expect(await failureOf(403, { message: "The domain is not verified" })).toMatchObject({ kind: "refused" });
  expect(await failureOf(422, "<html>\n".repeat(10_000))).toEqual({ kind: "refused", detail: "422" });
  for (const status of [408, 429, 500, 503])
    expect(await failureOf(status, { message: "later" })).toMatchObject({ kind: "busy" });
  expect(await failureOf(302, "elsewhere")).toMatchObject({ kind: "refused" });

  service.keepSilent();
  expect(await service.mailer("brevo", 200).send(mail)).toMatchObject({ refusal: { kind: "unconfirmed" } });
  const closed = service.mailer("postmark");
  const sending = closed.send(mail);
  closed.close();
  expect(await sending).toMatchObject({ refusal: { kind: "unconfirmed" } });
  service.close();
  expect(await service.mailer("brevo").send(mail)).toMatchObject({
    refusal: { kind: "unreachable", detail: "ECONNREFUSED" },
  });
});

test("a key is checked without a mail, and one that may only send is right [MAIL-7]", async () => {
  await using service = await startService();
  for (const api of mailApis) expect((await service.mailer(api).check()).ok).toBe(true);
  expect(service.asked.map(({ path, json }) => [path, json])).toEqual([
    ["/domains", ""],
    ["/v3/account", ""],
    ["/server", ""],
  ]);
  service.answer(401, {
    name: "restricted_api_key",
    message: "This API key is restricted to only send emails",
  });
  expect((await service.mailer("resend").check()).ok).toBe(true);
  service.answer(401, { name: "missing_api_key" });
  expect(await service.mailer("resend").check()).toMatchObject({ refusal: { kind: "sign-in" } });
});
