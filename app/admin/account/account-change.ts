/** How a change of the account ended, in the words the administrator reads (specification sections 5 and 8). */
export type AccountChange =
  | { ok: true; status: number; message: string; description: string }
  | { ok: false; status: number; message: string; asksForCurrent: boolean };
