import { useEffect } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import { loadedOrNull, useLastLoaded } from "../list/last-loaded.ts";
import { useFreshWhenSeen } from "../list/use-fresh-when-seen.ts";
import { sessionEvent } from "../session/flash-message.server.ts";
import { guardPages, signedInAdministrator } from "../session/guard.server.ts";
import { type SessionEvent, tellOtherTabs } from "../session/other-tabs.ts";
import { SignInAgain } from "../session/sign-in-again.tsx";
import { usePageSession } from "../session/use-page-session.ts";
import type { Route } from "./+types/admin-layout";
import { AdminHeader } from "./admin-header.tsx";
import { useAdminText } from "./admin-text.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { inboxStatus } from "./inbox-status.server.ts";
import { MailBanner } from "./mail-banner.tsx";
import { tellFailure, tellSuccess } from "./notices.tsx";
import { SectionLinks } from "./section-links.tsx";
import { sectionOf } from "./sections.ts";

/** Around every section of the back office. */
export const middleware = [guardPages];

/** Is here also so that the guard runs when the browser moves between sections. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { email, userId } = signedInAdministrator(context);
  return {
    email,
    account: userId,
    inbox: await inboxStatus(context),
    news: sessionEvent(request, context),
    signOutFailure: url.searchParams.get("sign-out-failed")?.slice(0, 40) ?? null,
  };
}

/** Without a connection the frame stays, and the section says what it could not load. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

/** Not while somebody searches or turns pages: what stands around a list does not change by that. */
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

export default function Office({ loaderData }: Route.ComponentProps) {
  const loaded = useLastLoaded(loaderData);
  if (loaded === null) throw new Error("The back office was opened without its frame.");
  const { email, account, inbox, news, signOutFailure } = loaded;
  const { pathname } = useLocation();
  const text = useAdminText().layout;
  const section = sectionOf(pathname);
  const title = section === undefined ? text.backOffice : text.sections[section.name].title;
  usePageSession(account);
  useFreshWhenSeen();
  useSessionEvent(news, signOutFailure);
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)] md:grid-rows-[auto_1fr]">
      <a
        href="#section"
        className="sr-only rounded-sm bg-marigold px-4 py-2 font-bold text-ink focus:not-sr-only focus:absolute focus:z-50 focus:m-2"
      >
        {text.skip}
      </a>
      <AdminHeader email={email} />
      <SectionLinks unread={inbox.unread} />
      <main id="section" tabIndex={-1} className="min-w-0 px-4 pt-5 pb-52 outline-none md:px-8 md:pb-12">
        <title>{fillPlaceholders(text.pageTitle, { title })}</title>
        {inbox.trouble === null ? null : <MailBanner {...inbox.trouble} />}
        <Breadcrumb current={title} />
        <h1 className="mt-2 mb-6 text-xl md:text-2xl">{title}</h1>
        <Outlet />
      </main>
      <SignInAgain email={email} />
    </div>
  );
}

function useSessionEvent(news: SessionEvent | null, signOutFailure: string | null) {
  const { layout, session } = useAdminText();
  useEffect(() => {
    if (news !== "signed-in") return;
    tellSuccess(session.signedIn);
    tellOtherTabs(news);
  }, [news, session]);

  useEffect(() => {
    if (signOutFailure === null) return;
    tellFailure(layout.logOutFailed, fillPlaceholders(layout.stillSignedIn, { reference: signOutFailure }));
  }, [signOutFailure, layout]);
}
