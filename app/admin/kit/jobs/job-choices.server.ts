import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { calledIn } from "#domain/gallery/names/names.ts";
import { type Job, jobLengths } from "#domain/jobs/job.ts";
import { foldSearched } from "#domain/values/normalize-text.ts";
import type { FieldValues } from "../form/versioned-draft.ts";
import { type ListedOption, type NameOptions, nameOptions } from "../list/name-options.ts";
import { adminTextContext } from "../page/admin-text.ts";

type Context = Readonly<RouterContextProvider>;

export async function jobChoices(context: Context): Promise<NameOptions> {
  const { vehicles, bodies } = await context.get(servicesContext).gallery.choices();
  const { language } = context.get(adminTextContext);
  return { vehicles: nameOptions(language, vehicles), bodies: nameOptions(language, bodies) };
}

export async function jobNaming(context: Context): Promise<(job: Job) => Job> {
  const { vehicles, bodies } = await context.get(servicesContext).gallery.choices();
  const { language } = context.get(adminTextContext);
  return (job) => ({
    ...job,
    vehicleName: calledIn(language, job.vehicleName, vehicles),
    work: calledIn(language, job.work, bodies),
  });
}

export function jobBegun(
  words: string,
  service: string | null,
  { vehicles, bodies }: NameOptions,
): FieldValues {
  const work = listedIn(words, bodies) || (service ?? "");
  return { vehicleName: listedIn(words, vehicles), work: work.slice(0, jobLengths.work), promisedOn: "" };
}

function listedIn(text: string, options: readonly ListedOption[]): string {
  const words = ` ${wordsOf(text)} `;
  const lengthIn = ({ names }: ListedOption) =>
    Math.max(0, ...names.map(wordsOf).map((name) => (words.includes(` ${name} `) ? name.length : 0)));
  const [longest] = options.toSorted((one, other) => lengthIn(other) - lengthIn(one));
  return longest === undefined || lengthIn(longest) === 0 ? "" : (longest.names[0] ?? longest.value);
}

function wordsOf(text: string): string {
  return (foldSearched(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ");
}
