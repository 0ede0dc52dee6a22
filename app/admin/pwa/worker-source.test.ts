import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";

const source = readFileSync(join(import.meta.dirname, "worker-source.js"), "utf8");
const origin = "https://rathkar.example";
const payload = {
  title: "New enquiry: Ganpatrao Shinde",
  body: "Get a Quote",
  url: "/admin/enquiries/1",
  tag: "1",
  language: "mr",
};

function startWorker(open: string[] = []) {
  const heard = new Map<string, (event: object) => void>();
  const done: unknown[] = [];
  const pages = open.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) }));
  const worker = {
    text: {},
    URL,
    location: { origin },
    addEventListener: (kind: string, listener: (event: object) => void) => heard.set(kind, listener),
    registration: {
      showNotification: async (title: string, options: object) => done.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => done.push(`open ${url}`),
    },
  };
  runInContext(source, createContext(worker));
  return {
    done,
    async tell(kind: string, event: object) {
      const waited: Promise<unknown>[] = [];
      heard.get(kind)?.({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) });
      await Promise.all(waited);
    },
  };
}

test("what is pushed is shown, one notice for each enquiry [PUSH-1]", async () => {
  const worker = startWorker();
  await worker.tell("push", { data: { json: () => payload } });
  const { title, body, tag, url } = payload;
  expect(worker.done).toMatchObject([{ title, body, tag, lang: "mr", data: { url } }]);
});

test.each([
  [[], `open ${origin}${payload.url}`],
  [[`${origin}/admin/today`], `open ${origin}${payload.url}`],
  [[`${origin}${payload.url}`], `focus ${origin}${payload.url}`],
])("with %j open a tap on the notice shows the enquiry: %s [PUSH-1]", async (open, shown) => {
  const worker = startWorker(open);
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  await worker.tell("notificationclick", { notification: { close, data: { url: payload.url } } });
  expect([isClosed, worker.done]).toEqual([true, [shown]]);
});
