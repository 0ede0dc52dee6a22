import type { PictureMetadata } from "#domain/gallery/pictures/picture-metadata.ts";
import type { PlaceContent, PlaceVersion } from "#domain/site-pictures/site-pictures.ts";
import { DocumentHistory } from "../../../kit/documents/document-history.tsx";
import type { FieldValues } from "../../../kit/form/versioned-draft.ts";
import { useAdminText } from "../../../kit/page/admin-text.ts";
import { PlaceThumbnail } from "../../../kit/picture/place-thumbnail.tsx";
import type { ShownPlace } from "../../../kit/picture/shown-place.server.ts";

export interface PastPlace extends PlaceVersion {
  picture: PictureMetadata | null;
}

interface PlaceHistoryProps {
  place: ShownPlace["place"];
  past: readonly PastPlace[];
  onUse(content: PlaceContent): void;
}

const nothing: PlaceContent = { url: null, document: null, focus: { x: 50, y: 50 } };

export function PlaceHistory({ place, past, onUse }: PlaceHistoryProps) {
  const text = useAdminText().pictures;
  const history = past.map((version) => ({ ...version, values: valuesOf(version) }));
  const stored = { version: past[0]?.version ?? 0, values: valuesOf(past[0] ?? nothing) };
  return (
    <DocumentHistory
      words={text.history}
      stored={{ ...stored, defaults: valuesOf(nothing), history }}
      onUse={(values) => onUse(contentOf(values))}
    >
      {(values) => {
        const { url, document, focus } = contentOf(values);
        const picture = past.find((version) => version.url === url)?.picture ?? null;
        if (url === null && document === null) return <p>{text.isOurs}</p>;
        return (
          <div className="w-40 overflow-hidden rounded-md">
            <PlaceThumbnail
              shown={{
                place,
                picture,
                focus,
                drawing: null,
                state: document === null ? "isYours" : "isDocument",
              }}
              sizes="160px"
            />
          </div>
        );
      }}
    </DocumentHistory>
  );
}

function valuesOf({ url, document, focus }: PlaceContent): FieldValues {
  return { url: url ?? "", document: document ?? "", x: String(focus.x), y: String(focus.y) };
}

function contentOf({ url = "", document = "", x, y }: FieldValues): PlaceContent {
  return { url: url || null, document: document || null, focus: { x: Number(x), y: Number(y) } };
}
