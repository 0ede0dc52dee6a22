import type { TestEngine } from "./engines.ts";
import { elsewhere, home, openAdministrator, owner, sessionOf, signedIn } from "./test-administrator.ts";

export const minute = 60 * 1000;
export const newPassword = "truck shed river";
export const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

export async function openAccount(engine: TestEngine, others = 0) {
  const context = await openAdministrator(engine);
  await context.administrator.createOrReset(owner);
  const headers = await signedIn(context.administrator);
  const otherHeaders: Headers[] = [];
  for (let place = 0; place < others; place += 1) {
    otherHeaders.push(await signedIn(context.administrator, elsewhere));
  }
  return {
    ...context,
    headers,
    otherHeaders,
    session: () => sessionOf(context.administrator, headers),
    async begun(milliseconds: number) {
      const { id } = await sessionOf(context.administrator, headers);
      const createdAt = ago(milliseconds);
      await context.db.updateTable("session").set({ createdAt }).where("id", "=", id).execute();
    },
    change: async (current = "", password = newPassword) =>
      context.administrator.changePassword(await sessionOf(context.administrator, headers), {
        password,
        confirmation: password,
        current,
        address: home.address,
      }),
    end: async (reference: string | null, current = "") =>
      context.administrator.endSessions(await sessionOf(context.administrator, headers), {
        ...{ reference, current },
        address: home.address,
      }),
  };
}
