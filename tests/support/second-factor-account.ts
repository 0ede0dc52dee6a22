import { vi } from "vitest";
import type { SignInFrom } from "#domain/administrator/sign-in.ts";
import { appCode } from "./authenticator-app.ts";
import type { TestEngine } from "./engines.ts";
import {
  browserWith,
  elsewhere,
  home,
  openAdministrator,
  owner,
  sessionOf,
  signedIn,
} from "./test-administrator.ts";

export const minute = 60 * 1000;
export const day = 24 * 60 * minute;

/** Puts the clock on. A code is good for one use: what comes later in a test needs a later one. */
export function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

export async function openSecondFactorAccount(engine: TestEngine) {
  const context = await openAdministrator(engine);
  const { administrator } = context;
  await administrator.createOrReset(owner);
  const headers = await signedIn(administrator);
  const asking = async () => ({
    session: await sessionOf(administrator, headers),
    cookie: headers.get("cookie"),
    address: home.address,
  });
  const { password } = owner;
  return {
    ...context,
    headers,
    asking,
    factor: administrator.secondFactor,
    async begin() {
      const begun = await administrator.secondFactor.begin(await asking(), { password });
      if (!begun.ok) throw new Error(`Not begun: ${begun.refusal.reason}`);
      return begun.value.address;
    },
    async switchOn() {
      const address = await this.begin();
      const switched = await administrator.secondFactor.switchOn(await asking(), { code: appCode(address) });
      if (!switched.ok) throw new Error(`Not switched on: ${switched.refusal.reason}`);
      pass(minute);
      return { address, recoveryCodes: switched.value.recoveryCodes };
    },
    async withPassword(from: SignInFrom = elsewhere) {
      const step = await administrator.signIn(owner, from);
      if (!step.ok || !step.value.asksForCode) throw new Error("No code was asked for.");
      return { ...from, cookie: browserWith(step.value.setCookie).get("cookie") };
    },
  };
}
