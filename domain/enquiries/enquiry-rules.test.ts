import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { parseEnquiryForm } from "./enquiry-form.ts";
import { type EnquiryDraft, maxLengths, validateEnquiry } from "./enquiry-rules.ts";

const validate = (draft: EnquiryDraft) => validateEnquiry(draft, "");

const typed = {
  name: " Ganpatrao  Shinde ",
  email: "ganpatrao@shinde.example",
  phone: "९८२२० १२३४५",
  inquiry: "quote",
  message: "A container body.\r\nTata Ace.",
};

test("a good form is normalized, its phone number stays as it was typed [CON-6]", () => {
  expect(validate(typed)).toEqual({
    ok: true,
    value: {
      name: "Ganpatrao Shinde",
      email: "ganpatrao@shinde.example",
      phone: "९८२२० १२३४५",
      inquiry: "quote",
      message: "A container body.\nTata Ace.",
    },
  });
});

test("an empty form is told about every field at once [CON-6]", () => {
  expect(validate({ name: "", email: " ", phone: "\t", inquiry: "", message: "\n" })).toEqual({
    ok: false,
    refusal: { name: "missing", email: "missing", phone: "missing", inquiry: "missing", message: "missing" },
  });
});

test("what is too long or no such thing is told apart [CON-7, CON-8]", () => {
  const refused = validate({
    name: "x".repeat(maxLengths.name + 1),
    email: "ganpatrao@shinde.",
    phone: "12345",
    inquiry: "complaint",
    message: "x".repeat(maxLengths.message + 1),
  });
  expect(refused).toEqual({
    ok: false,
    refusal: {
      name: "too-long",
      email: "invalid",
      phone: "incomplete",
      inquiry: "invalid",
      message: "too-long",
    },
  });
  expect(validate({ ...typed, message: "x".repeat(maxLengths.message) }).ok).toBe(true);
});

test.each(["12", "98220 1234", "call me", "+91"])(
  "%s is asked about once, with what is missing, and taken when it is sent again [CON-6, ENQ-6]",
  (phone) => {
    const judged = validate({ ...typed, name: "", phone });
    expect(judged).toEqual({ ok: false, refusal: { name: "missing", phone: "incomplete" } });
    expect(validateEnquiry({ ...typed, phone }, ` ${phone}`)).toMatchObject({ ok: true, value: { phone } });
    expect(validateEnquiry({ ...typed, phone }, "13").ok).toBe(false);
  },
);

test.each(["9876543210 (Ramesh)", "2553 1234", "98220 12345 / 98220 12346"])(
  "%s is taken at once [ENQ-6]",
  (phone) => {
    expect(validate({ ...typed, phone })).toMatchObject({ ok: true, value: { phone } });
  },
);

test.each(["\u200b\u200b", "\u200d\u200b", "\u3164", "\u2800", "\ufe0f\u2060"])(
  "a text that shows nothing is missing: %j [CON-6]",
  (nothing) => {
    const refusal = { name: "missing", email: "missing", phone: "missing", message: "missing" };
    const form = { ...typed, name: nothing, email: nothing, phone: nothing, message: `${nothing}\n` };
    expect(validate(form)).toEqual({ ok: false, refusal });
  },
);

test("no line end or control character passes into a line, nor a mark that turns the writing around", () => {
  const validated = validate({
    ...typed,
    name: "Gan\r\npat\u0000rao\u202e Shinde",
    message: "one\u0000\u0007two\u2066\nthree",
  });
  expect(validated).toMatchObject({ value: { name: "Gan pat rao Shinde", message: "one  two\nthree" } });
});

test("joiners that Devanagari needs stay", () => {
  expect(validate({ ...typed, name: "क्‍ष" })).toMatchObject({ value: { name: "क्‍ष" } });
});

test("whatever is posted is parsed and validated without an exception, and normalizing twice changes nothing", () => {
  const anything = fc.dictionary(
    fc.constantFrom("name", "email", "phone", "inquiry", "message", "service", "submissionKey", "website"),
    fc.oneof(anyText(), fc.anything()),
  );
  fc.assert(
    fc.property(anything, (form) => {
      const validated = validate(parseEnquiryForm(form));
      if (validated.ok) expect(validate(validated.value)).toEqual(validated);
    }),
  );
  fc.assert(
    fc.property(anyText({ minLength: 1 }), (message) => {
      const validated = validate({ ...typed, message });
      if (validated.ok) expect(validate({ ...typed, ...validated.value })).toEqual(validated);
    }),
  );
});

test("a hidden mark of a strange shape counts as absent", () => {
  const marks = { submissionKey: "short", formToken: "<script>", service: "a".repeat(121) };
  expect(parseEnquiryForm(marks)).toEqual({
    ...{ name: "", email: "", phone: "", inquiry: "", message: "", askedPhone: "", website: "" },
    ...{ service: null, project: null, submissionKey: null, formToken: null, privacyVersion: null },
  });
});
