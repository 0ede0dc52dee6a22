import { useSearchParams } from "react-router";
import { counted } from "../../layout/admin-text.ts";
import { Problem } from "../../ui/problem.tsx";
import type { Upload } from "../sending/use-upload.ts";

/** What the service worker could not keep, as it says in the address. */
export function NotShared({ upload: { text } }: { upload: Upload }) {
  const [search] = useSearchParams();
  const left = Number(search.get("left"));
  const isLost = search.get("shared") === "0" && left === 0;
  const message = isLost ? text.shared.notKept : left > 0 ? counted(text.shared.noRoom, left) : null;
  return message === null ? null : <Problem message={message} className="mb-6" />;
}
