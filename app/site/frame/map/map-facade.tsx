import { useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { business } from "#content/business.ts";
import type { FrameText } from "../frame-text.ts";
import drawnMap from "./drawn-map.svg";
import { mapFrameUrl, mapsLink } from "./map-addresses.ts";

function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}

/** Our own picture of the surroundings; only its button asks the provider of the map (decision 10). */
export function MapFacade({ text, shape }: { text: FrameText["map"]; shape: string }) {
  const [isShown, setShown] = useState(false);
  const look = `block w-full rounded-md bg-sand ${shape}`;
  return (
    <div>
      {isShown ? (
        <iframe
          ref={takeFocus}
          src={mapFrameUrl(business.position)}
          title={text.frameTitle}
          referrerPolicy="no-referrer"
          className={look}
        />
      ) : (
        <img
          src={drawnMap}
          width={1200}
          height={480}
          alt={text.alt}
          loading="lazy"
          className={`${look} object-cover`}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <a href={mapsLink(business.position)} rel="noreferrer" className={buttonClass("secondary")}>
          {text.openInMaps}
        </a>
        {!isShown && (
          <button
            type="button"
            onClick={() => setShown(true)}
            className={`${buttonClass("secondary")} noscript:hidden`}
          >
            {text.showMap}
          </button>
        )}
      </div>
    </div>
  );
}
