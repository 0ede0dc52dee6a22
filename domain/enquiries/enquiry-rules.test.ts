import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { parseEnquiryForm, readPhone, validateEnquiryForm } from "./enquiry-form.ts";
import { isEmailAddress, maxLengths, readPhoneLoosely, validateEnquiry } from "./enquiry-rules.ts";

const typed = {
  name: " Ganpatrao  Shinde ",
  email: "ganpatrao@shinde.example",
  phone: "९८२२० १२३४५",
  inquiry: "quote",
  message: "A container body.\r\nTata Ace.",
};

test("a good form is normalized, its phone number becomes international [CON-6]", () => {
  expect(validateEnquiryForm(typed)).toEqual({
    ok: true,
    value: {
      name: "Ganpatrao Shinde",
      email: "ganpatrao@shinde.example",
      phone: "+919822012345",
      inquiry: "quote",
      message: "A container body.\nTata Ace.",
    },
  });
});

test("an empty form is told about every field at once [CON-6]", () => {
  expect(validateEnquiryForm({ name: "", email: " ", phone: "\t", inquiry: "", message: "\n" })).toEqual({
    ok: false,
    refusal: { name: "missing", email: "missing", phone: "missing", inquiry: "missing", message: "missing" },
  });
});

test("what is too long or no such thing is told apart [CON-7, CON-8]", () => {
  const refused = validateEnquiryForm({
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
      phone: "invalid",
      inquiry: "invalid",
      message: "too-long",
    },
  });
  expect(validateEnquiryForm({ ...typed, message: "x".repeat(maxLengths.message) }).ok).toBe(true);
});

test.each([
  ["9822012345", "+919822012345"],
  ["09822012345", "+919822012345"],
  ["+91 98220-12345", "+919822012345"],
  ["0091 98220 12345", "+919822012345"],
  ["+९१ ९८२२० १२३४५", "+919822012345"],
  ["02382 222222", "+912382222222"],
  ["+971 50 123 4567", "+971501234567"],
  ["00000 00000", null],
  ["98220 12345 / 98220 12346", null],
  ["call me", null],
])("%s is read as %s", (text, number) => {
  expect(readPhone(text)).toBe(number);
});

test("the loose rule of the browser refuses no number that the server takes", () => {
  for (const text of [
    "9822012345",
    "+९१ ९८२२० १२३४५",
    "02382 222222",
    "000 800 040 1234",
    "+971 50 123 4567",
  ]) {
    expect(validateEnquiry({ ...typed, phone: text }, readPhoneLoosely).ok).toBe(true);
  }
  const begin = fc.constantFrom("", "0", "00", "+", "91", "+91", "0091", "1800", "+1", "98", "02382 ");
  const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 4, maxLength: 12 });
  fc.assert(
    fc.property(begin, digits, (first, rest) => {
      if (readPhone(first + rest) !== null) expect(readPhoneLoosely(first + rest)).not.toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test.each(["0000000000", "98220 1234", "call me", "12345", "+91"])(
  "the browser sees by itself that %s is no number, and says so with what is missing [CON-6]",
  (phone) => {
    const judged = validateEnquiry({ ...typed, name: "", phone }, readPhoneLoosely);
    expect(judged).toEqual({ ok: false, refusal: { name: "missing", phone: "invalid" } });
  },
);

test.each([
  ["a@b.in", true],
  ["first.last+truck@mail.rathkar.co.in", true],
  ["o'neil@example.com", true],
  ["a@b", true],
  ["a@b.1", true],
  ["a..b@c.in", true],
  [".a@c.in", true],
  ["a@-c.in", false],
  ["a b@c.in", false],
  ["a@c.in, d@c.in", false],
  ["a@c.in>\nBcc: d@c.in", false],
  [`${"a".repeat(65)}@c.in`, true],
  ["गणपत@c.in", false],
])("%j is an e-mail address to a browser, and here: %s [CON-8]", (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});

test("no line end or control character passes into a line, nor a mark that turns the writing around", () => {
  const validated = validateEnquiryForm({
    ...typed,
    name: "Gan\r\npat\u0000rao\u202e Shinde",
    message: "one\u0000\u0007two\u2066\nthree",
  });
  expect(validated).toMatchObject({ value: { name: "Gan pat rao Shinde", message: "one  two\nthree" } });
});

test("joiners that Devanagari needs stay", () => {
  expect(validateEnquiryForm({ ...typed, name: "क्‍ष" })).toMatchObject({ value: { name: "क्‍ष" } });
});

test("whatever is posted is parsed and validated without an exception, and normalizing twice changes nothing", () => {
  const anything = fc.dictionary(
    fc.constantFrom("name", "email", "phone", "inquiry", "message", "service", "submissionKey", "website"),
    fc.oneof(anyText(), fc.anything()),
  );
  fc.assert(
    fc.property(anything, (form) => {
      const validated = validateEnquiryForm(parseEnquiryForm(form));
      if (validated.ok) expect(validateEnquiryForm(validated.value)).toEqual(validated);
    }),
  );
  fc.assert(
    fc.property(anyText({ minLength: 1 }), (message) => {
      const validated = validateEnquiryForm({ ...typed, message });
      if (validated.ok) expect(validateEnquiryForm({ ...typed, ...validated.value })).toEqual(validated);
    }),
  );
});

test("a hidden mark of a strange shape counts as absent", () => {
  const marks = { submissionKey: "short", formToken: "<script>", service: "a".repeat(121) };
  expect(parseEnquiryForm(marks)).toEqual({
    ...{ name: "", email: "", phone: "", inquiry: "", message: "", website: "" },
    ...{ service: null, project: null, submissionKey: null, formToken: null, privacyVersion: null },
  });
});
