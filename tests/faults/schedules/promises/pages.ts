import type { LedgerImage } from "../operations/ledger.ts";
import type { Stage } from "../operations/stage.ts";
import { until } from "../until.ts";
import type { World } from "../world/world.ts";

/** Every server shows visitors each image as it was acknowledged last, whatever it had kept of it. */
export async function brokenPages(
  { servers }: World,
  { client }: Stage,
  images: readonly LedgerImage[],
): Promise<string[]> {
  async function isShown({ id, name, deletion, inWork }: LedgerImage, server: number): Promise<boolean> {
    const page = await client.ask(server, `/gallery/${id}`);
    if (inWork === "yes") return page?.status === 404;
    if (deletion === "acknowledged") return page?.status === 410;
    return page?.status === 200 && page.text.includes(name);
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
