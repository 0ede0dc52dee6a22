import { spawn } from "node:child_process";
import crypto from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import S3rver from "s3rver";

/**
 * Starts an S3-compatible server with the bucket `rathkar` that tells of at most so many objects at once, and, where it
 * `knowsConditions` as S3 does, refuses If-None-Match; answers a STORAGE_URL of it and how to stop it.
 */
export async function startS3({
  listed = 1_000,
  knowsConditions = false,
} = {}): Promise<{ url: string; stop(): Promise<void> }> {
  const directory = mkdtempSync(path.join(tmpdir(), "rathkar-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "rathkar", configs: [] }],
  });
  answerWhenWritten(server);
  oneAfterTheOther(server);
  storeWholeObjects(server);
  listAtMost(server, listed);
  if (knowsConditions) keepConditions(server);
  cipherAsOpenSslCan();
  const { port } = await server.run();
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  return {
    url: `s3://S3RVER:S3RVER@rathkar/workshop/pictures?endpoint=${endpoint}`,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** S3rver answers before the file is written, which S3 never does. */
function answerWhenWritten({ store }: S3rver): void {
  const putObject = store.putObject.bind(store);
  store.putObject = async (object) => {
    const stored = await putObject(object);
    const file = store.getResourcePath(object.bucket, object.key, "object");
    while ((await stat(file)).size < stored.size) await pause(1);
    return stored;
  };
}

/** S3rver fails to read or list an object while its files are written or removed; S3 never does. */
function oneAfterTheOther({ store }: S3rver): void {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn =
    <Given extends unknown[], Answer>(act: (...given: Given) => Promise<Answer>) =>
    (...given: Given) => {
      const done = last.then(() => act.apply(store, given));
      last = done.catch(() => {});
      return done;
    };
  store.putObject = inTurn(store.putObject);
  store.copyObject = inTurn(store.copyObject);
  store.deleteObject = inTurn(store.deleteObject);
  store.getObject = inTurn(store.getObject);
  store.listObjects = inTurn(store.listObjects);
}

/** S3rver keeps the beginning of an object whose sender was cut off, and fails on it ever after; S3 keeps nothing. */
function storeWholeObjects({ store }: S3rver): void {
  const putObject = store.putObject.bind(store);
  store.putObject = async (object) => {
    const whole = await buffer(object.content);
    return putObject(Object.assign(object, { content: Readable.from([whole]) }));
  };
}

/** S3rver reads no If-None-Match when an object is put; S3 answers 412 where there is one. */
function keepConditions(server: S3rver): void {
  let last: Promise<unknown> = Promise.resolve();
  server.middleware.unshift(async (context, next) => {
    if (context.method !== "PUT" || context.get("If-None-Match") !== "*") return next();
    const done = last.then(async () => {
      const [, bucket = "", ...key] = context.path.split("/");
      const found = await server.store.existsObject(bucket, decodeURIComponent(key.join("/")));
      if (!found) return next();
      Object.assign(context, { status: 412, type: "application/xml" });
      context.body = "<Error><Code>PreconditionFailed</Code></Error>";
      return undefined;
    });
    last = done.catch(() => {});
    return done;
  });
}

function listAtMost({ store }: S3rver, most: number): void {
  const listObjects = store.listObjects.bind(store);
  store.listObjects = (bucket, asked) =>
    listObjects(bucket, { ...asked, maxKeys: Math.min(asked.maxKeys, most) });
}

const { createCipheriv, createDecipheriv } = crypto;

/**
 * S3rver enciphers where a list that was cut off goes on with DES, which OpenSSL 3 has no longer: it could
 * not tell of more.
 */
function cipherAsOpenSslCan(): void {
  const asTriple = (name: string, key: Buffer) =>
    name === "des" ? (["des-ede3-cbc", Buffer.concat([key, key, key])] as const) : ([name, key] as const);
  Object.assign(crypto, {
    createCipheriv: (name: string, key: Buffer, iv: Buffer) => createCipheriv(...asTriple(name, key), iv),
    createDecipheriv: (name: string, key: Buffer, iv: Buffer) => createDecipheriv(...asTriple(name, key), iv),
  });
}

export async function startS3Process(): Promise<{ url: string } & AsyncDisposable> {
  const program = `import { startS3 } from ${JSON.stringify(import.meta.url)};
    const { url, stop } = await startS3();
    process.once("disconnect", stop);
    process.send(url);`;
  const server = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [url] = await once(server, "message");
  return {
    url: String(url),
    async [Symbol.asyncDispose]() {
      const ended = once(server, "exit");
      server.disconnect();
      await ended;
    },
  };
}
