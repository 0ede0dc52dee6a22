import type { Administrator } from "#domain/administrator/administrator.ts";
import { appCode } from "./authenticator-app.ts";

export async function switchOnSecondFactor(
  administrator: Administrator,
  cookie: string,
  password: string,
): Promise<{ address: string; recoveryCodes: string[] }> {
  const session = await administrator.session(new Headers({ cookie }));
  if (session === null) throw new Error("Nobody is signed in.");
  const asking = { session, cookie, address: "198.51.100.4" };
  const begun = await administrator.secondFactor.begin(asking, { password });
  if (!begun.ok) throw new Error(`The second factor was refused: ${begun.refusal.reason}.`);
  const { address } = begun.value;
  const on = await administrator.secondFactor.switchOn(asking, { code: appCode(address) });
  if (!on.ok) throw new Error(`The code was refused: ${on.refusal.reason}.`);
  return { address, recoveryCodes: on.value.recoveryCodes };
}
