import { setTimeout as pause } from "node:timers/promises";
import type { SeveralServers } from "#tests/support/several-servers.ts";
import { newEnquiry, sendEnquiry } from "../schedules/operations/enquiries.ts";
import { editImage, newImage, uploadImage } from "../schedules/operations/images.ts";
import { type LedgerImage, openLedger } from "../schedules/operations/ledger.ts";
import { createOwner } from "../schedules/operations/owner.ts";
import { smallPhotograph } from "../schedules/operations/small-photograph.ts";
import type { Stage } from "../schedules/operations/stage.ts";
import { shortOrLong } from "../short-or-long.ts";
import type { Visitors } from "./visitors.ts";

/** Milliseconds between two tries of what was refused, and between two things that one person does. */
const again = 300;
const breath = shortOrLong(150, 50);

export interface Load {
  stage: Stage;
  prices: string[];
  seenAfter: number[];
  triedAgain(): number;
  ownerRests(): Promise<() => void>;
  stop(): Promise<void>;
}

export function stageOf({ account }: SeveralServers, visitors: Visitors): Stage {
  return { client: visitors, owner: createOwner(visitors, account), ledger: openLedger(), formTokens: [] };
}

export function startLoad(site: SeveralServers, visitors: Visitors, kept: readonly string[]): Load {
  const stage = stageOf(site, visitors);
  const prices: string[] = [];
  const seenAfter: number[] = [];
  let isOver = false;
  let tries = 0;
  let rest = Promise.withResolvers<void>();
  rest.resolve();
  let turn: Promise<void> = Promise.resolve();

  async function untilDone(attempt: () => Promise<boolean>): Promise<void> {
    while (!(await attempt())) {
      tries++;
      await pause(again);
    }
  }

  async function read(visitor: number): Promise<void> {
    for (let turn = visitor; !isOver; turn++) {
      const path = kept[turn % kept.length] ?? "/";
      await visitors.askFor("kept page", path, { method: turn % 5 === 0 ? "HEAD" : "GET" });
      await pause(breath);
    }
  }

  async function write(visitor: number): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      const enquiry = newEnquiry(stage, `v${visitor}t${turn}x`);
      await untilDone(() => sendEnquiry(stage, [0], enquiry));
      await pause(breath);
    }
  }

  async function askForPrice(): Promise<void> {
    const photograph = new Blob([new Uint8Array(await smallPhotograph("main"))], { type: "image/jpeg" });
    for (let turn = 0; !isOver; turn++) {
      const message = `A price for truck ${turn}`;
      await untilDone(async () => {
        const body = new FormData();
        const fields = {
          phone: `+9198221${10_000 + turn}`,
          message,
          submissionKey: `price-key-${turn}-of-the-load`,
        };
        for (const [name, value] of Object.entries(fields)) body.append(name, value);
        body.append("photographs", photograph, "truck.jpg");
        const answer = await visitors.askFor("form", "/mr/contact/quick-price", { method: "POST", body });
        return answer?.status === 303;
      });
      prices.push(message);
      await pause(again);
    }
  }

  async function own(): Promise<void> {
    for (let number = 0; !isOver; number++) {
      await rest.promise;
      turn = uploadAndRename(number);
      await turn;
      await stage.owner.ask(0, "/admin/enquiries");
      await pause(again);
    }
  }

  async function uploadAndRename(number: number): Promise<void> {
    const image = newImage(stage, `n${number}x`, { isPair: false, isInWork: false });
    await untilDone(() => uploadImage(stage, 0, image));
    await untilDone(() => editImage(stage, 0, image, `Renamed ${number}`));
    seenAfter.push(await untilSeenOnAll(image));
  }

  async function untilSeenOnAll({ id, name }: LedgerImage): Promise<number> {
    const begun = performance.now();
    await Promise.all(
      site.servers.map(async ({ url }) => {
        for (;;) {
          const page = await fetch(`${url}/gallery/${id}`).catch(() => null);
          const text = await page?.text();
          if (page === null || page.status === 503 || text?.includes(name)) return;
          await pause(breath);
        }
      }),
    );
    return performance.now() - begun;
  }

  const people = Promise.all([read(0), read(1), read(2), write(1), write(2), askForPrice(), own()]);
  return {
    ...{ stage, prices, seenAfter },
    triedAgain: () => tries,
    async ownerRests() {
      rest = Promise.withResolvers();
      await turn;
      return () => rest.resolve();
    },
    async stop() {
      isOver = true;
      rest.resolve();
      await people;
    },
  };
}
