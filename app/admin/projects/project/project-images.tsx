import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { sitePath } from "#app/language/paths.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { projectPath, projectsPath } from "../../kit/addresses/projects.ts";
import { counted, useAdminText } from "../../kit/page/admin-text.ts";
import { isPair } from "../../kit/picture/listed-image.ts";
import { PictureToPost } from "../../kit/post/picture-to-post.tsx";
import { useProjectChange } from "../../kit/projects/use-project-change.ts";
import { share } from "../../kit/share/share.ts";
import { type NamedImage, ProjectImage } from "./project-image.tsx";
import { movedTo, useDragOrder } from "./use-drag-order.ts";

export interface LoadedProject {
  id: string;
  rows: NamedImage[];
}

export function ProjectImages({ id, rows }: LoadedProject) {
  const { projects: text, images, language } = useAdminText();
  const send = useProjectChange();
  const navigate = useNavigate();
  const list = useRef<HTMLOListElement>(null);
  const [sent, setSent] = useState<readonly string[] | null>(null);
  const ids = sent ?? rows.map(({ image }) => image.id);
  const { dragged, order, handle } = useDragOrder(list, ids, (asked) => void arrange(asked, text.told.order));
  const byId = new Map(rows.map((row) => [row.image.id, row]));
  const shown = order.flatMap((imageId) => byId.get(imageId) ?? []);
  const posted = shown.find(isPair) ?? shown[0];
  const path = sitePath(language, `/gallery/${id}`);

  async function arrange(asked: readonly string[], told: string) {
    setSent(asked);
    await send("order", asked, told);
    setSent(null);
  }

  /** Sent to an image that stays, as the project's address may go with another. */
  async function take(kind: "remove" | "split", leaving: readonly string[], told: string) {
    const [first, ...others] = ids.filter((imageId) => !leaving.includes(imageId));
    const stays = first !== undefined && others.length > 0;
    await navigate(stays ? projectPath(first) : projectsPath, { replace: true, preventScrollReset: stays });
    await send(kind, leaving, told);
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="mr-auto text-lg wrap-anywhere">
          {shown[0]?.name} · {counted(text.photos, rows.length)}
        </h2>
        <a href={path} target="_blank" rel="noreferrer" className={buttonClass("secondary")}>
          {text.see}
        </a>
        <Button kind="secondary" onClick={() => void share([{ name: shown[0]?.name ?? "", path }])}>
          {images.onSite.share}
        </Button>
        {posted === undefined ? null : <PictureToPost id={posted.image.id} name={posted.name} />}
      </div>
      <p className="text-sm text-steel">{text.hint}</p>
      <ol ref={list} className="grid gap-3 md:grid-cols-2">
        {shown.map((row, place) => (
          <ProjectImage
            key={row.image.id}
            {...{ row, place }}
            count={shown.length}
            isDragged={dragged === row.image.id}
            handle={handle(row.image.id)}
            onMove={(to) =>
              void arrange(movedTo(ids, row.image.id, to), to === 0 ? text.told.cover : text.told.order)
            }
            onTakeOut={() => void take("remove", [row.image.id], text.told.remove)}
            onSplit={() => void take("split", ids.slice(place), text.told.split)}
          />
        ))}
      </ol>
      <Button
        kind="secondary"
        className="self-start"
        onClick={() => void take("remove", ids, text.told.dissolve)}
      >
        {text.dissolve}
      </Button>
    </>
  );
}
