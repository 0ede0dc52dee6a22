import { useEffect, useState } from "react";
import { type PostForm, postPath } from "./post-forms.ts";

type MadePost = { state: "making" | "failed" } | { state: "made"; file: File };

export function useMadePost(id: string, form: PostForm): { post: MadePost; tryAgain(): void } {
  const [post, setPost] = useState<MadePost>({ state: "making" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (told: MadePost) => {
      if (!leaving.signal.aborted) setPost(told);
    };
    tell({ state: "making" });
    made(id, form, leaving.signal).then(
      (file) => tell({ state: "made", file }),
      () => tell({ state: "failed" }),
    );
    return () => leaving.abort();
  }, [id, form, tries]);
  return { post, tryAgain: () => setTries((before) => before + 1) };
}

async function made(id: string, form: PostForm, signal: AbortSignal): Promise<File> {
  const response = await fetch(postPath(id, form), { signal });
  if (!response.ok) throw new Error(`The picture to be posted was refused: ${response.status}`);
  const blob = await response.blob();
  return new File([blob], `${form}-${id.slice(0, 8)}.jpg`, { type: "image/jpeg" });
}
