import { silentLog } from "#platform/log.ts";
import { listen } from "#server/start/listen.ts";
import { stopOnSignals } from "#server/start/process-exit.ts";
import { openApp } from "./open-app.ts";

/** A server process for tests: answers /admin a moment after it has told that it was asked. */
const testApp = await openApp(async () => {
  console.log("asked");
  await new Promise((resolve) => setTimeout(resolve, 300));
  return new Response("finished");
});
const listening = await listen(testApp.app, { port: 0, host: "127.0.0.1" });
stopOnSignals(
  {
    async stop() {
      await listening.drain(10_000);
      await testApp[Symbol.asyncDispose]();
      console.log("closed");
    },
  },
  silentLog,
);
console.log(listening.port);
