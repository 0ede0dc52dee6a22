import type { ReceivedPhotograph } from "./picture-store.ts";

const longestOriginalName = 60;
const objectName = /^(?:before|after|main)_\d{1,15}_\d{1,6}_[A-Za-z0-9][A-Za-z0-9_-]{0,79}\.jpg$/;

/** Whether a text can be the name of a stored picture; anything else need not be looked for. */
export function isObjectName(text: string): boolean {
  return objectName.test(text);
}

/**
 * The name under which a photograph is stored: `{role}_{timestamp}_{index}_{sanitised original name}.jpg`
 * (specification section 7, decision 18), plain ASCII that needs no escaping in a path or a URL.
 * The timestamp is in milliseconds. `distinction` sets apart what would otherwise share a name.
 */
export function objectNameFor(
  photograph: Pick<ReceivedPhotograph, "role" | "index" | "originalName">,
  arrivedAt: Date,
  distinction?: string,
): string {
  const index = Math.min(Math.max(Math.trunc(photograph.index) || 0, 0), 999_999);
  const name = sanitisedName(photograph.originalName);
  const ending = distinction === undefined ? "" : `-${distinction}`;
  return `${photograph.role}_${arrivedAt.getTime()}_${index}_${name}${ending}.jpg`;
}

function sanitisedName(originalName: string): string {
  const file = originalName.slice(-1024).split(/[/\\]/).at(-1) ?? "";
  const safe = file
    .replace(/(?<=.)\.[^.]*$/u, "")
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[^A-Za-z0-9_]+/g, "-")
    .slice(0, longestOriginalName)
    .replace(/^[-_]+|[-_]+$/g, "");
  return safe === "" ? "photo" : safe;
}
