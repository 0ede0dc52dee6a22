import { useAdminText } from "../kit/page/admin-text.ts";
import { UploadProgressLink } from "../upload/form/upload-bar.tsx";
import { SectionBar } from "./section-bar.tsx";
import { SectionList } from "./section-list.tsx";

const listId = "all-sections";

export function SectionLinks({ waiting }: { waiting: number }) {
  return (
    <nav
      aria-label={useAdminText().layout.sectionLinks}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)] md:static md:border-t-0 md:border-r md:p-4"
    >
      <div className="md:sticky md:top-4">
        <UploadProgressLink />
        <SectionBar waiting={waiting} listId={listId} />
        <SectionList waiting={waiting} id={listId} />
      </div>
    </nav>
  );
}
