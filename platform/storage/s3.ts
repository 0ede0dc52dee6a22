import type { S3, S3ClientConfig } from "@aws-sdk/client-s3";
import { z } from "zod";
import type { FileStore } from "./file-store.ts";
import { writeEach } from "./write-each.ts";

const answered = z.object({ $metadata: z.object({ httpStatusCode: z.number().optional() }) });

const patience = 8_000;
const tries = 2;

/** S3-compatible. Silence of `timeout` milliseconds is an error. */
export function createS3Store(storageUrl: string, timeout = patience): FileStore {
  const url = new URL(storageUrl);
  const Bucket = url.hostname;
  const config = { ...clientConfig(url), ...limits(timeout) };
  let connected: ReturnType<typeof connect> | null = null;
  const bucket = () => {
    connected ??= connect(config);
    return connected;
  };
  const folder = url.pathname
    .split("/")
    .filter(Boolean)
    .map((part) => `${decodeURIComponent(part)}/`)
    .join("");
  const at = (name: string) => ({ Bucket, Key: folder + name });

  const write: FileStore["write"] = async (name, bytes, contentType) => {
    const { client } = await bucket();
    await client.putObject({ ...at(name), Body: bytes, ContentType: contentType });
  };

  return {
    write,
    async create(name, bytes, contentType) {
      const { client } = await bucket();
      const asked = { ...at(name), Body: bytes, ContentType: contentType, IfNoneMatch: "*" };
      return client.putObject(asked).then(
        () => true,
        (error: unknown) => {
          if (isConditionUnmet(error)) return false;
          throw error;
        },
      );
    },
    writeAll: writeEach(write),
    async read(name) {
      const { client } = await bucket();
      const found = await client.getObject(at(name)).catch(nullWhenMissing);
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
    },
    async exists(name) {
      const { client } = await bucket();
      return (await client.headObject(at(name)).catch(nullWhenMissing)) !== null;
    },
    async size(name) {
      const { client } = await bucket();
      return (await client.headObject(at(name)).catch(nullWhenMissing))?.ContentLength ?? null;
    },
    async move(from, to) {
      const { client } = await bucket();
      const source = [Bucket, ...(folder + from).split("/")].map(encodeURIComponent).join("/");
      const copied = await client.copyObject({ ...at(to), CopySource: source }).catch(nullWhenMissing);
      if (copied === null) return false;
      await client.deleteObject(at(from));
      return true;
    },
    async remove(name) {
      const { client } = await bucket();
      await client.deleteObject(at(name));
    },
    async *list(prefix) {
      const { client, paginateListObjectsV2 } = await bucket();
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: folder + prefix });
      for await (const { Contents = [] } of pages) {
        for (const { Key = "" } of Contents) yield { name: Key.slice(folder.length) };
      }
    },
  };
}

async function connect(config: S3ClientConfig) {
  const { S3, paginateListObjectsV2 } = await import("@aws-sdk/client-s3");
  const client = new S3(config);
  askAgainWhenDenied(client);
  return { client, paginateListObjectsV2 };
}

/** After a jump of our clock all requests are denied, and the SDK repeats only one. */
function askAgainWhenDenied(client: S3): void {
  client.middlewareStack.add(
    (next) => (asked) =>
      next(asked).catch((error: unknown) => {
        if (statusOf(error) === 403) return next(asked);
        throw error;
      }),
    { step: "initialize" },
  );
}

/** Without `throwOnRequestTimeout` a slow request waits on. */
function limits(timeout: number): S3ClientConfig {
  const requestHandler = {
    connectionTimeout: timeout,
    requestTimeout: timeout,
    socketTimeout: timeout,
    throwOnRequestTimeout: true,
  };
  return { maxAttempts: tries, requestHandler };
}

function clientConfig({ searchParams, username, password }: URL): S3ClientConfig {
  const endpoint = searchParams.get("endpoint");
  const region = searchParams.get("region") ?? (endpoint === null ? null : "us-east-1");
  return {
    ...(region !== null && { region }),
    // Other stores know neither bucket hosts nor newer checksums.
    ...(endpoint !== null && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
    ...(username !== "" && {
      credentials: {
        accessKeyId: decodeURIComponent(username),
        secretAccessKey: decodeURIComponent(password),
      },
    }),
  };
}

function statusOf(error: unknown): number | undefined {
  return answered.safeParse(error).data?.$metadata.httpStatusCode;
}

/** 412: there is one; 409: it is being written. */
function isConditionUnmet(error: unknown): boolean {
  return [409, 412].includes(statusOf(error) ?? 0);
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && ["NoSuchKey", "NotFound"].includes(error.name)) return null;
  throw error;
}
