import { Honeypot, LineField, MessageField } from "#app/islands/contact-form/fields.tsx";
import { useSitePath, useTexts } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import {
  type LineDraft,
  type LineField as LineFieldName,
  type LineRefusals,
  lineFields,
  lineLengths,
} from "#domain/enquiries/customer-lines/customer-line.ts";

interface LineFormProps {
  of: string;
  formToken: string;
  typed: LineDraft;
  refusals: LineRefusals;
  failure: string | null;
}

export function LineForm({ of, formToken, typed, refusals, failure }: LineFormProps) {
  const { enquiry, contact } = useTexts();
  const sitePath = useSitePath();
  const text = enquiry.say;
  const firstRefused = lineFields.find((name) => refusals[name] !== undefined);
  const fieldProps = (name: LineFieldName) => ({
    ...{ name, label: text.fields[name], initial: typed[name], isSending: false },
    error: sentenceOf(refusals[name], text.missing[name], contact.form.tooLong, lineLengths[name]),
    opensPage: name === firstRefused,
  });
  return (
    <form
      method="post"
      action={`${sitePath("/say")}?of=${of}`}
      noValidate
      className="panel mt-6 grid gap-5 p-5 lg:p-7"
    >
      {failure !== null && (
        <p role="alert" className="alert border-vermilion font-bold">
          {failure}
        </p>
      )}
      <MessageField {...fieldProps("quote")} />
      <LineField {...fieldProps("name")} type="text" autoComplete="name" />
      <LineField {...fieldProps("town")} type="text" autoComplete="address-level2" />
      <div>
        <label className="flex items-center gap-3 font-bold">
          <input
            type="checkbox"
            name="consents"
            value="yes"
            required
            defaultChecked={typed.consents}
            aria-invalid={refusals.consents !== undefined}
            aria-describedby={refusals.consents === undefined ? undefined : "consents-error"}
            className="size-5 shrink-0"
          />
          {text.consent}
        </label>
        {refusals.consents !== undefined && (
          <p id="consents-error" className="mt-2 text-sm font-bold text-vermilion">
            {text.missing.consents}
          </p>
        )}
      </div>
      <Honeypot label={contact.form.honeypot} />
      <input type="hidden" name="formToken" value={formToken} />
      <p className="text-sm text-steel">
        {text.notice}{" "}
        <a
          href={sitePath("/privacy-policy")}
          className="inline-block font-bold text-teal underline underline-offset-4"
        >
          {contact.form.noticeLink}
        </a>
      </p>
      <button type="submit" className={buttonClass("primary")}>
        {text.send}
      </button>
    </form>
  );
}

function sentenceOf(
  refusal: "missing" | "too-long" | undefined,
  missing: string,
  tooLong: string,
  most: number,
): string | null {
  if (refusal === undefined) return null;
  return refusal === "missing" ? missing : fillPlaceholders(tooLong, { most });
}
