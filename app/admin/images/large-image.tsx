import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { projectPath } from "../kit/addresses/projects.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Time } from "../kit/page/time.tsx";
import { PreviewImage } from "../kit/picture/preview-image.tsx";
import { PictureToPost } from "../kit/post/picture-to-post.tsx";
import { FeaturedStar } from "./featured-star.tsx";
import { ImageActions } from "./image-actions.tsx";
import type { ShownImage } from "./use-shown-image.ts";

const factNames = ["category", "vehicle-type", "body-type", "work-type"] as const;

export function LargeImage(shown: ShownImage) {
  const { images: text, projects } = useAdminText();
  const { row, name, facts, isFeatured, feature } = shown;
  return (
    <PreviewImage row={row} name={name}>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-3 lg:grid-cols-5">
        {factNames.map((fact) => (
          <div key={fact} className="min-w-0 wrap-anywhere">
            <dt className="text-steel">{text.columns[fact]}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
        <div>
          <dt className="text-steel">{text.columns.created}</dt>
          <dd>
            <Time iso={row.image.createdAt} as="day" />
          </dd>
        </div>
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <FeaturedStar name={name} isFeatured={isFeatured} onToggle={feature} />
        <ImageActions {...shown} />
        {row.pictures.length === 0 ? null : <PictureToPost id={row.image.id} name={name} />}
        {row.image.projectId === null ? null : (
          <Link to={projectPath(row.image.projectId)} className={buttonClass("secondary")}>
            {projects.open}
          </Link>
        )}
      </div>
    </PreviewImage>
  );
}
