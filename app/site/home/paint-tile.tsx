import { useSitePath, useTexts } from "#app/language/language.tsx";
import { colouredParts, colourProperties, layers, scenery, viewBox } from "#app/ui/paint-drawing/drawing.ts";
import { firstPainting, type Painting, paintingQuery, paints } from "#domain/paint/painting.ts";

const trucks: readonly Painting[] = [
  firstPainting,
  { ...firstPainting, cab: "peacock", frame: "maroon", panels: "marigold" },
  { ...firstPainting, cab: "rani", frame: "ivory", panels: "indigo" },
];

const drawing = layers.map(({ draw }) => draw(firstPainting)).join("");
const drawnOnce = { __html: `${scenery}<defs><g id="truck">${drawing}</g></defs>` };

function coloursOf(truck: Painting): Record<string, string> {
  return Object.assign({}, ...colouredParts.map((part) => colourProperties(truck, part)));
}

export function PaintTile() {
  const { title, groups, paints: names } = useTexts().paint;
  const sitePath = useSitePath();
  return (
    <article className="panel card service-card paint-tile col-span-2">
      <div className="paint-stage">
        <svg viewBox={viewBox} aria-hidden="true" className="forced-color-adjust-none">
          <g dangerouslySetInnerHTML={drawnOnce} />
          {trucks.map((truck) => (
            <use key={truck.cab} href="#truck" style={coloursOf(truck)} />
          ))}
        </svg>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2 lg:px-5">
        <h3 className="text-lg">
          {trucks.map((truck) => (
            <a key={truck.cab} href={sitePath(`/paint${paintingQuery(truck)}`)} className="card-link">
              {title}
            </a>
          ))}
        </h3>
        <fieldset className="relative flex">
          <legend className="sr-only">{groups.cab}</legend>
          {trucks.map(({ cab }, index) => (
            <label key={cab} className="grid size-11 place-items-center">
              <input type="radio" name="truck" defaultChecked={index === 0} aria-label={names[cab]} />
              <i style={{ background: paints[cab].colour }} />
            </label>
          ))}
        </fieldset>
      </div>
    </article>
  );
}
