import { Link } from "react-router";
import { imagesPath } from "../kit/addresses/images.ts";
import { projectPath, projectsPath } from "../kit/addresses/projects.ts";
import { List } from "../kit/list/list.tsx";
import { withQuery } from "../kit/list/list-query.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { quietLink } from "../kit/page/today-panel.tsx";
import type { ListedImage } from "../kit/picture/listed-image.ts";
import { Thumbnail } from "../kit/picture/thumbnail.tsx";

interface ProjectRow extends ListedImage {
  id: string;
  name: string;
  count: number;
}

export interface LoadedProjects {
  rows: ProjectRow[];
  total: number;
  page: number;
  pages: number;
}

export function ProjectList({ rows, total, page, pages }: LoadedProjects) {
  const { projects: text, imagePictures } = useAdminText();
  return (
    <>
      <div>
        <h2 className="text-lg">{text.title}</h2>
        <p className="mt-1 max-w-prose text-steel">{text.about}</p>
      </div>
      <List
        {...{ rows, total, page, pages }}
        label={text.title}
        count={total === 0 ? text.none : counted(text.count, total)}
        addressOf={(other) => withQuery(projectsPath, { page: other })}
        className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
      >
        {(row) => (
          <li key={row.id}>
            <Link to={projectPath(row.id)} className="panel block overflow-hidden p-2">
              <Thumbnail row={row} sizes="(min-width: 640px) 240px, 45vw" />
              <b className="mt-2 block truncate">{row.name}</b>
              <span className="text-sm text-steel">{counted(text.photos, row.count)}</span>
            </Link>
          </li>
        )}
      </List>
      <Link to={imagesPath} className={`${quietLink} self-start`}>
        {imagePictures.all}
      </Link>
    </>
  );
}
