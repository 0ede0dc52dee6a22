import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { acceptedEncoding, type Encoding } from "../content-encoding.ts";
import { entityTag, isHeld } from "../page-cache/entity-tag.ts";
import { fileType } from "./file-types.ts";
import { plainAnswer } from "./plain-answers.ts";
import type { Caching, Middleware, ServerContext } from "./request-context.ts";

interface StaticFile {
  /** Where each form lies; `identity` always does. */
  forms: { identity: string } & Partial<Record<Encoding, string>>;
  type: string;
  tag: string;
  caching: Caching;
}

/**
 * Serves the files below `directory`, listed once at start. What lies under /assets bears a hash in its name and
 * never changes; an asset that is not there is a 404, so that no page is ever kept in the place of a script.
 */
export async function serveStaticFiles(directory: string): Promise<Middleware> {
  const files = await listFiles(directory);
  return async function servesStaticFile(context, next) {
    if (context.req.method !== "GET" && context.req.method !== "HEAD") return next();
    const file = files.get(context.req.path);
    if (file !== undefined) return answerFile(context, file);
    if (!context.req.path.startsWith("/assets/")) return next();
    return plainAnswer(context.req.raw, {
      status: 404,
      title: "Not found",
      sentence: "There is no such file.",
    });
  };
}

async function answerFile(context: ServerContext, file: StaticFile): Promise<Response> {
  context.set("caching", file.caching);
  const headers: Record<string, string> = { ETag: file.tag };
  if (file.forms.br !== undefined || file.forms.gzip !== undefined) headers.Vary = "Accept-Encoding";
  if (isHeld(context.req.header("If-None-Match") ?? null, file.tag)) {
    return new Response(null, { status: 304, headers });
  }
  const { encoding, path } = bestForm(file, context.req.header("Accept-Encoding") ?? null);
  const body = await readFile(path);
  headers["Content-Type"] = file.type;
  headers["Content-Length"] = String(body.byteLength);
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  return new Response(body, { headers });
}

function bestForm(file: StaticFile, acceptEncoding: string | null): { encoding: Encoding; path: string } {
  const wanted = acceptedEncoding(acceptEncoding);
  for (const encoding of wanted === "br" ? (["br", "gzip"] as const) : ([wanted] as const)) {
    const path = file.forms[encoding];
    if (path !== undefined) return { encoding, path };
  }
  return { encoding: "identity", path: file.forms.identity };
}

async function listFiles(directory: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const type = fileType(path);
    const address = `/${relative(directory, path).split(sep).join("/")}`;
    if (type === null || address.includes("/.")) continue;
    files.set(address, {
      forms: {
        identity: path,
        ...(paths.has(`${path}.br`) ? { br: `${path}.br` } : {}),
        ...(paths.has(`${path}.gz`) ? { gzip: `${path}.gz` } : {}),
      },
      type: type.type,
      tag: entityTag(await readFile(path)),
      caching: address.startsWith("/assets/") ? "hashedAsset" : "publicFile",
    });
  }
  return files;
}
