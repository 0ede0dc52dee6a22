import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { freePort } from "./free-port.ts";

/**
 * How the server treats a mail: takes it, takes it late, asks to come back (4xx), refuses it (5xx), says nothing
 * more after it came, or takes it and breaks the connection off before saying so.
 */
export type MailBehaviour = "accept" | "delay" | "busy" | "refuse" | "hang" | "swallow";

export interface TakenMail {
  messageId: string;
  to: string[];
  source: string;
}

export interface TestMailServer extends AsyncDisposable {
  url: string;
  taken: TakenMail[];
  connections(): number;
  signIns(): number;
  behave(manner: MailBehaviour): void;
  disappear(): Promise<void>;
  comeBack(): Promise<void>;
  received(count: number): Promise<void>;
}

export async function startMailServer(user?: { name: string; password: string }): Promise<TestMailServer> {
  const port = await freePort();
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();
  const listeners = new Set<() => void>();
  let manner: MailBehaviour = "accept";
  let connections = 0;
  let signIns = 0;
  let received = 0;
  let running: SMTPServer | null = null;

  function take(source: string, to: string[]): void {
    taken.push({ messageId: /^message-id:\s*(\S+)/im.exec(source)?.[1] ?? "", to, source });
  }

  function answer(source: string, to: string[], done: (error?: Error | null) => void): void {
    if (manner === "accept" || manner === "swallow") take(source, to);
    if (manner === "swallow") for (const socket of sockets) socket.destroy();
    if (manner === "accept") done();
    if (manner === "delay") {
      setTimeout(() => {
        take(source, to);
        done();
      }, 50);
    }
    if (manner === "busy") done(statusError(451, "4.3.2 try again later"));
    if (manner === "refuse") done(statusError(550, "5.7.1 mailbox\r\nunavailable"));
  }

  async function start(): Promise<SMTPServer> {
    const server = new SMTPServer({
      disableReverseLookup: true,
      disabledCommands: user === undefined ? ["STARTTLS", "AUTH"] : ["STARTTLS"],
      authOptional: user === undefined,
      allowInsecureAuth: true,
      logger: false,
      onAuth({ username, password }, _session, done) {
        signIns++;
        const isRight = username === user?.name && password === user?.password;
        if (isRight) done(null, { user: username });
        else done(statusError(535, "5.7.8 wrong user name or password"));
      },
      async onData(stream, session, done) {
        const source = await text(stream).catch(() => null);
        if (source === null) return;
        answer(
          source,
          session.envelope.rcptTo.map(({ address }) => address),
          done,
        );
        received++;
        for (const listener of listeners) listener();
      },
    });
    server.server.on("connection", (socket) => {
      connections++;
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    });
    server.on("error", () => undefined);
    server.listen(port, "127.0.0.1");
    await once(server.server, "listening");
    return server;
  }

  async function stop(): Promise<void> {
    if (running === null) return;
    const { server } = running;
    running = null;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  running = await start();
  const login = user === undefined ? "" : `${encodeURIComponent(user.name)}:${user.password}@`;
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    taken,
    connections: () => connections,
    signIns: () => signIns,
    behave: (next) => {
      manner = next;
    },
    disappear: stop,
    async comeBack() {
      running ??= await start();
    },
    received: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received < count) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
    [Symbol.asyncDispose]: stop,
  };
}

export async function startMuteServer(): Promise<{ url: string } & AsyncDisposable> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => sockets.add(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function statusError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

export function linkIn({ source }: TakenMail, path: string): string {
  const text = source.replace(/=\r\n/g, "").replaceAll("=3D", "=");
  return text.split(/[\s"<>]+/).find((word) => URL.parse(word)?.pathname === path) ?? "";
}
