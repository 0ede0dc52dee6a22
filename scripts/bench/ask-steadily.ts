import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { tellParent } from "./child.ts";
import { keptPaths, sweptPath, uncachedPath } from "./swept-addresses.ts";

// Asks at its own rate, whether or not earlier requests were answered, in a process of its own. Arguments: address of
// the site, "kept", "swept" or "uncached", requests per second, seconds, how many networks they come from. Tells the status and the
// milliseconds until the last byte of each.
const [url = "", kind, perSecond = "1", seconds = "1", networks = "1"] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const total = Number(perSecond) * Number(seconds);

function pathOf(number: number): string {
  if (kind === "uncached") return uncachedPath(number);
  return kind === "swept" ? sweptPath(number) : (keptPaths[number % keptPaths.length] ?? "/");
}

function ask(number: number): Promise<{ status: number; milliseconds: number }> {
  const network = number % Number(networks);
  const headers = {
    "Accept-Encoding": "br",
    "X-Forwarded-For": `${kind === "swept" ? 10 : kind === "kept" ? 11 : 12}.0.${network >> 8}.${network & 255}`,
  };
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    request(url + pathOf(number), { agent, headers }, (answer: IncomingMessage) => {
      answer.resume().on("end", () => {
        resolve({ status: answer.statusCode ?? 0, milliseconds: performance.now() - begun });
      });
    })
      .on("error", reject)
      .end();
  });
}

const begun = performance.now();
const answers = Array.from({ length: total }, async (_, number) => {
  await pause(Math.max(0, begun + (number * 1000) / Number(perSecond) - performance.now()));
  return ask(number);
});
await tellParent(await Promise.all(answers));
agent.destroy();
process.disconnect();
