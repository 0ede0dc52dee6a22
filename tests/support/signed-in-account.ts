import type { TestEngine } from "./engines.ts";
import { elsewhere, home, openAdministrator, owner, sessionOf, signedIn } from "./test-administrator.ts";

/** Milliseconds. */
export const minute = 60 * 1000;
export const newPassword = "truck shed river";
export const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** The owner signed in at home, and in as many other places as asked for. */
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
    /** Lets the session at home have begun so long ago. */
    async begun(milliseconds: number) {
      const { id } = await sessionOf(context.administrator, headers);
      const createdAt = ago(milliseconds);
      await context.db.updateTable("session").set({ createdAt }).where("id", "=", id).execute();
    },
    /** A new password from home. */
    change: async (current = "", password = newPassword) =>
      context.administrator.changePassword(await sessionOf(context.administrator, headers), {
        password,
        confirmation: password,
        current,
        address: home.address,
      }),
    /** Signs out of one other place, or of all without a reference. */
    end: async (reference: string | null, current = "") =>
      context.administrator.endSessions(await sessionOf(context.administrator, headers), {
        ...{ reference, current },
        address: home.address,
      }),
  };
}
