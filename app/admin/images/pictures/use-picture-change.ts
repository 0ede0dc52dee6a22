import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { PictureChange } from "#domain/gallery/changes/picture-change.ts";
import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import { pictureChangePath } from "../../kit/addresses/images.ts";
import { newId } from "../../kit/form/new-id.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { postJson } from "../../kit/page/json-call.ts";
import { closeNotice, notifyFailure, notifySuccess, notifySuccessWithUndo } from "../../kit/page/notices.tsx";

export function usePictureChange({ id, version }: Pick<GalleryImage, "id" | "version">) {
  const adminText = useAdminText();
  const { imagePictures: text, layout } = adminText;
  const { revalidate } = useRevalidator();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<{ message: string; change: PictureChange } | null>(null);
  /** It may have been done, so it is sent again under its key. */
  const unanswered = useRef<{ asked: string; key: string } | null>(null);
  const notice = `picture-${id}`;

  async function post(seen: number, change: PictureChange) {
    const asked = JSON.stringify({ id, version: seen, change });
    const key = unanswered.current?.asked === asked ? unanswered.current.key : newId();
    unanswered.current = { asked, key };
    const answer = await postJson(
      adminText,
      pictureChangePath,
      { id, version: seen, key, change },
      ({ version: now }) => (typeof now === "number" ? { now } : null),
    );
    if (answer.ok) unanswered.current = null;
    return answer;
  }

  async function undo(seen: number): Promise<void> {
    const undone = await post(seen, { kind: "undo" });
    await revalidate();
    if (undone.ok) notifySuccess(text.success.undo);
    else notifyFailure(text.failure, undone.message);
  }

  async function change(asked: PictureChange): Promise<boolean> {
    setSaving(true);
    setProblem(null);
    const changed = await post(version, asked);
    setSaving(false);
    const { kind } = asked;
    if (!changed.ok) setProblem({ message: changed.message, change: asked });
    else if (kind === "undo") {
      closeNotice(notice);
      notifySuccess(text.success.undo);
    } else {
      const onUndo = () => void undo(changed.now);
      notifySuccessWithUndo(text.success[kind], undefined, { label: layout.undo, onUndo }, notice);
    }
    if (changed.ok || changed.message !== layout.networkError) await revalidate();
    return changed.ok;
  }

  return { change, isSaving, problem };
}
