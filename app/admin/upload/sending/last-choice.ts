const key = "rathkar-one-project";

/** Of this browser; one that keeps nothing begins with one each. */
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
      // The choice is made for this time.
    }
  },
};
