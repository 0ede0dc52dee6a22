import { useEffect } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import type { Route } from "./+types/office";
import { Breadcrumb } from "./frame/breadcrumb.tsx";
import { OfficeHeader } from "./frame/office-header.tsx";
import { SectionLinks } from "./frame/section-links.tsx";
import { guardPages, signedInAdministrator } from "./guard.server.ts";
import { loadedOrNull, useLastLoaded } from "./last-loaded.ts";
import { tellFailure, tellSuccess } from "./notices.tsx";
import { type SessionNews, tellOtherTabs } from "./other-tabs.ts";
import { sections } from "./sections.ts";
import { SignInAgain } from "./session/sign-in-again.tsx";
import { usePageSession } from "./session/use-page-session.ts";
import { sessionNews } from "./session-news.server.ts";

/** Around every section of the back office. */
export const middleware = [guardPages];

/** Is here also so that the guard runs when the browser moves between sections. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { email, userId } = signedInAdministrator(context);
  return {
    email,
    account: userId,
    news: sessionNews(request, context),
    signOutFailure: url.searchParams.get("sign-out-failed")?.slice(0, 40) ?? null,
  };
}

/** Without a connection the frame stays, and the section says what it could not load. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

/** Only on the way to another section: a lost connection must not take away the page somebody works on. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || nextUrl.searchParams.has("sign-out-failed");
}

export default function Office({ loaderData }: Route.ComponentProps) {
  const loaded = useLastLoaded(loaderData);
  if (loaded === null) throw new Error("The back office was opened without its frame.");
  const { email, account, news, signOutFailure } = loaded;
  const { pathname } = useLocation();
  const section = sections.find(({ path }) => path === pathname);
  usePageSession(account);
  useSessionNews(news, signOutFailure);
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)] md:grid-rows-[auto_1fr]">
      <a
        href="#section"
        className="sr-only rounded-sm bg-marigold px-4 py-2 font-bold text-ink focus:not-sr-only focus:absolute focus:z-50 focus:m-2"
      >
        Skip to the section
      </a>
      <OfficeHeader email={email} />
      <SectionLinks />
      <main id="section" tabIndex={-1} className="min-w-0 px-4 pt-5 pb-52 outline-none md:px-8 md:pb-12">
        <title>{`${section?.title ?? "Back office"} | Rathkar back office`}</title>
        <Breadcrumb current={section?.title ?? "Back office"} />
        <h1 className="mt-2 mb-6 text-xl md:text-2xl">{section?.title ?? "Back office"}</h1>
        <Outlet />
      </main>
      <SignInAgain email={email} />
    </div>
  );
}

function useSessionNews(news: SessionNews | null, signOutFailure: string | null) {
  useEffect(() => {
    if (news !== "signed-in") return;
    tellSuccess("Successfully signed in");
    tellOtherTabs(news);
  }, [news]);

  useEffect(() => {
    if (signOutFailure === null) return;
    tellFailure("Logout failed", `You are still signed in. Please try again. Reference ${signOutFailure}.`);
  }, [signOutFailure]);
}
