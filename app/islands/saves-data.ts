export function savesData(): boolean {
  if (window.matchMedia("(prefers-reduced-data: reduce)").matches) return true;
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
  );
}
