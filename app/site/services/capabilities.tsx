import { useSitePath, useTexts } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { capabilityPlaces, ownPictureOf } from "#content/pictures.ts";
import type { BodyTypeSlug, ServiceSlug, ServiceText } from "#content/services.ts";
import type { WorkType } from "#domain/gallery/work.ts";
import { PlacePicture } from "../place-picture.tsx";

const large = "(min-width: 1200px) 636px, (min-width: 900px) 54vw, 43vw";
const small = "(min-width: 1200px) 468px, (min-width: 900px) 39vw, 43vw";
const half = "(min-width: 1200px) 565px, 43vw";

interface Layout {
  columns: string;
  heading: string;
  pictures: readonly { place: string; sizes: string }[];
  link: string;
}

/** Two large pictures and two small ones around the heading. */
const bricks: Layout = {
  columns: "gap-x-3 lg:grid-cols-[7fr_5fr] lg:gap-x-8",
  heading: "lg:col-span-1 lg:col-start-2 lg:row-start-1",
  pictures: [
    { place: "lg:col-start-1 lg:row-start-1 lg:row-span-2", sizes: large },
    { place: "lg:col-start-2 lg:row-start-2 lg:self-end", sizes: small },
    { place: "lg:col-start-1 lg:row-start-3 lg:row-span-2", sizes: large },
    { place: "lg:col-start-2 lg:row-start-3", sizes: small },
  ],
  link: "lg:col-span-1 lg:col-start-2 lg:row-start-4 lg:self-start",
};

/** Four of one size; before and after stand closer together. */
const pair: Layout = {
  columns: "gap-x-3 lg:gap-x-5",
  heading: "",
  pictures: [
    { place: "-mr-0.75 lg:-mr-1.75", sizes: half },
    { place: "-ml-0.75 lg:-ml-1.75", sizes: half },
    { place: "", sizes: half },
    { place: "", sizes: half },
  ],
  link: "",
};

interface CapabilitiesProps {
  slug: ServiceSlug | BodyTypeSlug;
  captions: ServiceText["capabilities"];
  work: WorkType | null;
}

export function Capabilities({ slug, captions, work }: CapabilitiesProps) {
  const sitePath = useSitePath();
  const words = useTexts().servicePanels;
  const places = capabilityPlaces(slug);
  const layout = ownPictureOf(`${slug}-capability-1`).endsWith("-before") ? pair : bricks;
  return (
    <section className={`wrap grid grid-cols-2 gap-y-6 py-16 lg:gap-y-8 lg:py-24 ${layout.columns}`}>
      <h2 className={`col-span-2 text-2xl lg:text-3xl ${layout.heading}`}>{words.capabilities}</h2>
      {places.map((place, index) => (
        <figure key={place} className={layout.pictures[index]?.place}>
          <PlacePicture
            place={place}
            frame="relative"
            alt={captions[index] ?? ""}
            sizes={layout.pictures[index]?.sizes ?? small}
            className="aspect-3/2 w-full rounded-md object-cover"
          />
          <figcaption aria-hidden="true" className="mt-2 pr-2 text-sm font-bold text-pretty lg:text-base">
            {captions[index]}
          </figcaption>
        </figure>
      ))}
      {work !== null && (
        <a
          href={sitePath(`/gallery?work=${work}`)}
          className={`${buttonClass("secondary")} col-span-2 justify-self-start ${layout.link}`}
        >
          {words.seeInGallery}
        </a>
      )}
    </section>
  );
}
