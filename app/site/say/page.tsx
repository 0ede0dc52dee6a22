import { data, redirect } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { usePage, useSitePath, useTexts } from "#app/language/language.tsx";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import { NoticeLinks, NoticePage } from "#app/site/notice-page.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { Route } from "./+types/page";
import { LineForm } from "./line-form.tsx";
import { receiveLine } from "./receive-line.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { customerLines } = context.get(servicesContext);
  const of = url.searchParams.get("of") ?? "";
  const enquiry = await customerLines.open(of);
  const formToken = customerLines.issueFormToken();
  if (enquiry === null) return data({ state: "ended" as const, of, formToken, said: null }, { status: 404 });
  const { line, name } = enquiry;
  const said = line ?? { quote: "", name, town: "" };
  const isSaid = line?.state === "approved" || url.searchParams.has("said");
  return data({ state: isSaid ? ("said" as const) : ("open" as const), of, formToken, said });
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function action({ request, context, url }: Route.ActionArgs) {
  const language = languageOfPath(url.pathname);
  const of = url.searchParams.get("of") ?? "";
  const received = await receiveLine(request, context, { of, language });
  if (received.isSaid) throw redirect(sitePath(language, `/say?of=${of}&said`), 303);
  return data(received.returned, { status: received.status });
}

export default function SayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { businessName } = usePage();
  const text = useTexts().enquiry.say;
  const { state, of, formToken, said } = loaderData;
  if (state !== "open" || said === null) {
    return <Thanks {...(state === "said" ? text.thanks : text.ended)} />;
  }
  return (
    <div className="wrap max-w-3xl! py-part">
      <title>{`${text.title} | ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl lg:text-3xl">{text.title}</h1>
      <p className="mt-2 text-steel">{text.intro}</p>
      <LineForm
        of={of}
        formToken={formToken}
        typed={actionData?.typed ?? { ...said, consents: false }}
        refusals={actionData?.refusals ?? {}}
        failure={actionData?.failure ?? null}
      />
    </div>
  );
}

function Thanks({ title, text }: { title: string; text: string }) {
  const sitePathOf = useSitePath();
  const { site } = useTexts();
  const { businessName } = usePage();
  return (
    <NoticePage pageTitle={`${title} | ${businessName}`}>
      <h1 className="text-2xl lg:text-4xl">{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-balance text-steel">{text}</p>
      <NoticeLinks>
        <a href={sitePathOf("/")} className={buttonClass("primary")}>
          {site.home}
        </a>
        <a href={sitePathOf("/contact")} className={buttonClass("secondary")}>
          {site.contact}
        </a>
      </NoticeLinks>
    </NoticePage>
  );
}
