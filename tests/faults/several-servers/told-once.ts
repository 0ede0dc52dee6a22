import { idsIn } from "#tests/support/enquiry-server.ts";
import type { SeveralServers } from "#tests/support/several-servers.ts";
import { brokenEnquiries } from "../schedules/promises/enquiries.ts";
import type { Load } from "./load.ts";

export async function lostOrDoubled({ stored }: SeveralServers, { stage, prices }: Load): Promise<string[]> {
  const { enquiries, images } = stage.ledger;
  const messages = await stored.db.selectFrom("enquiries").select("message").execute();
  const vehicles = await stored.db.selectFrom("gallery_images").select("vehicle_name").execute();
  const isOnce = <Row>(rows: readonly Row[], isIt: (row: Row) => boolean) => rows.filter(isIt).length === 1;
  return [
    ...(await brokenEnquiries({ database: stored }, enquiries)),
    ...prices.filter((price) => !isOnce(messages, ({ message }) => message === price)),
    ...images
      .map(({ name }) => name)
      .filter((name) => !isOnce(vehicles, ({ vehicle_name }) => vehicle_name === name)),
  ];
}

export async function notToldOnce(
  { stored, mails, devices }: SeveralServers,
  mayBeTwice: ReadonlySet<string>,
): Promise<string[]> {
  const told = [
    mails.taken.flatMap(idsIn),
    ...devices.map(({ received }) => received.map(({ payload }) => tagOf(payload))),
  ].map((ids) => Map.groupBy(ids, (id) => id));
  const rows = await stored.db.selectFrom("enquiries").select("id").execute();
  return rows.flatMap(({ id }) => {
    const times = told.map((ids) => ids.get(id)?.length ?? 0);
    const isRight = times.every((count) => count === 1 || (count > 1 && mayBeTwice.has(id)));
    return isRight ? [] : [`${id} was mailed and pushed ${times.join(", ")} times.`];
  });
}

function tagOf(payload: unknown): string {
  return typeof payload === "object" && payload !== null && "tag" in payload ? String(payload.tag) : "";
}
