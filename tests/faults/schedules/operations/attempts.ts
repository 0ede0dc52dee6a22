import { randomUUID } from "node:crypto";
import { phone } from "#tests/support/visits.ts";
import { count } from "../counts.ts";
import type { Operation } from "../schedule.ts";
import { changeInBin } from "./bin.ts";
import {
  deleteEnquiry,
  markEnquiry,
  mergeEnquiry,
  newEnquiry,
  sendEnquiry,
  separateEnquiry,
} from "./enquiries.ts";
import {
  completeImage,
  deleteImage,
  editImage,
  newImage,
  seeImage,
  showInWork,
  turnImage,
  uploadImage,
} from "./images.ts";
import { type CarryOut, createOrder } from "./in-order.ts";
import { moveJob } from "./jobs.ts";
import type { LedgerEnquiry, LedgerImage } from "./ledger.ts";
import { groupOrOrder, splitImage } from "./projects.ts";
import { quoteEnquiry } from "./quotations.ts";
import type { Stage } from "./stage.ts";

export interface Attempt {
  name: string;
  operation: Operation;
  carryOut: CarryOut;
}

async function visit({ client, ledger }: Stage, server: number, path: string): Promise<boolean> {
  const page = await client.ask(server, path);
  ledger.told++;
  await client.ask(server, "/visit", {
    method: "POST",
    headers: { "User-Agent": phone },
    body: new URLSearchParams({ did: "page", path }),
  });
  return page !== null;
}

export function attemptsOf(operations: readonly Operation[], seed: number, stage: Stage): Attempt[] {
  const enquiries = new Map<number, LedgerEnquiry>();
  const images = new Map<number, LedgerImage>();
  const orders = new Map<number, ReturnType<typeof createOrder>>();
  const projectOrder = createOrder();

  function carryOutOf(operation: Operation, number: number): CarryOut {
    const { server } = operation;
    const label = `s${seed}o${number}x`;
    switch (operation.kind) {
      case "visit":
        return () => visit(stage, server, operation.path);
      case "enquiry": {
        const enquiry = newEnquiry(stage, label, operation.hasScripts);
        enquiries.set(number, enquiry);
        return () => sendEnquiry(stage, operation.isSentTwice ? [0, 1] : [server], enquiry);
      }
      case "upload": {
        const image = newImage(stage, label, operation);
        images.set(number, image);
        return () => uploadImage(stage, server, image);
      }
      case "mark enquiry":
        return () => markEnquiry(stage, server, made(enquiries, operation.of));
      case "delete enquiry":
        return () => deleteEnquiry(stage, server, made(enquiries, operation.of));
      case "merge enquiry": {
        const later = newEnquiry(stage, label);
        return () => mergeEnquiry(stage, server, made(enquiries, operation.of), later);
      }
      case "separate enquiry":
        return () => separateEnquiry(stage, server, made(enquiries, operation.of));
      case "move job":
        return () => moveJob(stage, server, made(enquiries, operation.of));
      case "quote enquiry":
        return () => quoteEnquiry(stage, server, made(enquiries, operation.of));
      case "group image":
        return changeProjectOf(operation, groupOrOrder);
      case "split project":
        return changeProjectOf(operation, splitImage);
      case "edit image":
        return () => editImage(stage, server, made(images, operation.of), `Truck ${label}`);
      case "turn image": {
        const key = randomUUID();
        return () => turnImage(stage, server, made(images, operation.of), key);
      }
      case "see image":
        return () => seeImage(stage, server, made(images, operation.of));
      case "show in work":
        return () => showInWork(stage, server, made(images, operation.of));
      case "complete image":
        return () => completeImage(stage, server, made(images, operation.of));
      case "delete image":
        return () => deleteImage(stage, server, made(images, operation.of));
      case "restore enquiry":
        return () => changeInBin(stage, server, made(enquiries, operation.of), "restore");
      case "restore image":
        return () => changeInBin(stage, server, made(images, operation.of), "restore");
      case "remove image":
        return () => changeInBin(stage, server, made(images, operation.of), "delete");
    }
  }

  /** Of all projects one after the other: they share images. */
  function changeProjectOf({ server, of }: { server: number; of: number }, change: typeof splitImage) {
    return projectOrder(() => change(stage, server, made(images, of)));
  }

  function inOrder(operation: Operation, number: number): CarryOut {
    const subject = "of" in operation ? operation.of : number;
    const order = orders.get(subject) ?? createOrder();
    orders.set(subject, order);
    return order(carryOutOf(operation, number));
  }

  return operations.map((operation, number) => {
    const carryOut = inOrder(operation, number);
    return {
      name: `operation ${number} (${operation.kind})`,
      operation,
      carryOut: async () => {
        const isAcknowledged = await carryOut();
        if (isAcknowledged) count(stage.ledger.acknowledged, operation.kind);
        return isAcknowledged;
      },
    };
  });
}

function made<Thing>(things: ReadonlyMap<number, Thing>, number: number): Thing {
  const thing = things.get(number);
  if (thing === undefined) throw new Error(`Operation ${number} has made nothing of this kind.`);
  return thing;
}
