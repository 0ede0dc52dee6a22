import { servicesContext } from "#app/context.server.ts";
import { chosenHashesSchema } from "#domain/gallery/uploads/new-images-schema.ts";
import { nameForReader, nameOptions } from "../kit/list/name-options.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { answerSentJson } from "../kit/session/json-answer.server.ts";
import type { Route } from "./+types/stored";

export function action(call: Route.ActionArgs) {
  const { context } = call;
  const { language, upload } = context.get(adminTextContext);
  const wanted = { schema: chosenHashesSchema, unreadable: upload.duplicates.unreadable };
  return answerSentJson(call, wanted, async ({ hashes }) => {
    const { gallery, referenceLists } = context.get(servicesContext);
    const found = await gallery.storedPhotographs(hashes);
    const vehicles =
      found.length === 0 ? [] : nameOptions(language, await referenceLists.names("vehicle_names"));
    const stored = found.map(({ vehicleName, ...image }) => ({
      ...image,
      name: nameForReader(language, vehicles, vehicleName),
    }));
    return { stored };
  });
}
