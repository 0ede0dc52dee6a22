import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { imagesPerProject } from "#domain/gallery/projects/project-change.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { notifyFailure } from "../kit/page/notices.tsx";
import { useProjectChange } from "../kit/projects/use-project-change.ts";
import type { ImageBulk } from "./use-image-bulk.ts";

export function MakeProject({ bulk }: Pick<ImageBulk, "bulk">) {
  const text = useAdminText().projects;
  const send = useProjectChange();
  if (bulk.selected < 2) return null;

  async function make() {
    const ids = await bulk.selectedIds("edit");
    if (ids === null) return;
    if (ids.length > imagesPerProject) {
      const problem = fillPlaceholders(text.problems["too many"], { most: imagesPerProject });
      return notifyFailure(text.failure, problem);
    }
    if (await send("group", ids, text.told.group)) bulk.clear();
  }

  return (
    <Button
      kind="secondary"
      className="max-sm:px-3"
      disabled={bulk.counting !== null}
      onClick={() => void make()}
    >
      <span>
        {text.make}
        <span className="sr-only">{text.ofSelected}</span>
      </span>
    </Button>
  );
}
