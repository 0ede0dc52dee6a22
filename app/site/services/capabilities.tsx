import type { ReactNode } from "react";
import { useTexts } from "#app/language/language.tsx";
import { PlacePicture, useSectionMarks } from "#app/site/place-picture.tsx";
import { capabilityPlaces } from "#content/places.ts";
import type { ServiceText } from "#content/service-file.ts";
import type { BodyTypeSlug, ServiceSlug } from "#content/services.server.ts";

const half = "(min-width: 1200px) 552px, (min-width: 1024px) 46vw, 43vw";

interface CapabilitiesProps {
  slug: ServiceSlug | BodyTypeSlug;
  captions: ServiceText["capabilities"];
  children: ReactNode;
}

export function Capabilities({ slug, captions, children }: CapabilitiesProps) {
  const places = capabilityPlaces(slug);
  const { mark, note } = useSectionMarks(places);
  return (
    <section className="pb-section">
      {captions.some((caption) => caption !== "") && (
        <div className="wrap grid grid-cols-2 gap-x-3 gap-y-4 lg:gap-5">
          <h2 className="col-span-2 text-xl lg:text-2xl">{useTexts().servicePanels.capabilities}</h2>
          {places.map((place, index) => (
            <figure key={place} className="half-picture">
              <PlacePicture
                place={place}
                mark={mark}
                frame="relative"
                alt={captions[index] ?? ""}
                sizes={half}
                className="aspect-3/2 w-full rounded-md object-cover"
              />
              <figcaption aria-hidden="true" className="mt-1.5 text-sm leading-snug font-bold lg:text-base">
                {captions[index]}
              </figcaption>
            </figure>
          ))}
          {note !== null && <div className="col-span-2">{note}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
