import { z } from "zod";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import type { ImagePicture } from "#domain/gallery/changes/image-pictures.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { postForms } from "../kit/post/post-forms.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/picture";
import { drawPost } from "./drawing.server.ts";

const postForm = z.enum(postForms);

export async function loader({ params, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const form = postForm.safeParse(params.form);
  const { gallery, sharePictures, paintings } = context.get(servicesContext);
  const found = form.success ? await gallery.imagePictures(params.id) : null;
  const shown = postedOf(found?.pictures ?? []);
  if (!form.success || shown.length === 0) return notFound();
  const text = context.get(adminTextContext);
  const { business } = context.get(siteContentContext);
  const posted = {
    photographs: shown.map((one) => ({
      shape: shapeOf(one),
      label: shown.length === 1 ? null : text.images.pictures[one.role],
    })),
    name: business.name[text.language],
    phone: business.phones[0].shown,
  };
  const post = await drawPost(form.data, posted, paintings);
  const urls = shown.map(({ picture }) => picture.url);
  const bytes = await sharePictures.post(urls, post);
  if (bytes === null) return notFound();
  return new Response(new Uint8Array(bytes), { headers: { "Content-Type": "image/jpeg" } });
}

function notFound(): Response {
  return new Response("There is no such picture.\n", { status: 404 });
}

function postedOf(pictures: readonly ImagePicture[]): ImagePicture[] {
  const pair = pictures.filter(({ role }) => role !== "main");
  return pair.length === 2 ? pair : pictures.slice(0, 1);
}

function shapeOf({ picture }: ImagePicture): number {
  return picture.width / picture.height;
}
