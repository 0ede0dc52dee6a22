import { languageOfPath } from "#app/language/paths.ts";
import { CallToAction } from "#app/site/frame/call-to-action.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { artPicture } from "#app/ui/art.server.ts";
import { Picture } from "#app/ui/picture.tsx";
import { textsOf } from "#content/texts.server.ts";
import type { Route } from "./+types/page";
import { CertificateThumbnail } from "./certificate-thumbnail.tsx";
import { PagePanel } from "./page-panel.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const pictures = {
    about: artPicture("workshop-1"),
    life: artPicture("workshop-4"),
    career: artPicture("workshop-2"),
  };
  return { text: textsOf(languageOfPath(url.pathname)).company, pictures };
}

const cover = "size-full object-cover";

export default function CompanyPage({ loaderData: { text, pictures } }: Route.ComponentProps) {
  const { intro, about, certification, life, career, open } = text;
  return (
    <>
      <PageHead {...text.search} picture={pictures.about} />
      <div className="wrap pt-10 pb-9 lg:pt-16 lg:pb-12">
        <p className="plate">{intro.plate}</p>
        <h1 className="mt-5 max-w-4xl text-[clamp(2rem,10vw,2.625rem)] lg:text-4xl">{intro.title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-steel lg:text-xl">{intro.text}</p>
      </div>
      <div className="wrap grid gap-5 pb-16 lg:grid-cols-12 lg:pb-24">
        <PagePanel {...about} path="/about" open={open} className="lg:col-span-7 lg:row-span-2">
          <Picture
            picture={pictures.about}
            alt=""
            sizes="(min-width: 1200px) 640px, (min-width: 900px) 58vw, 86vw"
            loading="first"
            className={`${cover} aspect-3/2`}
          />
        </PagePanel>
        <PagePanel
          {...certification}
          path="/company/certification"
          open={open}
          beside
          className="lg:col-span-5"
        >
          <CertificateThumbnail />
        </PagePanel>
        <PagePanel {...life} path="/company/life" open={open} beside className="lg:col-span-5">
          <Picture picture={pictures.life} alt="" sizes="300px" className={`${cover} object-[22%_50%]`} />
        </PagePanel>
        <PagePanel {...career} path="/company/career" open={open} dark className="lg:col-span-12">
          <Picture
            picture={pictures.career}
            alt=""
            sizes="(min-width: 900px) 560px, 86vw"
            className={`${cover} aspect-3/2 lg:aspect-5/2`}
          />
        </PagePanel>
      </div>
      <CallToAction {...text.closing} />
    </>
  );
}
