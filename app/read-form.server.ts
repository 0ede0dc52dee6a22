/** The last of fields with one name. The server lets nothing else than a form through to an action. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}
