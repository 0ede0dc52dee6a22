import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { hostileText, oneOfWords, urlEscaped } from "./hostile-text.ts";

interface HostileBody {
  headers: string[];
  bytes: Buffer;
  isHalf: boolean;
}

interface Sent {
  type: string;
  bytes: Buffer;
}

type Fields = [name: string, text: string][];

const formType = "application/x-www-form-urlencoded";

const names = oneOfWords(`
  name email phone inquiry message service project website submissionKey formToken privacyVersion
  intent password confirmation current code remember id ids seen note version isRead isFeatured isSample state
  vehicleName vehicleType bodyType category workType description __proto__ constructor name[]
`);
const intents = oneOfWords("add rename delete edit feature note mark read password save restore");

const heavyFields = fc
  .tuple(oneOfWords("name email phone inquiry message password"), oneOfWords("\u0301\u0323 \u0f73 <"))
  .map(([name, unit]): Fields => [[name, unit.repeat(100_000 / unit.length)]]);

const fields: fc.Arbitrary<Fields> = fc.oneof(
  { arbitrary: fc.array(fc.tuple(names, fc.oneof(hostileText, intents)), { maxLength: 9 }), weight: 8 },
  {
    arbitrary: fc.constantFrom(99, 100, 101, 20_000).map((count) => Array(count).fill(["a", ""])),
    weight: 1,
  },
  { arbitrary: heavyFields, weight: 1 },
);

function formOf(pairs: Fields): Sent {
  const text = pairs.map(([name, value]) => `${urlEscaped(name)}=${urlEscaped(value)}`).join("&");
  return { type: formType, bytes: Buffer.from(text) };
}

const jsonTexts = fc.oneof(
  fields.map((pairs) => JSON.stringify(Object.fromEntries(pairs))),
  fc.constantFrom("{", "null", "[]", '{"__proto__":{"a":1}}', '{"ids":[1,{}]}', "[".repeat(30_000)),
  fc.constant(JSON.stringify({ email: "owner@example.com", password: "guess-me" })),
);
const json = jsonTexts.map((text): Sent => ({ type: "application/json", bytes: Buffer.from(text) }));

function multipartOf(pairs: Fields): Sent {
  const part = ([name, text]: Fields[number]) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  return { type: "multipart/form-data; boundary=x", bytes: Buffer.from(pairs.map(part).join("")) };
}

const noForms = fc.constantFrom<Sent>(
  { type: "text/plain", bytes: Buffer.from("hello") },
  { type: "", bytes: Buffer.from("hello") },
  { type: "form;;=", bytes: Buffer.from("a=b") },
  { type: "multipart/form-data", bytes: Buffer.from("--x\r\nContent-") },
  { type: `${formType}\r\nContent-Encoding: gzip`, bytes: gzipSync("name=a") },
  { type: "image/jpeg", bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]) },
  { type: "application/octet-stream", bytes: Buffer.alloc(200_000, 7) },
  { type: formType, bytes: Buffer.from("name=%FF%FE&email=%&phone=%C3&=&&&message") },
  { type: formType, bytes: Buffer.alloc(0) },
);

const charsets = fc.constantFrom("", "; charset=utf-8", "; charset=utf-16", "; charset=x;;", "; boundary=x");
const ways = oneOfWords("whole whole whole chunked half nothing");

export const hostileForm = fields.map((pairs) => whole(formOf(pairs)));

export const hostileBody = fc
  .record({
    sent: fc.oneof(fields.map(formOf), json, fields.map(multipartOf), noForms),
    charset: charsets,
    way: ways,
  })
  .map(({ sent, charset, way }): HostileBody => {
    const typed = { ...sent, type: sent.type === "" ? "" : sent.type + charset };
    if (way === "nothing") return { ...whole(typed), bytes: Buffer.alloc(0), headers: linesOf(typed) };
    if (way === "chunked") return chunked(typed);
    return way === "half" ? half(typed) : whole(typed);
  });

function linesOf({ type }: Sent): string[] {
  return type === "" ? [] : [`Content-Type: ${type}`];
}

function whole(sent: Sent): HostileBody {
  const { bytes } = sent;
  return { headers: [...linesOf(sent), `Content-Length: ${bytes.length}`], bytes, isHalf: false };
}

function half(sent: Sent): HostileBody {
  const { bytes } = sent;
  return { headers: [...linesOf(sent), `Content-Length: ${bytes.length + 100}`], bytes, isHalf: true };
}

function chunked(sent: Sent): HostileBody {
  const { bytes } = sent;
  const end = "0\r\n\r\n";
  const chunk =
    bytes.length === 0 ? [] : [Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")];
  return {
    headers: [...linesOf(sent), "Transfer-Encoding: chunked"],
    bytes: Buffer.concat([...chunk, Buffer.from(end)]),
    isHalf: false,
  };
}
