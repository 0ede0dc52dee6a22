import { createDeferred } from "./deferred.ts";

export type PasswordQuestion = ReturnType<typeof createPasswordQuestion>;

/** Whether an open page asks for the password; all requests that wait for it are answered at once. */
export function createPasswordQuestion() {
  let asked: ReturnType<typeof createDeferred<boolean>> | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    isAsked: () => asked !== null,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resolves once it is given (true) or nobody wants to give it. */
    ask(): Promise<boolean> {
      asked ??= createDeferred<boolean>();
      tell();
      return asked.promise;
    },
    answer(isGiven: boolean) {
      asked?.resolve(isGiven);
      asked = null;
      tell();
    },
  };
}
