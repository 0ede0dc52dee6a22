import type { OpenDatabase } from "#platform/database/open.ts";
import type { AdministratorSession } from "./sessions.ts";

export const firstSteps = ["details", "photographs", "notifications"] as const;
export type FirstStep = (typeof firstSteps)[number];

type Asking = Pick<AdministratorSession, "userId">;

export interface FirstSteps {
  putAside(session: Asking): Promise<FirstStep[]>;
  putStepAside(session: Asking, step: FirstStep): Promise<void>;
}

/** What an administrator has put aside of them. */
export function createFirstSteps({ db }: Pick<OpenDatabase, "db">): FirstSteps {
  async function putAside({ userId }: Asking): Promise<FirstStep[]> {
    const asked = db.selectFrom("user").select("stepsPutAside").where("id", "=", userId);
    const names = (await asked.executeTakeFirst())?.stepsPutAside?.split(" ") ?? [];
    return firstSteps.filter((step) => names.includes(step));
  }
  return {
    putAside,
    async putStepAside(session, step) {
      const stepsPutAside = [...new Set([...(await putAside(session)), step])].join(" ");
      await db.updateTable("user").set({ stepsPutAside }).where("id", "=", session.userId).execute();
    },
  };
}
