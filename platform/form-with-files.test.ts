import { expect, test } from "vitest";
import { createFormReader } from "./form-with-files.ts";

const contentType = "multipart/form-data; boundary=x";
const form = '--x\r\nContent-Disposition: form-data; name="phone"\r\n\r\n98220 12345\r\n--x--\r\n';

function arriving() {
  let finish = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      finish = () => {
        controller.enqueue(new TextEncoder().encode(form));
        controller.close();
      };
    },
  });
  return { body, finish: () => finish() };
}

const head = 'Content-Disposition: form-data; name="phone"\r\n';

function resultOf(body: string, type = contentType) {
  const read = createFormReader({ bytes: 1_000_000, all: 3 });
  const arrived = { body: new Blob([body]).stream(), contentType: type, sender: "one" };
  return read(arrived, async (form) => [...form.keys()].length);
}

test.each([
  ["more than 60 parts", `--x\r\n${head}\r\n\r\n`.repeat(61)],
  ["a part with very many headers", `--x\r\n${head}${"a: b\r\n".repeat(2000)}\r\n\r\n`],
  ["a part with a very long header", `--x\r\n${head}a: ${"b".repeat(10_000)}\r\n\r\n\r\n`],
  ["a text of a hundred thousand letters", `--x\r\n${head}\r\n${"a".repeat(100_000)}\r\n`],
])("a body that would halt the process for seconds is no form: %s [QP-8]", async (_what, parts) => {
  expect(await resultOf(`${parts}--x--\r\n`)).toEqual({ ok: false, refusal: "no form" });
});

test.each([
  'multipart/form-data; a="; boundary=y"; boundary=x',
  'multipart/form-data; boundary="\\x"',
  "multipart/form-data; boundary=x; boundary=y",
  "multipart/form-data; boundary=",
])("no two boundaries can be read in a form: %s [QP-8]", async (type) => {
  expect(await resultOf(form, type)).toEqual({ ok: false, refusal: "no form" });
});

test.each([
  "multipart/form-data; boundary=x",
  'Multipart/Form-Data;boundary="x"',
  "multipart/form-data ; Boundary=x",
])("a form is read as browsers and other programs send it: %s [QP-1]", async (type) => {
  const file = `--x\r\nContent-Disposition: form-data; name="photographs"; filename="${"ट्रक".repeat(60)}.jpg"\r\n\r\n\r\n`;
  expect(await resultOf(file + form, type)).toEqual({ ok: true, value: 2 });
});

test("so many forms are on their way and no more, and each gives its place back [QP-8]", async () => {
  const read = createFormReader({ bytes: 1000, all: 2 });
  const phoneOf = async (form: FormData) => form.get("phone");
  const taken = { ok: true, value: "98220 12345" };
  const ask = (sender: string) => {
    const { body, finish } = arriving();
    return { finish, answer: read({ body, contentType, sender }, phoneOf) };
  };
  const [first, second] = [ask("one"), ask("two")];
  expect(await ask("three").answer).toEqual({ ok: false, refusal: "busy" });
  second.finish();
  expect(await second.answer).toEqual(taken);
  const again = ask("two");
  again.finish();
  first.finish();
  expect(await Promise.all([again.answer, first.answer])).toEqual([taken, taken]);
});

test("a form that makes room for another network's is told that it is busy [QP-8]", async () => {
  const read = createFormReader({ bytes: 1000, all: 2 });
  const ask = (sender: string) => {
    const { body, finish } = arriving();
    return { finish, answer: read({ body, contentType, sender }, async () => "taken") };
  };
  const crowd = [ask("crowd"), ask("crowd")];
  const other = ask("other");
  other.finish();
  expect(await other.answer).toEqual({ ok: true, value: "taken" });
  for (const { finish } of crowd.slice(1)) finish();
  const answers = await Promise.all(crowd.map(({ answer }) => answer));
  expect(answers).toEqual([
    { ok: false, refusal: "busy" },
    { ok: true, value: "taken" },
  ]);
});

test("a form whose photographs take long keeps no other one waiting [QP-8]", async () => {
  const read = createFormReader({ bytes: 1000, all: 3 });
  const file = '--x\r\nContent-Disposition: form-data; name="photographs"; filename="a.jpg"\r\n\r\nbytes\r\n';
  const arrived = (sender: string) => ({ body: new Blob([file + form]).stream(), contentType, sender });
  const later = Promise.withResolvers<void>();
  const first = read(arrived("one"), async (sent) => {
    await later.promise;
    const photograph = sent.get("photographs");
    return photograph instanceof File ? [photograph.name, await photograph.text()] : null;
  });
  expect(await read(arrived("two"), async (sent) => sent.get("phone"))).toEqual({
    ok: true,
    value: "98220 12345",
  });
  later.resolve();
  expect(await first).toEqual({ ok: true, value: ["a.jpg", "bytes"] });
});
