import { expect, test } from "vitest";
import { startMailServer, startMuteServer } from "#tests/support/mail-server.ts";
import { createSmtpMailer } from "./create-smtp-mailer.ts";
import type { Mail, MailFailure } from "./mailer.ts";

const route = {
  from: "site@rathkar.example",
  to: "owner@rathkar.example",
};

const mail: Mail = {
  messageId: "<enquiry-1@rathkar.example>",
  sender: "Rathkar",
  replyTo: { name: "गणपतराव शिंदे", address: "ganpatrao@shinde.example" },
  subject: "कोटेशन हवे: Tata Ace",
  text: "नमस्कार",
  html: "<p>नमस्कार</p>",
  language: "mr",
};

function header(source: string, name: string): string {
  const [head = ""] = source.split("\r\n\r\n");
  const unfolded = head.replace(/\r\n[ \t]+/g, " ");
  const value = new RegExp(`^${name}: (.*)$`, "im").exec(unfolded)?.[1] ?? "";
  return value
    .replace(/\?= =\?/g, "?==?")
    .replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, word) => Buffer.from(word, "base64").toString("utf8"))
    .replace(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, word: string) =>
      Buffer.from(
        word
          .replaceAll("_", " ")
          .replace(/=([0-9A-F]{2})/g, (_hex, pair) => String.fromCharCode(Number.parseInt(pair, 16))),
        "latin1",
      ).toString("utf8"),
    );
}

test("a mail arrives with its words, its Message-ID and the visitor to answer to", async () => {
  await using server = await startMailServer();
  const mailer = createSmtpMailer({ ...route, url: server.url });
  expect(await mailer.send(mail)).toEqual({ ok: true, value: undefined });

  const [taken] = server.taken;
  expect(taken?.to).toEqual(["owner@rathkar.example"]);
  expect(taken?.messageId).toBe("<enquiry-1@rathkar.example>");
  const source = taken?.source ?? "";
  expect(header(source, "subject")).toBe("कोटेशन हवे: Tata Ace");
  expect(header(source, "reply-to")).toContain("<ganpatrao@shinde.example>");
  expect(header(source, "reply-to")).toContain("गणपतराव शिंदे");
  expect(header(source, "from")).toBe("Rathkar <site@rathkar.example>");
  expect(header(source, "content-language")).toBe("mr");
  expect(source).toMatch(/multipart\/alternative/);
});

test("nothing a visitor writes becomes a header of its own", async () => {
  await using server = await startMailServer();
  const mailer = createSmtpMailer({ ...route, url: server.url });
  await mailer.send({
    ...mail,
    subject: "Quote\r\nBcc: all@victims.example\r\n\r\nbody",
    replyTo: { name: 'G"\r\nBcc: all@victims.example', address: "a@b.example\r\nBcc: all@victims.example" },
  });

  expect(server.taken.map(({ to }) => to)).toEqual([["owner@rathkar.example"]]);
  expect(server.taken[0]?.source).not.toMatch(/^bcc:/im);
});

async function failureOnceTaken(url: string, timeout = 250): Promise<MailFailure | null> {
  const outcome = await createSmtpMailer({ ...route, url, timeout }).send(mail);
  if (outcome.ok) return null;
  return outcome.refusal.kind === "silent" ? failureOnceTaken(url, 2 * timeout) : outcome.refusal;
}

test("each way of failing is told apart, in words that fit on a line", async () => {
  await using server = await startMailServer();
  const patient = createSmtpMailer({ ...route, url: server.url });
  const failureFor = async (mailer = patient) => {
    const outcome = await mailer.send(mail);
    return outcome.ok ? null : outcome.refusal;
  };
  server.behave("busy");
  expect(await failureFor()).toEqual({ kind: "busy", detail: "451 4.3.2 try again later" });
  server.behave("refuse");
  expect(await failureFor()).toEqual({
    kind: "refused",
    detail: expect.stringMatching(/^550.*5\.7\.1 mailbox/),
  });
  server.behave("hang");
  expect(await failureOnceTaken(server.url)).toMatchObject({ kind: "unconfirmed" });
  server.behave("swallow");
  expect(await failureFor()).toMatchObject({ kind: "unconfirmed" });
  await server.disappear();
  expect(await failureFor()).toEqual({ kind: "unreachable", detail: "ECONNREFUSED" });

  await server.comeBack();
  server.behave("delay");
  expect(await failureFor()).toBeNull();
});

test("a server that never says a word is left in time", async () => {
  await using server = await startMuteServer();
  const mailer = createSmtpMailer({ ...route, url: server.url, timeout: 300 });
  expect(await mailer.send(mail)).toMatchObject({ ok: false, refusal: { kind: "silent" } });
  expect(await mailer.check()).toMatchObject({ ok: false, refusal: { kind: "silent" } });
});

test("a mail under way is cut off when the mailer is closed", async () => {
  await using server = await startMailServer();
  server.behave("hang");
  const mailer = createSmtpMailer({ ...route, url: server.url });
  const sending = mailer.send(mail);
  await server.received(1);
  mailer.close();
  expect(await sending).toMatchObject({ ok: false, refusal: { kind: "unconfirmed" } });
});

test("a wrong password is found by the check, and a right one works", async () => {
  await using server = await startMailServer({ name: "site@rathkar.example", password: "right" });
  const wrong = createSmtpMailer({ ...route, url: server.url.replace("right", "wrong") });
  expect(await wrong.check()).toMatchObject({ ok: false, refusal: { kind: "sign-in" } });
  const right = createSmtpMailer({ ...route, url: server.url });
  expect(await right.check()).toEqual({ ok: true, value: undefined });
  expect(await right.send(mail)).toEqual({ ok: true, value: undefined });
});

test("a server elsewhere that cannot encrypt gets neither password nor mail", async () => {
  await using server = await startMailServer({ name: "site@rathkar.example", password: "right" });
  const mailer = createSmtpMailer({ ...route, url: server.url.replace("127.0.0.1", "0.0.0.0") });
  const failure = { ok: false, refusal: { kind: "no encryption" } };

  expect(await mailer.check()).toMatchObject(failure);
  expect(await mailer.send(mail)).toMatchObject(failure);
  expect(server.signIns()).toBe(0);
  expect(server.taken).toEqual([]);
});
