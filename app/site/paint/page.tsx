import { data } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { island } from "#app/islands/island.ts";
import { usePage, useSitePath } from "#app/language/language.tsx";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import type { FilePath } from "#app/routes.ts";
import { PageHead } from "#app/site/search/page-head.tsx";
import { CallToActionPanel } from "#app/site/shell/call-to-action.tsx";
import { useSubject } from "#app/site/shell/contact-links.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { sharedAddress } from "#app/ui/shared-address.ts";
import { whatsappLink } from "#app/ui/whatsapp-link.ts";
import { boardName, paintingQuery, readPainting } from "#domain/paint/painting.ts";
import type { Route } from "./+types/page";
import { ColourGroup, PictureGroup } from "./choice-groups.tsx";
import { Drawing } from "./drawing.tsx";

const picturePath = "/paint/picture.jpeg" satisfies FilePath;

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = readPainting(url.searchParams);
  const { paint } = context.get(siteContentContext).textsOf(languageOfPath(url.pathname));
  const name = asked.name ?? boardName(paint.firstName);
  const { width } = await context.get(servicesContext).paintings.outline(name);
  const query = paintingQuery(asked);
  // Anybody can think up more paintings than the cache has room for.
  const headers = new Headers(query === "" ? {} : { "Cache-Control": "no-store" });
  return data({ painting: { ...asked, name }, nameWidth: width, query }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs): Headers {
  return loaderHeaders;
}

export default function PaintPage({ loaderData: { painting, nameWidth, query } }: Route.ComponentProps) {
  const { texts, language, origin, business } = usePage();
  const { paint } = texts;
  const address = origin + sitePath(language, "/paint");
  const painted = `${address}${query}`;
  return (
    <>
      <PageHead
        title={paint.search.title}
        description={paint.search.description}
        shared={{ query, picture: picturePath + paintingQuery(painting) }}
      />
      <div className="wrap pt-part pb-4">
        <h1 className="text-2xl lg:text-4xl">{paint.title}</h1>
        <p className="mt-2 text-balance text-steel lg:text-lg">{paint.text}</p>
      </div>
      <form
        autoComplete="off"
        className="wrap pb-section lg:grid lg:grid-cols-[7fr_5fr] lg:gap-8"
        {...island("paint", { address, alt: paint.drawingAlt, nameWidth, copied: paint.copied })}
      >
        <div className="sticky top-0 z-20 -mx-5 self-start border-b border-line bg-paper pb-2 lg:mx-0 lg:border-0 lg:top-28">
          <Drawing painting={painting} nameWidth={nameWidth} />
          <div className="mt-2 grid grid-cols-2 gap-2 px-5 lg:mt-4 lg:flex lg:px-0">
            {/* In one place, so that nothing moves when the island is hydrated. */}
            <span className="grid *:[grid-area:1/1]">
              <button
                type="submit"
                className={`${buttonClass("primary")} animate-[reveal_0s_4s_backwards] px-3! until-hydrated noscript:animate-none`}
              >
                {paint.show}
              </button>
              <button type="button" data-surprise className={`${buttonClass("primary")} when-hydrated px-3!`}>
                {paint.surprise}
              </button>
            </span>
            <a
              href={whatsappLink("", `${paint.shareText} ${sharedAddress(painted)}`)}
              data-greeting={paint.shareText}
              data-share
              aria-live="polite"
              className={`${buttonClass("secondary")} px-2!`}
            >
              {paint.share}
            </a>
          </div>
        </div>
        <div className="grid gap-7 pt-6 lg:pt-0">
          <label className="block">
            <span className="font-display text-lg">{paint.name}</span>
            <input
              name="name"
              defaultValue={painting.name}
              maxLength={60}
              spellCheck={false}
              aria-describedby="name-hint"
              className="mt-2 min-h-12 w-full rounded-md border-2 border-ink bg-sheet px-3 font-display text-lg"
            />
            <span id="name-hint" className="mt-1 block text-sm text-steel">
              {paint.nameHint}
            </span>
          </label>
          <PictureGroup name="chassis" words={paint.chassis} chosen={painting.chassis} />
          <PictureGroup name="body" words={paint.body} chosen={painting.body} />
          <ColourGroup name="cab" chosen={painting.cab} />
          <ColourGroup name="frame" chosen={painting.frame} />
          <ColourGroup name="panels" chosen={painting.panels} />
          <PictureGroup name="band" words={paint.band} chosen={painting.band} />
        </div>
      </form>
      <Ask textTo={(greeting) => whatsappLink(business.whatsapp, `${greeting} ${painted}`)} />
    </>
  );
}

function Ask({ textTo }: { textTo(greeting: string): string }) {
  const { ask } = usePage().texts.paint;
  const sitePath = useSitePath();
  const { quote } = useSubject();
  return (
    <CallToActionPanel title={ask.title} text={ask.text}>
      <a href={textTo(ask.greeting)} className={buttonClass("primary")}>
        <i className="sign sign-whatsapp" />
        {ask.whatsapp}
      </a>
      <a href={sitePath(quote)} className={buttonClass("secondary")}>
        {ask.getQuote}
      </a>
    </CallToActionPanel>
  );
}
