/** In the workshop's own time. */
const timeZone = "Asia/Kolkata";
const formats = {
  moment: new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short", timeZone }),
  day: new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone }),
};

export function Time({ iso, as = "moment" }: { iso: string; as?: keyof typeof formats }) {
  return <time dateTime={iso}>{formats[as].format(new Date(iso))}</time>;
}
