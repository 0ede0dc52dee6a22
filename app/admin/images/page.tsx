import { useEffect } from "react";
import { data, Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { workshopContext } from "#app/workshop.server.ts";
import { signedInAdministrator } from "../guard.server.ts";
import { tellFailure } from "../notices.tsx";
import { Problem } from "../problem.tsx";
import type { Route } from "./+types/page";
import { changeImage } from "./change-image.server.ts";
import { imagesPerPage, readPage, shownPictureUrl } from "./image-list.ts";
import { ImageRow } from "./image-row.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { gallery, pictures } = context.get(workshopContext);
  const page = readPage(url.searchParams);
  const { images, total } = await gallery.list(page, imagesPerPage);
  const urls = images.flatMap((image) => shownPictureUrl(image) ?? []);
  const facts = await pictures.facts(urls);
  const rows = images.map((image) => ({ image, picture: facts.get(shownPictureUrl(image) ?? "") ?? null }));
  return { rows, total, page, pages: Math.max(1, Math.ceil(total / imagesPerPage)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const outcome = await changeImage(context, await request.formData());
  return data(outcome, { status: outcome.status });
}

export default function ImagesPage({ loaderData: { rows, total, page, pages } }: Route.ComponentProps) {
  if (rows.length === 0) return <NoImages page={page} />;
  return (
    <>
      <p className="mb-4 text-steel">{total === 1 ? "1 image" : `${total} images`}</p>
      <ul className="flex max-w-5xl flex-col gap-3">
        {rows.map(({ image, picture }) => (
          <ImageRow key={image.id} image={image} picture={picture} />
        ))}
      </ul>
      {pages === 1 ? null : <Pages page={page} pages={pages} />}
    </>
  );
}

function NoImages({ page }: { page: number }) {
  return (
    <div className="panel max-w-xl p-6">
      <p>{page === 1 ? "There are no images yet." : "There are no images on this page."}</p>
      <Link to={page === 1 ? "/admin/upload" : "/admin/images"} className={`${buttonClass("primary")} mt-4`}>
        {page === 1 ? "Upload images" : "First page"}
      </Link>
    </div>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center gap-3">
      {page === 1 ? null : (
        <Link to={`?page=${page - 1}`} className={buttonClass("secondary")}>
          Previous
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page >= pages ? null : (
        <Link to={`?page=${page + 1}`} className={buttonClass("secondary")}>
          Next
        </Link>
      )}
    </nav>
  );
}

export function ErrorBoundary() {
  useEffect(() => tellFailure("Failed to load gallery images"), []);
  return <Problem message="Failed to load gallery images" />;
}
