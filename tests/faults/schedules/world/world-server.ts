import { join } from "node:path";
import { z } from "zod";
import { freePort } from "#tests/support/free-port.ts";
import { type ServerProcess, serverProcess } from "#tests/support/server-process.ts";
import { examineMachine } from "./machine.ts";

export interface WorldServer extends ServerProcess, AsyncDisposable {
  dataDir: string;
  /** As forms had them that were opened three minutes ago: a clock that jumps back by two leaves them old enough. */
  formTokens: string[];
  /** How wrong its clock is, in milliseconds; also for the processes that are started later. */
  setClock(offset: number): void;
}

const minute = 60_000;
const tokenAnswer = z.object({ formToken: z.string() });
const formsBegun = 150;
const movedClock = join(import.meta.dirname, "moved-clock.ts");

export async function startWorldServer(
  dataDir: string,
  settings: Record<string, string>,
  onDeath: (how: string) => void,
): Promise<WorldServer> {
  const { unprivileged } = await examineMachine();
  let clockOffset = -3 * minute;
  const server = serverProcess({
    ...{ dataDir, onDeath, port: await freePort(), hasChannel: true, wrapper: unprivileged ?? [] },
    settings: () => ({
      ...settings,
      // Limits count by address: every visitor has one of his own.
      TRUSTED_PROXY: "loopback",
      NODE_OPTIONS: `--import=${movedClock}`,
      CLOCK_OFFSET: String(clockOffset),
    }),
  });
  server.launch();
  if (!(await server.serving())) throw new Error(`A server ended at its start:\n${server.output()}`);
  const setClock = (offset: number) => {
    clockOffset = offset;
    server.send(offset);
  };
  const formTokens = await Promise.all(Array.from({ length: formsBegun }, () => beginForm(server.url)));
  setClock(0);
  return {
    ...{ ...server, dataDir, formTokens, setClock },
    [Symbol.asyncDispose]: () => server.end("SIGKILL"),
  };
}

async function beginForm(url: string): Promise<string> {
  const answer = await fetch(`${url}/contact/form-token`);
  return tokenAnswer.parse(await answer.json()).formToken;
}
