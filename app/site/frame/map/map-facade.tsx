import { island } from "#app/islands/island.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { business } from "#content/business.ts";
import type { ContactText } from "#content/texts.ts";
import drawnMap from "./drawn-map.svg";
import { mapFrameUrl, mapPageUrl, mapsLink } from "./map-addresses.ts";

/** Our own picture of the surroundings; only "Show map" asks the provider of the map. */
export function MapFacade({ text, shape }: { text: ContactText["map"]; shape: string }) {
  const { position } = business;
  const props = { frameUrl: mapFrameUrl(position), frameTitle: text.frameTitle };
  return (
    <div {...island("map", props, "visible")}>
      <img
        src={drawnMap}
        width={1200}
        height={480}
        alt={text.alt}
        loading="lazy"
        className={`block w-full rounded-md bg-sand object-cover ${shape}`}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <a href={mapsLink(position)} rel="noreferrer" className={buttonClass("secondary")}>
          {text.openInMaps}
        </a>
        <a
          href={mapPageUrl(position)}
          rel="noreferrer"
          data-show-map
          className={`${buttonClass("secondary")} noscript:hidden`}
        >
          {text.showMap}
        </a>
      </div>
    </div>
  );
}
