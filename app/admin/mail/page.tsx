import { servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { StoredMail } from "#domain/mail/stored-mail.ts";
import { readWithRetries } from "#platform/retry.ts";
import { type FailureTitle, sendForm } from "../kit/form/form-outcome.ts";
import { adminTextContext, useAdminText } from "../kit/page/admin-text.ts";
import { sectionPage } from "../kit/page/section-page.tsx";
import { answerForm } from "../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { changeMail, mailChangeSchema } from "./change-mail.server.ts";
import { MailForm } from "./mail-form.tsx";
import { TestMail } from "./test-mail.tsx";

export { revalidateAfterAnswer as shouldRevalidate } from "../kit/form/form-outcome.ts";
export { clientLoader } from "../kit/page/section-page.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const session = signedInAdministrator(context);
  const { administrator, mail } = context.get(servicesContext);
  const stored = await readWithRetries(() => mail.stored());
  const { language } = context.get(adminTextContext);
  return { stored: beginIn(language, stored), needsPassword: administrator.needsPassword(session) };
}

function beginIn(language: string, stored: StoredMail): StoredMail {
  if (stored.version > 0 || stored.environment.server !== null) return stored;
  return { ...stored, values: { ...stored.values, language } };
}

const failureTitle: FailureTitle = ({ mail }, intent) =>
  intent === "test" ? mail.test.failed : mail.failure;

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  return answerForm(call, {
    schema: mailChangeSchema,
    failureTitle,
    carryOut: (change) => changeMail(call.context, change),
  });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

type LoadedMail = Awaited<ReturnType<typeof loader>>;

const page = sectionPage<LoadedMail>({
  Content: MailSettings,
  className: "max-w-3xl gap-5",
  failure: ({ layout }) => layout.loadFailure.section,
});

export default page.Page;
export const ErrorBoundary = page.ErrorBoundary;

function MailSettings({ stored, needsPassword }: LoadedMail) {
  return (
    <>
      <State {...stored} />
      <MailForm stored={stored} needsPassword={needsPassword} />
      <TestMail mailbox={stored.environment.mailbox ?? stored.values.mailbox} />
      {stored.sender === null ? null : <Advice sender={stored.sender} />}
    </>
  );
}

function State({ values, environment, password, sender }: StoredMail) {
  const { intro, state } = useAdminText().mail;
  const isDecided = environment.server !== null && environment.mailbox !== null;
  const isLost = password === "unreadable" && environment.server === null;
  const isOn = sender !== null && (isDecided || values.isOn === "yes");
  const mailbox = environment.mailbox ?? values.mailbox;
  const sentence = isLost
    ? fillPlaceholders(state.lost, { variable: "AUTH_SECRET" })
    : isOn
      ? fillPlaceholders(state.on, { mailbox, sender })
      : sender === null
        ? state.none
        : state.off;
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose">{intro}</p>
      <p
        role="status"
        className={`rounded-md border-2 px-4 py-3 font-bold wrap-anywhere ${
          isLost ? "border-vermilion text-vermilion" : isOn ? "border-teal" : "border-line bg-sand"
        }`}
      >
        {sentence}
      </p>
    </div>
  );
}

function Advice({ sender }: { sender: string }) {
  const { title, text, spf, dkim, how } = useAdminText().mail.advice;
  return (
    <section aria-labelledby="mail-advice" className="panel p-4 md:p-5">
      <h2 id="mail-advice" className="text-base">
        {title}
      </h2>
      <p className="mt-2 max-w-prose wrap-anywhere">
        {fillPlaceholders(text, { domain: sender.split("@")[1] ?? "" })}
      </p>
      <ul className="mt-2 max-w-prose list-disc pl-6 wrap-anywhere">
        <li>{fillPlaceholders(spf, { example: "v=spf1 include:_spf.google.com ~all" })}</li>
        <li className="mt-1">{dkim}</li>
      </ul>
      <p className="mt-2 max-w-prose">{how}</p>
    </section>
  );
}
