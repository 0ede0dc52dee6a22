import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import sax from "sax";
import { z } from "zod";
import { type Item, mostItems, nothingKnown, type Source } from "./item.ts";
import { nameBelow } from "./picture-files.ts";
import { timeOf } from "./row-schema.ts";

/** UTF-16 units; longer texts are cut. */
const longestText = 4_000;
const mostNested = 100;
const mostBytes = 1024 ** 3;

const fields: Readonly<Record<string, keyof z.input<typeof post>>> = {
  ...{ title: "title", "content:encoded": "content", "excerpt:encoded": "excerpt", category: "terms" },
  ...{ "wp:post_id": "id", "wp:post_parent": "parent", "wp:post_type": "type", "wp:post_date_gmt": "date" },
  ...{ "wp:attachment_url": "url", "wp:meta_key": "key", "wp:meta_value": "value" },
};

const post = z.object({
  ...{ title: z.string(), content: z.string(), excerpt: z.string(), terms: z.array(z.string()) },
  ...{ id: z.string(), parent: z.string(), type: z.string(), date: z.string(), url: z.string() },
  ...{ key: z.string(), value: z.string(), alt: z.string(), file: z.string(), line: z.number() },
});

type Post = z.output<typeof post>;

/** WXR; names lie in `wp-content/uploads`. */
export async function ofWordpress(path: string): Promise<Source> {
  const posts = await postsIn(path);
  const termsOf = new Map(posts.map(({ id, title, terms }) => [id, [...terms, title]]));
  const source: Source = { items: [], names: [], problems: [], notes: [] };
  for (const attachment of posts.filter(({ type }) => type === "attachment")) {
    const where = `${basename(path)}, line ${attachment.line}`;
    const file = attachment.file || nameBelow("/uploads/", attachment.url);
    if (file === null) {
      source.problems.push({ where, why: "The attachment names no file below wp-content/uploads." });
      continue;
    }
    source.items.push(itemOf(attachment, { where, file, terms: termsOf.get(attachment.parent) ?? [] }));
  }
  return source;
}

function itemOf(
  { title, excerpt, content, alt, date, terms: own }: Post,
  { where, file, terms }: { where: string; file: string; terms: readonly string[] },
): Item {
  const time = timeOf(date);
  const isFileName = basename(file).startsWith(title) || !/\p{L}{3}/u.test(title);
  const captions = [excerpt, content, alt, isFileName ? "" : title].map(plainText);
  return {
    where: `${where} (${file})`,
    id: null,
    createdAt: time === null || time > Date.now() ? null : new Date(time).toISOString(),
    pictures: { main: file },
    edit: { ...nothingKnown, description: captions.find((caption) => caption !== "") ?? null },
    hints: [...own, title, ...terms],
  };
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_entity, name: string) => entities[name] ?? "")
    .replace(/&#(\d{1,6});/g, (_entity, code: string) => String.fromCodePoint(Number(code)))
    .replace(/[ \t]+/g, " ")
    .trim();
}

/** In pieces, as the file may be larger than memory. */
async function postsIn(path: string): Promise<Post[]> {
  if ((await stat(path)).size > mostBytes)
    throw new Error(`${basename(path)} is larger than 1 GB: split it.`);
  const posts: Post[] = [];
  const parser = sax.parser(true);
  let current: Post | null = null;
  let text: string | null = null;
  let isExport = false;
  let depth = 0;
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > mostNested || Object.keys(attributes).length > mostNested) {
      throw new Error(`${basename(path)} is nested deeper than an export of WordPress.`);
    }
    if (name === "wp:wxr_version") isExport = true;
    if (name === "item") current = newPost(parser.line + 1);
    text = name in fields ? "" : null;
  };
  parser.ontext = parser.oncdata = (piece) => {
    if (text !== null && text.length < longestText) text += piece.slice(0, longestText);
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    const field = fields[name];
    if (current !== null && field !== undefined) setField(current, field, (text ?? "").trim());
    if (name === "wp:postmeta" && current !== null) keepMeta(current);
    if (name === "item" && current !== null) {
      if (current.type !== "attachment") current.content = "";
      posts.push(current);
      current = null;
    }
    text = null;
  };
  parser.onerror = (error) => {
    throw new Error(`${basename(path)} is no sound XML: ${error.message.split("\n")[0]}`);
  };
  for await (const piece of createReadStream(path, "utf8")) {
    parser.write(String(piece));
    if (posts.length > mostItems) throw new Error(`${basename(path)} has more than 100,000 items: split it.`);
  }
  parser.close();
  if (!isExport) throw new Error(`${basename(path)} is no export of WordPress (Tools > Export).`);
  return posts;
}

function newPost(line: number): Post {
  const texts = { title: "", content: "", excerpt: "", id: "", parent: "", type: "", date: "", url: "" };
  return { ...texts, ...{ key: "", value: "", alt: "", file: "" }, terms: [], line };
}

function setField(current: Post, field: keyof Post, text: string): void {
  if (field === "terms") {
    if (current.terms.length < 50) current.terms.push(text);
  } else if (field !== "line") current[field] = text;
}

function keepMeta(current: Post): void {
  if (current.key === "_wp_attachment_image_alt") current.alt = current.value;
  if (current.key === "_wp_attached_file") current.file = current.value;
  current.key = "";
  current.value = "";
}
