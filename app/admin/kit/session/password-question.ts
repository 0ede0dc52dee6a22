import { createDeferred } from "./deferred.ts";

export type PasswordQuestion = ReturnType<typeof createPasswordQuestion>;

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
