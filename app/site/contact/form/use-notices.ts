import { useRef, useState } from "react";
import { mostNotices, type Notice } from "./notices.tsx";

/** Notices that stay until they are closed; a fourth pushes the oldest out. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const told = useRef(0);
  return {
    notices,
    tell(notice: Omit<Notice, "id">) {
      told.current += 1;
      const id = told.current;
      setNotices((before) => [...before, { ...notice, id }].slice(-mostNotices));
    },
    dismiss: (id: number) => setNotices((before) => before.filter((notice) => notice.id !== id)),
    dismissAll: () => setNotices([]),
  };
}
