import type { LedgerImage } from "../operations/ledger.ts";
import type { Answer } from "../operations/site-client.ts";
import type { Stage } from "../operations/stage.ts";
import { until } from "../until.ts";
import type { World } from "../world/world.ts";

export async function brokenPages(
  { servers }: World,
  { client }: Stage,
  images: readonly LedgerImage[],
): Promise<string[]> {
  async function isShown(image: LedgerImage, server: number): Promise<boolean> {
    const page = await client.ask(server, `/gallery/${image.id}`);
    const isPublic = statusOf(image) === 200;
    if (image.wasInProject) return isOfProject(page, isPublic) && areShown(image, isPublic, server);
    if (page?.status !== statusOf(image)) return false;
    if (page.status === 200 && !page.text.includes(image.name)) return false;
    return areShown(image, isPublic, server);
  }

  async function areShown({ pictures, turning }: LedgerImage, isPublic: boolean, server: number) {
    if (turning !== "none") return true;
    const asked = pictures.map(({ url }) => client.ask(server, `${url}/320.webp`));
    return (await Promise.all(asked)).every((answer) => (answer?.status === 200) === isPublic);
  }

  const acknowledged = images.filter(({ id }) => id !== null);
  const looks = servers.flatMap((_, server) =>
    acknowledged.map((image) =>
      until(
        () => isShown(image, server),
        () => `Server ${server} shows something else than ${JSON.stringify(image)}.`,
      ),
    ),
  );
  const ends = await Promise.allSettled(looks);
  return ends.filter((end) => end.status === "rejected").map(({ reason }) => String(reason));
}

/** A project keeps the address of an image that is hidden or gone, and shows the others there. */
function isOfProject(page: Answer | null, isPublic: boolean): boolean {
  const statuses = isPublic ? [200, 301] : [200, 301, 404, 410];
  return page !== null && statuses.includes(page.status);
}

function statusOf({ place, inWork }: LedgerImage): number {
  if (place === "gone" || inWork === "yes") return 404;
  return place === "bin" ? 410 : 200;
}
