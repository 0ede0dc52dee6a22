import { expect, test } from "vitest";
import { createFormReader } from "./form-with-files.ts";

const contentType = "multipart/form-data; boundary=x";
const form = '--x\r\nContent-Disposition: form-data; name="phone"\r\n\r\n98220 12345\r\n--x--\r\n';

/** A body that arrives whole once it is let go. */
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

test("one sender holds so many places and no more, and gives each back [QP-8]", async () => {
  const read = createFormReader({ bytes: 1000, all: 3, ofOne: 1 });
  const phoneOf = async (form: FormData) => form.get("phone");
  const slow = arriving();
  const first = read({ body: slow.body, contentType, sender: "one" }, phoneOf);
  expect(await read({ body: arriving().body, contentType, sender: "one" }, phoneOf)).toEqual({
    ok: false,
    refusal: "busy",
  });
  const other = arriving();
  other.finish();
  expect(await read({ body: other.body, contentType, sender: "two" }, phoneOf)).toEqual({
    ok: true,
    value: "98220 12345",
  });
  slow.finish();
  expect(await first).toEqual({ ok: true, value: "98220 12345" });
  const again = arriving();
  again.finish();
  expect(await read({ body: again.body, contentType, sender: "one" }, phoneOf)).toMatchObject({ ok: true });
});
