/** Whether the visitor has told the browser to load little. */
export function savesData(request: Request): boolean {
  return request.headers.get("Save-Data") === "on";
}
