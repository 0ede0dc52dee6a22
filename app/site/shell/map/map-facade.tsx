import { island } from "#app/islands/island.ts";
import { usePage } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ContactText } from "#content/texts.ts";
import type { Position } from "#domain/facts/position.ts";
import drawnMap from "./drawn-map.svg";

export function MapFacade({ text, shape }: { text: ContactText["map"]; shape: string }) {
  const { business, placed } = usePage();
  const { position, mapsLink } = business;
  const own = placed.pictures.get("map");
  const look = `block w-full rounded-md bg-sand object-cover ${shape}`;
  return (
    <div
      {...(position !== null &&
        island("map", { frameUrl: mapFrameUrl(position), frameTitle: text.frameTitle }, "visible"))}
    >
      {own === undefined ? (
        <img src={drawnMap} width={1200} height={480} alt={text.alt} loading="lazy" className={look} />
      ) : (
        <Picture
          picture={own.picture}
          focus={own.focus}
          alt={text.title}
          sizes="(min-width: 1200px) 1136px, 92vw"
          className={look}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-3 *:flex-auto *:px-2">
        <a href={mapsLink ?? searchLink(position)} rel="noreferrer" className={buttonClass("secondary")}>
          {text.openInMaps}
        </a>
        {position !== null && (
          <a
            href={mapPageUrl(position)}
            rel="noreferrer"
            data-show-map
            className={`${buttonClass("secondary")} noscript:hidden`}
          >
            {text.showMap}
          </a>
        )}
      </div>
    </div>
  );
}

const around = { longitude: 0.012, latitude: 0.006 };

/** `server/middleware/content-security-policy.ts` allows its origin and no other. */
function mapFrameUrl({ latitude, longitude }: Position): string {
  const corners = [
    longitude - around.longitude,
    latitude - around.latitude,
    longitude + around.longitude,
    latitude + around.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

function mapPageUrl({ latitude, longitude }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}

function searchLink(position: Position | null): string {
  const query = position === null ? "" : `${position.latitude},${position.longitude}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;
}
