import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { adminTexts } from "#content/admin-texts.server.ts";
import { type Language, languages } from "#content/languages.ts";
import { readWithRetries } from "#platform/retry.ts";
import { type FailureTitle, sendForm } from "../kit/form/form-outcome.ts";
import { LanguageSection } from "../kit/language/language-choice.tsx";
import { readPage } from "../kit/list/list-query.ts";
import { adminTextContext, useAdminText } from "../kit/page/admin-text.ts";
import { DownloadLink } from "../kit/page/download-link.tsx";
import { sectionPage } from "../kit/page/section-page.tsx";
import { answerForm } from "../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { ActivityLog } from "./activity-log.tsx";
import { type AccountChange, accountChangeSchema, changeAccount } from "./change-account.server.ts";
import { detailFor, logWords } from "./detail-words.server.ts";
import { DetailsForm } from "./details-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PushNotices } from "./push-notices.tsx";
import { SecondFactor } from "./second-factor/second-factor.tsx";
import { SessionList } from "./session-list.tsx";
import { StartWith } from "./start-with.tsx";
import { undoableActs } from "./undoable-acts.server.ts";

export { revalidateAfterAnswer as shouldRevalidate } from "../kit/form/form-outcome.ts";
export { clientLoader } from "../kit/page/section-page.tsx";

const entriesPerPage = 25;

export async function loader({ url, context }: Route.LoaderArgs) {
  const session = signedInAdministrator(context);
  const services = context.get(servicesContext);
  const { administrator, activity, pushDevices, backups } = services;
  const page = readPage(url.searchParams.get("log"));
  const [details, isMailed, ownWords, secondFactor, sessions, devices, told, log, undoable] =
    await readWithRetries(() =>
      Promise.all([
        administrator.details.read(session),
        administrator.passwordLinks.areMailed(),
        administrator.ownWords(session),
        administrator.secondFactor.state(session),
        administrator.sessions(session),
        administrator.rememberedDevices(session),
        pushDevices.list(session),
        activity.list(page, entriesPerPage),
        undoableActs(services),
      ]),
    );
  const { textsOf } = context.get(siteContentContext);
  const wordsIn = (language: Language) => logWords(adminTexts[language], textsOf(language));
  const reader = wordsIn(context.get(adminTextContext).language);
  const writers = languages.map(({ code }) => wordsIn(code));
  const entries = log.entries.map((entry) => ({
    ...entry,
    detail: detailFor(reader, writers, entry.detail),
  }));
  return {
    details,
    isMailed,
    email: session.email,
    startSection: session.startSection,
    needsPassword: administrator.needsPassword(session),
    ownWords,
    secondFactor,
    sessions,
    devices: secondFactor.isOn ? devices : null,
    push: { publicKey: pushDevices.publicKey, devices: told },
    isBackupEncrypted: backups.isEncrypted,
    log: { ...log, undoable, entries, page, pages: Math.max(1, Math.ceil(log.total / entriesPerPage)) },
  };
}

const failureTitle: FailureTitle = ({ account, layout }, intent) =>
  intent === "end other sessions" || intent === "end session" ? account.sessions.notEnded : layout.unexpected;

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  const carryOut = (change: AccountChange) => changeAccount(call, change);
  const isGuarded = ({ intent }: AccountChange) => intent === "push on";
  return answerForm(call, { schema: accountChangeSchema, failureTitle, isGuarded, carryOut });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

type LoadedAccount = Awaited<ReturnType<typeof loader>>;

const page = sectionPage<LoadedAccount>({
  Content: Account,
  className: "max-w-5xl gap-10",
  failure: ({ layout }) => layout.unexpected,
});

export default page.Page;
export const ErrorBoundary = page.ErrorBoundary;

function Account({ details, email, needsPassword, secondFactor, ...loaded }: LoadedAccount) {
  return (
    <>
      <div className="grid items-start gap-10 xl:grid-cols-2 xl:gap-5">
        <PasswordForm email={email} needsPassword={needsPassword} ownWords={loaded.ownWords} />
        <DetailsForm details={details} isMailed={loaded.isMailed} />
        <SecondFactor email={email} state={secondFactor} />
      </div>
      <LanguageSection />
      <StartWith chosen={loaded.startSection} />
      <PushNotices {...loaded.push} />
      <SessionList sessions={loaded.sessions} devices={loaded.devices} needsPassword={needsPassword} />
      <DownloadBackup isEncrypted={loaded.isBackupEncrypted} />
      <ActivityLog {...loaded.log} />
    </>
  );
}

function DownloadBackup({ isEncrypted }: { isEncrypted: boolean }) {
  const text = useAdminText().account.backup;
  return (
    <section aria-labelledby="backup">
      <h2 id="backup" className="text-lg">
        {text.title}
      </h2>
      <p className="mt-1 mb-3 text-steel">
        {text.text} {isEncrypted ? text.encrypted : text.plain}
      </p>
      <DownloadLink address="/admin/account/backup" busy={text.busy}>
        {text.button}
      </DownloadLink>
    </section>
  );
}
