/** The fields of the JSON object in an answer; none where it holds anything else. */
export async function jsonFields(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === "object" && body !== null ? { ...body } : {};
}
