import { redirect } from "react-router";
import { z } from "zod";
import { readForm } from "#app/read-form.server.ts";
import { longestSearch } from "./list-query.ts";

const searchSchema = z.object({ search: z.string().trim().max(longestSearch) });

export async function answerSealedSearch(
  request: Request,
  seal: (words: string) => string,
  addressOf: (sealed: string, fields: URLSearchParams) => string,
): Promise<Response> {
  const fields = await readForm(request);
  const { search } = searchSchema.catch({ search: "" }).parse(fields);
  const sealed = search === "" ? "" : seal(search);
  if (request.headers.get("Accept") === "application/json") return Response.json({ sealed });
  throw redirect(addressOf(sealed, new URLSearchParams(fields)), 303);
}
