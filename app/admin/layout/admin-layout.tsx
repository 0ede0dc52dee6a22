import { useEffect } from "react";
import {
  Outlet,
  type RouterContextProvider,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { InboxNews, MailTrouble } from "#domain/enquiries/enquiry.ts";
import type { Outage } from "#domain/outages/outages.ts";
import { newsWith } from "../enquiries/news-mark.ts";
import { DialogPlace } from "../kit/dialog/dialog-place.tsx";
import { useAdminText, usePageTitle } from "../kit/page/admin-text.ts";
import { EarlyPress } from "../kit/page/early-press.tsx";
import { useKnownOutages } from "../kit/page/known-outages.ts";
import { loadedOrNull, useLastLoaded } from "../kit/page/last-loaded.ts";
import { closeAllNotices, closeLastingNotices, notifyFailure, notifySuccess } from "../kit/page/notices.tsx";
import { sectionOf, startPathOf } from "../kit/page/sections.ts";
import { registerWorker } from "../kit/pwa/this-browser.ts";
import { takeFlashMessage } from "../kit/session/flash-message.ts";
import { guardPages, signedInAdministrator } from "../kit/session/guard.server.ts";
import { notifyOtherTabs } from "../kit/session/other-tabs.ts";
import { usePageSession } from "../kit/session/page-session.ts";
import { UnfinishedUploadsContext } from "../kit/upload/unfinished-uploads.ts";
import { PasswordDialog } from "../sign-in/password-dialog.tsx";
import { SignInAgain } from "../sign-in/sign-in-again.tsx";
import { SignedInOnly } from "../sign-in/signed-in-only.tsx";
import { countUnfinished } from "../upload/sending/upload-store.ts";
import { UploadContext, useOfficeUpload } from "../upload/sending/use-upload.ts";
import type { Route } from "./+types/admin-layout";
import { AdminHeader } from "./admin-header.tsx";
import { BinLink } from "./bin-link.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { MailBanner } from "./mail-banner.tsx";
import { OutageBanner } from "./outage-banner.tsx";
import { PagesAhead } from "./pages-ahead.tsx";
import { SectionHelp } from "./section-help.tsx";
import { SectionLinks } from "./section-links.tsx";
import { useNewEnquiries } from "./use-new-enquiries.ts";
import { useRevalidateOnFocus } from "./use-revalidate-on-focus.ts";

export const middleware = [guardPages];

/** Here so that the guard runs between sections, too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { email, name, userId, startSection } = signedInAdministrator(context);
  return {
    email,
    name,
    startSection,
    account: userId,
    inbox: await inboxStatus(context),
    binned: await countBinned(context),
    signOutFailure: url.searchParams.get("sign-out-failed")?.slice(0, 40) ?? null,
  };
}

/** A failing count must not take the page away. */
async function inboxStatus(
  context: Readonly<RouterContextProvider>,
): Promise<InboxNews & { mailTrouble: MailTrouble | null; outages: Outage[] }> {
  const { enquiries, outages } = context.get(servicesContext);
  try {
    const [news, mailTrouble, found] = await Promise.all([
      enquiries.news(),
      enquiries.mailTrouble(),
      outages.all(),
    ]);
    return {
      ...newsWith(news, found),
      mailTrouble: found.includes("mail") ? mailTrouble : null,
      outages: found,
    };
  } catch (error) {
    context.get(requestContext).reportFault(error);
    return { waiting: 0, mark: "", mailTrouble: null, outages: [] };
  }
}

async function countBinned(context: Readonly<RouterContextProvider>): Promise<number | null> {
  try {
    const counts = await context.get(servicesContext).bin.counts();
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  } catch (error) {
    context.get(requestContext).reportFault(error);
    return null;
  }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSameList = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  if (isSameList && formMethod === undefined) return nextUrl.searchParams.has("sign-out-failed");
  return defaultShouldRevalidate;
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const loaded = useLastLoaded(loaderData);
  if (loaded === null) throw new Error("The back office was opened without the data of its layout.");
  const { email, name, startSection, account, inbox, binned, signOutFailure } = loaded;
  const text = useAdminText().layout;
  const here = useLocation();
  const { location: next = here } = useNavigation();
  const isLeaving = next.pathname !== here.pathname;
  const section = sectionOf(here.pathname);
  const title = section === undefined ? text.backOffice : text.sections[section.name].title;
  const pageTitle = usePageTitle(title);
  const outages = useKnownOutages(inbox.outages, loaderData === null);
  usePageSession(account);
  useRevalidateOnFocus();
  useNewEnquiries(inbox.mark);
  useSessionNotices(signOutFailure);
  useNoticesOfSection(section?.path);
  useEffect(() => void registerWorker(), []);
  return (
    <UploadContext value={useOfficeUpload(account)}>
      <SignedInOnly className="min-h-dvh md:grid md:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)] md:grid-rows-[auto_1fr]">
        <DialogPlace>
          <EarlyPress />
          {/* biome-ignore lint/a11y/useValidAnchor: without scripts it leads there as well */}
          <a
            href="#section"
            onClick={(event) => {
              // Without the router it would pass by the question about unsaved changes.
              event.preventDefault();
              document.getElementById("section")?.focus();
            }}
            className="sr-only rounded-sm bg-marigold px-4 py-2 font-bold text-ink focus:not-sr-only focus:absolute focus:z-50 focus:m-2"
          >
            {text.skip}
          </a>
          <AdminHeader name={name} email={email} />
          <SectionLinks waiting={inbox.waiting} />
          <main
            id="section"
            tabIndex={-1}
            aria-busy={isLeaving}
            className={`min-w-0 px-4 pt-1 pb-52 outline-none md:px-6 md:pt-5 md:pb-12 xl:px-8 ${isLeaving ? "opacity-60" : ""}`}
          >
            <title>{pageTitle}</title>
            <OutageBanner outages={outages} />
            {inbox.mailTrouble === null ? null : <MailBanner {...inbox.mailTrouble} />}
            <div className="relative mb-2 md:mb-6">
              <div className="flex items-center justify-between gap-x-4 pr-12">
                <div className="flex min-w-0 items-center md:block">
                  <Breadcrumb start={startPathOf(startSection)} current={title} />
                  <h1 className="text-lg md:mt-2 md:text-2xl">{title}</h1>
                </div>
                <BinLink section={section?.name} binned={binned} />
              </div>
              {section === undefined ? null : <SectionHelp section={section.name} />}
            </div>
            <UnfinishedUploadsContext value={countUnfinished}>
              <Outlet />
            </UnfinishedUploadsContext>
          </main>
          <PasswordDialog email={email} />
        </DialogPlace>
      </SignedInOnly>
      <SignInAgain email={email} />
      <PagesAhead />
    </UploadContext>
  );
}

function useNoticesOfSection(path: string | undefined) {
  useEffect(() => closeLastingNotices, [path]);
  useEffect(() => closeAllNotices, []);
}

function useSessionNotices(signOutFailure: string | null) {
  const { layout, session } = useAdminText();
  useEffect(() => {
    if (takeFlashMessage() !== "signed-in") return;
    notifySuccess(session.signedIn);
    notifyOtherTabs("signed-in");
  }, [session]);

  useEffect(() => {
    if (signOutFailure === null) return;
    notifyFailure(layout.logOutFailed, fillPlaceholders(layout.stillSignedIn, { reference: signOutFailure }));
  }, [signOutFailure, layout]);
}
