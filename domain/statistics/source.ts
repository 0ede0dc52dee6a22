/** A visit that names nowhere: typed, or a bookmark. */
export const direct = "direct";

const unreadable = "other";
const longest = 40;
const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const label = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u;
/** Nobody's phone number is kept, whoever puts one into a link. */
const number = /\d{6}/;

/** One name for where a visit came from: what the link says of itself, else the host that it stood on, which may be empty. */
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
