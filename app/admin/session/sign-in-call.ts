/** Signs in from the open page. Answers null when that worked, else the sentence to show. */
export async function signInAgain(email: string, password: string): Promise<string | null> {
  try {
    const response = await fetch("/admin/session", {
      method: "POST",
      body: JSON.stringify({ email, password }),
      headers: { "Content-Type": "application/json", Accept: "application/json" },
    });
    if (response.ok) return null;
    const answer: unknown = await response.json().catch(() => null);
    return messageIn(answer) ?? tooOften(response.status);
  } catch {
    return "The connection was lost. Please check it and try again.";
  }
}

/** For answers from before our routes, such as a limit of the server. */
function tooOften(status: number): string {
  return status === 429
    ? "Too many attempts. Please wait a few minutes and try again."
    : "You could not be signed in. Please try again.";
}

function messageIn(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null) return null;
  const message: unknown = Reflect.get(answer, "message");
  return typeof message === "string" ? message : null;
}
