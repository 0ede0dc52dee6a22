import { usePage } from "#app/language/language.tsx";
import { Comparison } from "#app/site/comparison.tsx";
import { capabilityPlaces, ownPictureOf } from "#content/pictures.ts";
import type { BodyTypeSlug, ServiceSlug, ServiceText } from "#content/services.ts";
import { galleryQuery } from "#domain/gallery/images/gallery-page.ts";
import { PlacePicture } from "../place-picture.tsx";
import { GalleryLink } from "./projects.tsx";
import type { ProjectsOfKind } from "./projects-of-kind.server.ts";

const compared = "(min-width: 1200px) 750px, (min-width: 900px) 62vw, 86vw";
const small = "(min-width: 1200px) 455px, (min-width: 900px) 39vw, 43vw";
const half = "(min-width: 1200px) 552px, (min-width: 900px) 46vw, 43vw";

interface CapabilitiesProps {
  slug: ServiceSlug | BodyTypeSlug;
  captions: ServiceText["capabilities"];
  ofKind: ProjectsOfKind;
}

/** Four pictures; a before and its after lie over each other, to be compared. */
export function Capabilities({ slug, captions, ofKind }: CapabilitiesProps) {
  const { pictureAt, texts } = usePage();
  const places = capabilityPlaces(slug);
  const [before, after, ...others] = places;
  const isPair = before !== undefined && after !== undefined && ownPictureOf(before).endsWith("-before");
  const shown = isPair ? others : places;
  const shownCaptions = isPair ? captions.slice(2) : captions;
  return (
    <section
      className={`wrap grid grid-cols-2 gap-x-3 gap-y-4 pb-8 lg:gap-x-5 lg:gap-y-6 lg:pb-20 ${isPair ? "lg:grid-cols-[11fr_5fr]" : ""}`}
    >
      <h2 className="col-span-2 text-xl lg:text-2xl">{texts.servicePanels.capabilities}</h2>
      {isPair && (
        <figure className="col-span-2 lg:col-span-1 lg:row-span-2">
          <Comparison
            before={pictureAt(before)}
            after={pictureAt(after)}
            beforeAlt={captions[0]}
            afterAlt={captions[1]}
            sizes={compared}
            isModification={slug === "modification"}
            className="overflow-hidden rounded-md"
          />
          <Caption text={`${captions[0]}\n${captions[1]}`} />
        </figure>
      )}
      {shown.map((place, index) => (
        <figure key={place} className="half-picture group">
          <PlacePicture
            place={place}
            frame="relative"
            alt={shownCaptions[index] ?? ""}
            upTo={isPair ? 960 : 1280}
            sizes={isPair ? small : half}
            className="aspect-3/2 w-full rounded-md object-cover"
          />
          <Caption text={shownCaptions[index] ?? ""} />
        </figure>
      ))}
      {ofKind.projects.length === 0 && ofKind.filter !== null && (
        <p className="col-span-2">
          <GalleryLink query={galleryQuery(ofKind.filter)} />
        </p>
      )}
    </section>
  );
}

/** The picture says the same to who hears it. */
function Caption({ text }: { text: string }) {
  return (
    <figcaption
      aria-hidden="true"
      className="mt-1.5 pr-2 text-sm leading-snug font-bold whitespace-pre-line max-sm:group-has-[.illustration-foot]:mt-5 lg:mt-2 lg:text-base"
    >
      {text}
    </figcaption>
  );
}
