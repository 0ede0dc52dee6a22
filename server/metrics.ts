import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client";
import type { AnyPath } from "#app/routes.ts";
import type { BackupRuns } from "#domain/backup/backup.ts";
import type { Outbox } from "#domain/enquiries/outbox.ts";
import type { WebhookOutbox } from "#domain/enquiries/webhook-outbox.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";

export interface Metrics {
  answered(answer: { route: string | null; status: number; milliseconds: number; isKept: boolean }): void;
  queried(milliseconds: number): void;
}

export interface MetricSources {
  outbox: Pick<Outbox, "waiting" | "oldestWaiting">;
  webhook: Pick<WebhookOutbox, "waiting"> | null;
  backups: Pick<BackupRuns, "status">;
  encodings(): number;
  clock: Clock;
}

const seconds = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const language = /^\/(?:hi|mr)(?:\/|$)/;

const formRoutes = new Set<string>(["/contact", "/contact/quick-price"] satisfies AnyPath[]);

/** Counts for Prometheus, without anything of a visitor. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "rathkar_request_seconds",
    help: "Time until an answer was ready, by route, status and whether it was a kept page.",
    labelNames: ["route", "status", "kept"],
    buckets: seconds,
    registers,
  });
  const queries = new Histogram({
    name: "rathkar_query_seconds",
    help: "Time of queries of the database.",
    buckets: seconds,
    registers,
  });
  const enquiries = new Counter({
    name: "rathkar_enquiries_total",
    help: "Enquiries that were answered as sent.",
    registers,
  });
  const uploads = new Counter({
    name: "rathkar_uploads_total",
    help: "Photographs that were received.",
    registers,
  });

  const metrics: Metrics = {
    answered({ route: pattern, status, milliseconds, isKept }) {
      const route = labelOf(pattern, status);
      requests.observe({ route, status, kept: String(isKept) }, milliseconds / 1000);
      if (formRoutes.has(route) && status === 303) enquiries.inc();
      if (route === "/admin/upload/picture" && status === 200) uploads.inc();
    },
    queried: (milliseconds) => queries.observe(milliseconds / 1000),
  };

  function addSources({ outbox, webhook, backups, encodings, clock }: MetricSources): void {
    const secondsSince = (time: string | null | undefined) =>
      time ? (clock.now().getTime() - Date.parse(time)) / 1000 : Number.NaN;
    const gauge = (name: string, help: string, read: () => Promise<number>) =>
      new Gauge({
        ...{ name, help, registers },
        async collect() {
          // A failed reading must not end the others.
          this.set(await read().catch(() => Number.NaN));
        },
      });
    gauge("rathkar_outbox_waiting", "Mails of enquiries that wait.", () => outbox.waiting());
    if (webhook !== null)
      gauge("rathkar_webhook_waiting", "Enquiries of which the webhook is to be told.", () =>
        webhook.waiting(),
      );
    gauge("rathkar_outbox_age_seconds", "Age of the oldest mail that waits.", async () => {
      const oldest = await outbox.oldestWaiting();
      return oldest === null ? 0 : secondsSince(oldest);
    });
    gauge("rathkar_encodings", "Pictures in the encoder or waiting for it.", async () => encodings());
    gauge("rathkar_backup_age_seconds", "Since the last good backup ended.", async () =>
      secondsSince((await backups.status())?.backup?.endedAt),
    );
    gauge("rathkar_drill_age_seconds", "Since a backup was last tried and found whole.", async () =>
      secondsSince((await backups.status())?.drill?.endedAt),
    );
  }

  return { ...metrics, addSources, text: () => registry.metrics(), contentType: registry.contentType };
}

/** Never part of a made-up address, so that labels stay few. */
function labelOf(route: string | null, status: number): string {
  if (status === 404 || status === 410) return "not found";
  if (status >= 400) return "refused";
  return route === null || route.endsWith("*") ? "other" : route.replace(language, "/");
}

/** Serves this machine alone. Throws where the port is taken. */
export async function serveMetrics(
  { text, contentType }: Pick<ReturnType<typeof createMetrics>, "text" | "contentType">,
  port: number,
  log: Log,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end();
    try {
      const body = await text();
      response.writeHead(200, { "Content-Type": contentType }).end(body);
    } catch (error) {
      log.error({ err: error }, "The metrics could not be read.");
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  return {
    port: address === null || typeof address === "string" ? port : address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
