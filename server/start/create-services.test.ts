import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { engines } from "#tests/support/engines.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { everything, minute, sampleEnquiry } from "#tests/support/test-enquiries.ts";
import { createServices } from "./create-services.ts";

async function openServer(databaseUrl: string) {
  const folder = await temporaryFolder();
  const config = readConfig({ DATA_DIR: folder.path, DATABASE_URL: databaseUrl });
  const { services, close } = await createServices(config, silentLog);
  onTestFinished(async () => {
    await close();
    await folder[Symbol.asyncDispose]();
  });
  return services;
}

describe.each(engines.filter(({ name }) => name === "PostgreSQL"))("servers on $name", (engine) => {
  test("without AUTH_SECRET take each other's forms and sessions [ENQ-1, OPS-5]", async () => {
    await using database = await engine.open();
    const [first, second] = await Promise.all([1, 2].map(() => openServer(database.config.url ?? "")));
    if (first === undefined || second === undefined) throw new Error("There are no two servers.");

    const formToken = first.enquiries.issueFormToken();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minute });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const submission = { submissionKey: "key-of-this-test", formToken, website: "" };
    await second.enquiries.submit(sampleEnquiry, submission);
    const { enquiries } = await first.enquiries.list(everything, 1);
    expect(enquiries).toMatchObject([{ state: "new", mailState: "waiting" }]);

    const owner = { email: "owner@rathkar.example", password: "six-cylinders" };
    await first.administrator.createOrReset(owner);
    const signIn = await first.administrator.signIn(owner, {
      address: "127.0.0.1",
      userAgent: null,
      cookie: null,
    });
    if (!signIn.ok || !("setCookie" in signIn.value)) throw new Error("The owner could not sign in.");
    const cookie = signIn.value.setCookie.map((text) => text.split(";")[0]).join("; ");
    expect(await second.administrator.session(new Headers({ cookie }))).not.toBeNull();
  });
});
