import { usePage } from "#app/language/language.tsx";
import { placeName } from "#app/ui/paint-drawing/crown.ts";
import {
  colourProperties,
  layers,
  letterProperties,
  scenery,
  viewBox,
} from "#app/ui/paint-drawing/drawing.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { Painting } from "#domain/paint/painting.ts";

interface DrawingProps {
  painting: Painting;
  nameWidth: number;
}

export function Drawing({ painting, nameWidth }: DrawingProps) {
  const { paint } = usePage().texts;
  const { chassis, body, cab, frame, panels, band } = painting;
  const place = placeName(chassis, painting.name ?? "", nameWidth);
  const choices = [
    paint.chassis[chassis],
    paint.body[body],
    ...[cab, frame, panels].map((name) => paint.paints[name]),
    paint.band[band],
  ];
  return (
    <svg
      viewBox={viewBox}
      role="img"
      aria-label={fillPlaceholders(paint.drawingAlt, { choices: choices.join(", ") })}
      data-drawing
      className="block max-h-[42svh] w-full forced-color-adjust-none lg:max-h-none lg:rounded-lg"
    >
      <g dangerouslySetInnerHTML={{ __html: scenery }} />
      <g data-truck="">
        {layers.map(({ name, colours, draw }) => (
          <g
            key={name}
            data-layer={name}
            style={Object.assign({}, ...colours.map((part) => colourProperties(painting, part)))}
            dangerouslySetInnerHTML={{ __html: draw(painting) }}
          />
        ))}
        <text
          data-name=""
          style={letterProperties(painting)}
          x={place.x}
          y={place.y}
          fontSize={place.size}
          textLength={place.length}
          lengthAdjust="spacingAndGlyphs"
          textAnchor="middle"
          fill="var(--letters)"
          stroke="var(--letters-edge)"
          strokeWidth={8}
          strokeLinejoin="round"
          paintOrder="stroke"
          className="font-display"
        >
          {painting.name}
        </text>
      </g>
    </svg>
  );
}
