/** Typed, or a bookmark. */
const direct = "direct";

const unreadable = "other";
const longest = 40;
const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const label = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u;
/** Hides phone numbers that somebody put into a link. */
const number = /\d{6}/;

/** What the link says, else its host, which may be empty. */
export function sourceOf(host: string, labels: URLSearchParams): string {
  const [source = "", medium = ""] = ["utm_source", "utm_medium"].map(
    (name) => labels.get(name)?.trim() ?? "",
  );
  if (source !== "") return [source, medium].filter(Boolean).map(readLabel).join(" / ");
  const from = host.toLowerCase().replace(/:\d+$/, "");
  if (from === "") return direct;
  if (/(^|\.)whatsapp(\.|$)|^wa\.me$/.test(from)) return "whatsapp";
  return hostName.test(from) && from.length <= 2 * longest
    ? from.replace(/^(?:www|m|l|lm)\.(?=.+\.)/, "")
    : unreadable;
}

function readLabel(written: string): string {
  const text = written.toLowerCase();
  return text.length <= longest && label.test(text) && !number.test(text) ? text : unreadable;
}
