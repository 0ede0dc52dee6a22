import { once } from "node:events";
import { silentLog } from "#platform/log.ts";
import { listen } from "#server/start/listen.ts";
import { stopOnSignals } from "#server/start/process-exit.ts";
import { openApp, publicUrl } from "./open-app.ts";

const testApp = await openApp(async () => {
  console.log("asked");
  await once(process.stdin, "data");
  return new Response("finished");
});
const listening = await listen(testApp.app, { port: 0, host: "127.0.0.1", publicUrl });
stopOnSignals(
  {
    async stop() {
      console.log("stopping");
      await listening.drain(300_000);
      await testApp[Symbol.asyncDispose]();
      console.log("closed");
    },
  },
  silentLog,
);
console.log(listening.port);
