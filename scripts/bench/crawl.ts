import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { z } from "zod";
import { tellParent } from "./child.ts";

// Asks for every address of a list, one after the other, while phones behind the same address open one each. Arguments: address of
// the site, a file with the list as JSON, how many phones. Tells the milliseconds of the crawl and the statuses of both.
const [url = "", file = "", phones = "0"] = process.argv.slice(2);
const targets = z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
const headers = { "Accept-Encoding": "br", "X-Forwarded-For": "198.51.100.7" };

function ask(target: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url + target, { agent, headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    })
      .on("error", reject)
      .end();
  });
}

async function timed(target: string, agent: Agent) {
  const begun = performance.now();
  return { status: await ask(target, agent), milliseconds: performance.now() - begun };
}

const crowd = new Agent({ keepAlive: true, maxSockets: 512 });
const crawler = new Agent({ keepAlive: true, maxSockets: 1 });
const own = targets.toReversed().slice(0, Number(phones));
const begun = performance.now();
const opening = Promise.all(own.map((target) => timed(target, crowd)));
const crawled: number[] = [];
for (const target of targets) crawled.push(await ask(target, crawler));
await tellParent({ milliseconds: performance.now() - begun, crawled, opened: await opening });
for (const agent of [crowd, crawler]) agent.destroy();
process.disconnect();
