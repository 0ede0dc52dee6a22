/** The fields of a posted form, the last of those with one name. The server lets nothing else through to an action. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}
