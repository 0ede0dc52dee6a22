import type { Server } from "node:http";
import { connect } from "node:net";
import type { SiteHandler } from "#app/site-handler.ts";
import type { AppParts } from "#server/app.ts";
import { createHttpServer, type Limits, type Listening, listen } from "#server/start/listen.ts";
import { openApp, publicUrl, readableLog, type TestApp } from "./open-app.ts";

export interface OpenServer extends AsyncDisposable {
  listening: Listening;
  server: Server;
  url: string;
  testApp: TestApp;
  lines: object[];
}

export async function openServer(
  site: SiteHandler,
  limits?: Limits,
  parts: Partial<AppParts> = {},
): Promise<OpenServer> {
  const { lines, log } = readableLog();
  const testApp = await openApp(site, { log, ...parts });
  const server = createHttpServer();
  const at = { port: 0, host: "127.0.0.1", publicUrl };
  const listening = await listen(testApp.app, at, { server, ...(limits && { limits }) });
  return {
    ...{ listening, server, testApp, lines },
    url: `http://127.0.0.1:${listening.port}`,
    async [Symbol.asyncDispose]() {
      await listening.drain(100);
      await testApp[Symbol.asyncDispose]();
    },
  };
}

export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

export function getRequest(target: string): string {
  return `GET ${target} HTTP/1.1\r\nHost: rathkar.example\r\nConnection: close\r\nAccept: text/html\r\n\r\n`;
}
