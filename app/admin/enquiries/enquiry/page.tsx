import { data, Link, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { z } from "zod";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { sitePath } from "#app/language/paths.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Enquiries } from "#domain/enquiries/enquiries.ts";
import { type EnquiryNeighbours, referenceOf } from "#domain/enquiries/enquiry.ts";
import { readWithRetries } from "#platform/retry.ts";
import {
  type EnquiriesQuery,
  enquiriesAddress,
  enquiryAddress,
  readEnquiriesQuery,
} from "../../kit/addresses/enquiries.ts";
import { type FailureTitle, sendForm, titleFor } from "../../kit/form/form-outcome.ts";
import { jobBegun, jobChoices, jobNaming } from "../../kit/jobs/job-choices.server.ts";
import { serviceNaming } from "../../kit/list/service-naming.server.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { loadedOrNull, useLastLoaded } from "../../kit/page/last-loaded.ts";
import { Problem } from "../../kit/page/problem.tsx";
import { LoadFailure, NotLoaded } from "../../kit/page/section-error.tsx";
import { answerForm } from "../../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";
import { enquiryFilter } from "../enquiry-filter.server.ts";
import type { Route } from "./+types/page";
import { changeEnquiry, type EnquiryChange, enquiryChangeSchema } from "./change-enquiry.server.ts";
import { EnquiryDetails, type LoadedEnquiry } from "./enquiry-details.tsx";

/** The page marks it as read once it is really seen. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { enquiries, customerLines, jobs } = context.get(servicesContext);
  const id = enquiryIdOf(params.id);
  if (id === null) return goneAnswer();
  const head = await readWithRetries(() => enquiries.headOf(id));
  if (head !== null && head !== id)
    throw redirect(enquiryAddress(head, readEnquiriesQuery(url.searchParams)));
  const [parts, before] = await readWithRetries(() =>
    Promise.all([partsWithPhotographs(enquiries, id), enquiries.askedBefore(id)]),
  );
  const [enquiry, photographs, neighbours, isMailed, serviceOf, jobsOfIt, named, choices] =
    await readWithRetries(() =>
      Promise.all([
        enquiries.find(id),
        enquiries.photographs.list(id),
        enquiries.neighbours(id, enquiryFilter(context, url)),
        enquiries.isMailed(),
        serviceNaming(context),
        jobs.ofEnquiry(id),
        jobNaming(context),
        jobChoices(context),
      ]),
    );
  if (enquiry === null) return goneAnswer();
  // The log tells nothing of the visitor.
  await logActivity(context, "enquiry opened", referenceOf(id));
  const { name, phones, google, gstin } = context.get(siteContentContext).business;
  const sender = { name, phones, google, gstin };
  const service = serviceOf(enquiry);
  const of = customerLines.sealAddress(id);
  const lineAddress = `${url.origin}${sitePath(enquiry.language, `/say?of=${of}`)}`;
  const values = jobBegun(`${enquiry.service ?? ""} ${enquiry.message}`, service, choices);
  const job = { jobs: jobsOfIt.map(named), offer: { values, choices } };
  const told = { parts: parts.map((part) => ({ ...part, service: serviceOf(part.enquiry) })), before };
  const opened = {
    ...job,
    ...told,
    enquiry,
    service,
    photographs,
    neighbours,
    sender,
    isMailed,
    lineAddress,
  };
  return data<EnquiryAnswer>({ opened });
}

async function partsWithPhotographs(enquiries: Enquiries, id: string) {
  const parts = await enquiries.partsOf(id);
  return Promise.all(
    parts.map(async (enquiry) => ({ enquiry, photographs: await enquiries.photographs.list(enquiry.id) })),
  );
}

interface EnquiryAnswer {
  opened: LoadedEnquiry | null;
}

function goneAnswer() {
  return data<EnquiryAnswer>({ opened: null }, { status: 404 });
}

function enquiryIdOf(text: string): string | null {
  return z.uuid().safeParse(text).data ?? null;
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

const failureTitle: FailureTitle = ({ enquiries }, intent) => titleFor(enquiries.failure, intent, "mark");

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  const id = enquiryIdOf(call.params.id) ?? "";
  const carryOut = (change: EnquiryChange) => changeEnquiry(call.context, id, change);
  return answerForm(call, { schema: enquiryChangeSchema, failureTitle, carryOut });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

/** What was just deleted cannot be read again. */
export function shouldRevalidate({
  formData,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isDeleted = formData?.get("intent") === "delete" && actionResult?.ok === true;
  return defaultShouldRevalidate && !isDeleted;
}

export default function EnquiryPage({ loaderData, params }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const query = readEnquiriesQuery(parameters);
  return (
    <div className="flex max-w-6xl flex-col gap-5">
      <PreviousNext query={query} neighbours={loaderData?.opened?.neighbours} />
      <Answered key={params.id} answer={loaderData} query={query} />
    </div>
  );
}

function Answered({ answer, query }: { answer: EnquiryAnswer | null; query: EnquiriesQuery }) {
  const { enquiries: text } = useAdminText();
  const known = useLastLoaded(answer?.opened ?? null);
  return (
    <>
      {answer === null ? <NotLoaded title={text.loadFailure} isShown={known !== null} /> : null}
      {answer?.opened === null ? <Problem message={text.goneNow} /> : null}
      {known === null ? null : <EnquiryDetails {...known} query={query} />}
    </>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().enquiries.loadFailure} />;
}

interface PreviousNextProps {
  query: EnquiriesQuery;
  neighbours: EnquiryNeighbours | undefined;
}

function PreviousNext({ query, neighbours }: PreviousNextProps) {
  const text = useAdminText().enquiries.navigation;
  const linkTo = (id: string | null | undefined, label: string, hint: string) =>
    id ? (
      <Link to={enquiryAddress(id, query)} className={`${buttonClass("secondary")} max-sm:px-3`}>
        {label}
        <span className="sr-only">{hint}</span>
      </Link>
    ) : null;
  return (
    <nav aria-label={text.label} className="flex flex-wrap items-center justify-between gap-2">
      <Link
        to={enquiriesAddress(query)}
        className="inline-flex min-h-11 items-center font-bold text-teal underline-offset-4 hover:underline"
      >
        {text.all}
      </Link>
      <div className="flex gap-2">
        {linkTo(neighbours?.newer, text.previous, text.previousHint)}
        {linkTo(neighbours?.older, text.next, text.nextHint)}
      </div>
    </nav>
  );
}
