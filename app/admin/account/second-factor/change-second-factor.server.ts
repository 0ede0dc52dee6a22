import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { requestContext, servicesContext } from "#app/context.server.ts";
import type { Asking, SecondFactorRefusal } from "#domain/administrator/second-factor/second-factor.ts";
import { type FormOutcome, refused, succeeded } from "../../kit/form/form-outcome.ts";
import { adminTextContext, counted } from "../../kit/page/admin-text.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";
import { waitSentence } from "../../kit/session/sign-in.server.ts";
import { deviceWords } from "../device-words.ts";
import { type QrCode, qrCode } from "./qr-code.server.ts";

const password = z.string().default("");
const code = z.string().default("");

export const secondFactorChanges = [
  z.object({ intent: z.literal("begin second factor"), password }),
  z.object({ intent: z.literal("second factor on"), code }),
  z.object({ intent: z.literal("second factor off"), password, code }),
  z.object({ intent: z.literal("renew recovery codes"), password, code }),
  z.object({ intent: z.literal("forget device"), device: z.string() }),
] as const;

type Change = z.output<(typeof secondFactorChanges)[number]>;

export interface SetUp {
  key: string;
  address: string;
  qrCode: QrCode;
}

export interface SecondFactorOutcome extends FormOutcome {
  setUp?: SetUp;
  recoveryCodes?: string[];
}

interface Call {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

export async function changeSecondFactor(call: Call, change: Change): Promise<SecondFactorOutcome> {
  const { context, request } = call;
  const text = context.get(adminTextContext);
  if (change.intent === "forget device") return forgetDevice(call, change);
  if (Object.values(change).includes("")) return refused(text.session.missingFields, 400);
  const { secondFactor } = context.get(servicesContext).administrator;
  const asking: Asking = {
    session: signedInAdministrator(context),
    cookie: request.headers.get("cookie"),
    address: context.get(requestContext).address,
  };
  const { switchedOn, switchedOff, renewed } = text.secondFactor;
  switch (change.intent) {
    case "begin second factor": {
      const begun = await secondFactor.begin(asking, change);
      return begun.ok
        ? { ...succeeded(""), setUp: setUpOf(begun.value.address) }
        : refuse(call, begun.refusal);
    }
    case "second factor on": {
      const on = await secondFactor.switchOn(asking, change);
      if (!on.ok) return refuse(call, on.refusal);
      const { ended, recoveryCodes } = on.value;
      const othersEnded = counted(text.activity.details.otherSessionsEnded, ended);
      await logActivity(context, "second factor on", ended === 0 ? "" : othersEnded);
      const told = ended === 0 ? undefined : text.account.password.othersSignedOut;
      return { ...succeeded(switchedOn, told), recoveryCodes };
    }
    case "second factor off": {
      const off = await secondFactor.switchOff(asking, change);
      if (!off.ok) return refuse(call, off.refusal);
      await logActivity(context, "second factor off");
      return succeeded(switchedOff);
    }
    case "renew recovery codes": {
      const made = await secondFactor.renewRecoveryCodes(asking, change);
      if (!made.ok) return refuse(call, made.refusal);
      await logActivity(context, "recovery codes made");
      return { ...succeeded(renewed), recoveryCodes: made.value.recoveryCodes };
    }
  }
}

function setUpOf(address: string): SetUp {
  const key = new URL(address).searchParams.get("secret") ?? "";
  return { key: key.match(/.{1,4}/g)?.join(" ") ?? "", address, qrCode: qrCode(address) };
}

async function forgetDevice(
  { context }: Call,
  { device }: Extract<Change, { intent: "forget device" }>,
): Promise<FormOutcome> {
  const { account, secondFactor } = context.get(adminTextContext);
  const { alreadyGone, forgotten } = secondFactor.devices;
  const { administrator } = context.get(servicesContext);
  const found = await administrator.forgetDevice(signedInAdministrator(context), device);
  if (found === null) return refused(alreadyGone, 409);
  await logActivity(context, "device forgotten", deviceWords(account.sessions, found.userAgent));
  return succeeded(forgotten);
}

async function refuse({ context }: Call, refusal: SecondFactorRefusal): Promise<FormOutcome> {
  const text = context.get(adminTextContext);
  const { details } = text.activity;
  switch (refusal.reason) {
    case "wrong":
      await logActivity(context, "sign-in failed", details.wrongCurrentPassword);
      return refused(text.secondFactor.passwordWrong, 403);
    case "code wrong":
      await logActivity(context, "sign-in failed", details.wrongCode);
      return refused(text.session.code.wrong, 403);
    case "throttled":
      await logActivity(context, "sign-in failed", details.tooManyCurrentPasswords);
      return refused(waitSentence(text, refusal.retryAfterSeconds), 429);
    case "no longer so":
      return refused(text.secondFactor.noLongerSo, 409);
    case "signed out":
      return refused(text.session.ended, 401);
  }
}
