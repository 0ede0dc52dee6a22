const key = "rathkar-one-project";

export const lastChoice = {
  isOneProject(): boolean {
    try {
      return localStorage.getItem(key) === "yes";
    } catch {
      return false;
    }
  },
  remember(isOneProject: boolean): void {
    try {
      if (isOneProject) localStorage.setItem(key, "yes");
      else localStorage.removeItem(key);
    } catch {
      // Nothing is lost but the memory of the choice.
    }
  },
};
