import { Link } from "react-router";
import { z } from "zod";
import { buttonClass } from "#app/ui/button.tsx";
import { readWithRetries } from "#platform/retry.ts";
import { type FailureTitle, sendForm } from "../kit/form/form-outcome.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { sectionPage } from "../kit/page/section-page.tsx";
import { quietLink, TodayPanel } from "../kit/page/today-panel.tsx";
import { answerForm } from "../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import { GoLiveList } from "../kit/setup/go-live-list.tsx";
import type { Route } from "./+types/page";
import { changeClosing, closingSchema } from "./close-today.server.ts";
import { CloseToday } from "./close-today.tsx";
import { DueJobs } from "./due-jobs.tsx";
import { firstStepSchema, putStepAside } from "./first-steps.server.ts";
import { FirstSteps } from "./first-steps.tsx";
import { readToday, type Today } from "./read-today.server.ts";
import { sampleSwitchSchema, switchSamples } from "./switch-samples.server.ts";
import { Tasks } from "./tasks.tsx";
import { CallBacks, WaitingEnquiries } from "./waiting-enquiries.tsx";

export { clientLoader } from "../kit/page/section-page.tsx";
export async function loader({ url, context }: Route.LoaderArgs) {
  const { userId } = signedInAdministrator(context);
  return { account: userId, today: await readWithRetries(() => readToday(context, url.origin)) };
}

const failureTitle: FailureTitle = ({ samples, today }, intent) => {
  if (intent === undefined || intent === null) return samples.failure;
  return intent === "put step aside" ? today.firstSteps.failure : today.closing.failure;
};

const changeSchema = z.union([closingSchema, firstStepSchema, sampleSwitchSchema]);

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  return answerForm(call, {
    schema: changeSchema,
    failureTitle,
    carryOut: (change) => {
      if (!("intent" in change)) return switchSamples(call.context, change);
      return change.intent === "put step aside"
        ? putStepAside(call.context, change)
        : changeClosing(call.context, change);
    },
  });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

type LoadedToday = Awaited<ReturnType<typeof loader>>;

const page = sectionPage<LoadedToday>({
  Content: TodayContent,
  className: "max-w-6xl gap-5",
  failure: ({ today }) => today.loadFailure,
});

export default page.Page;
export const ErrorBoundary = page.ErrorBoundary;

function TodayContent({ account, today }: LoadedToday) {
  return (
    <>
      <EditSite closing={today.closing} />
      <FirstSteps steps={today.firstSteps} />
      <div className="grid max-w-6xl grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          <CallBacks enquiries={today.callBacks} />
          <DueJobs {...today.dueJobs} />
          <WaitingEnquiries now={today.now} {...today.waiting} />
          <Tasks account={account} today={today} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <MostOpened opened={today.opened} />
          <GoLiveList items={today.goLive} samples={today.samples} setup={today.setup} />
        </div>
      </div>
    </>
  );
}

function EditSite({ closing }: Pick<Today, "closing">) {
  const { onPage, today } = useAdminText();
  return (
    <div className="flex flex-wrap gap-3">
      <CloseToday {...closing} />
      <Link to="/admin/site" className={buttonClass("secondary")}>
        {onPage.edit}
      </Link>
      <Link to="/admin/site?edit=facts/closures" className={buttonClass("secondary")}>
        {today.closedDays}
      </Link>
    </div>
  );
}

function MostOpened({ opened }: Pick<Today, "opened">) {
  const text = useAdminText().today.opened;
  return (
    <TodayPanel title={text.title}>
      {opened.length === 0 ? <p className="mt-1">{text.none}</p> : null}
      <ol className="mt-2">
        {opened.map(({ path, name, views }) => (
          <li key={path} className="flex items-center justify-between gap-3 border-t border-line py-1">
            <a href={path} className={`${quietLink} min-w-0`}>
              {name}
            </a>
            <span className="shrink-0 tabular-nums">{counted(text.times, views)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-steel">{text.hint}</p>
    </TodayPanel>
  );
}
