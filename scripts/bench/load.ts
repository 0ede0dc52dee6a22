import autocannon from "autocannon";
import { tellParent } from "./child.ts";

// Asks for one page as fast as it is answered, in a process of its own so that client and server do not share an
// event loop. Arguments: address, seconds, connections. Tells how many were answered.
const [url = "", seconds = "1", connections = "1"] = process.argv.slice(2);
const before = process.cpuUsage();
const result = await autocannon({
  url,
  duration: Number(seconds),
  connections: Number(connections),
  maxOverallRequests: 1_000_000,
  headers: { "accept-encoding": "br" },
});
const { user, system } = process.cpuUsage(before);
await tellParent({
  answered: result["2xx"],
  failed: result.errors + result.non2xx,
  seconds: result.duration,
  clientBusy: (user + system) / 1e6 / result.duration,
});
process.disconnect();
