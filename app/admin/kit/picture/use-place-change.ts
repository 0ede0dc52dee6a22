import { useState } from "react";
import { useRevalidator } from "react-router";
import type { PicturePlace } from "#content/places.ts";
import type { PlaceContent, StoredPlace } from "#domain/site-pictures/site-pictures.ts";
import { type SaveIntent, useOnPage } from "../form/on-page.ts";
import { useAdminText } from "../page/admin-text.ts";
import { postJson } from "../page/json-call.ts";
import { notifyFailure, notifySuccess, notifySuccessWithUndo } from "../page/notices.tsx";

export function usePlaceChange(place: PicturePlace, stored: StoredPlace) {
  const text = useAdminText();
  const isDraft = useOnPage() !== null;
  const { revalidate } = useRevalidator();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const post = (version: number, { url, document, focus }: PlaceContent, intent?: SaveIntent) => {
    const content = { place, version, url, document, focus };
    const publishes = intent === "publish";
    const sent = isDraft ? { ...content, isDraft, publishes } : content;
    return postJson(text, "/admin/pictures/change", sent, ({ version: now }) =>
      typeof now === "number" ? { now } : null,
    );
  };

  async function undo(version: number) {
    const undone = await post(version, stored);
    await revalidate();
    if (undone.ok) notifySuccess(text.pictures.undone);
    else notifyFailure(text.pictures.failure, undone.message);
  }

  async function change(content: PlaceContent, done: string, intent?: SaveIntent): Promise<boolean> {
    setSaving(true);
    setProblem(null);
    const changed = await post(stored.version, content, intent);
    setSaving(false);
    if (changed.ok && isDraft) {
      notifySuccess(intent === "publish" ? done : text.onPage.draftSaved, text.onPage.draftSavedWhere);
    } else if (changed.ok) {
      const onUndo = () => void undo(changed.now);
      notifySuccessWithUndo(done, undefined, { label: text.layout.undo, onUndo }, `place-${place}`);
    } else setProblem(changed.message);
    await revalidate();
    return changed.ok;
  }

  return { change, isSaving, problem };
}
