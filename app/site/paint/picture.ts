import { requestContext, servicesContext } from "#app/context.server.ts";
import { placeName } from "#app/ui/paint-drawing/crown.ts";
import { layers, scenery, withColours } from "#app/ui/paint-drawing/drawing.ts";
import { type Painting, paintingQuery, readPainting } from "#domain/paint/painting.ts";
import type { Paintings } from "#domain/paint/paintings.ts";
import type { Route } from "./+types/picture";

/** Seconds: a link is opened often on the day it is sent. */
const keptFor = 24 * 60 * 60;

export function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { paintings } = context.get(servicesContext);
  return context.get(requestContext).inTurn(() => showPicture(readPainting(url.searchParams), paintings));
}

async function showPicture(painting: Painting, paintings: Paintings): Promise<Response> {
  const picture = await paintings.picture(paintingQuery(painting), () => drawPicture(painting, paintings));
  const headers = {
    "Content-Type": "image/jpeg",
    "Content-Length": String(picture.length),
    "Cache-Control": `public, max-age=${keptFor}`,
    // A stranger has written on it.
    "X-Robots-Tag": "noindex",
  };
  return new Response(new Uint8Array(picture), { headers });
}

async function drawPicture(painting: Painting, paintings: Paintings): Promise<string> {
  const name = await drawName(painting, paintings);
  const truck = layers.map(({ draw }) => draw(painting)).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -40 1048 550" width="1200" height="630">${scenery}${truck}${name}</svg>`;
  return withColours(svg, painting);
}

async function drawName({ chassis, name }: Painting, paintings: Paintings): Promise<string> {
  if (name === null || name === "") return "";
  const { drawing, width } = await paintings.outline(name);
  const { x, y, size, length = size * width } = placeName(chassis, name, width);
  const place = `translate(${x - length / 2} ${y})scale(${length / width} ${size})`;
  const edge = `stroke="var(--letters-edge)" stroke-linejoin="round" stroke-width="${8 / size}"`;
  return `<g transform="${place}" fill="var(--letters-edge)"><g ${edge}>${drawing}</g><g fill="var(--letters)">${drawing}</g></g>`;
}
