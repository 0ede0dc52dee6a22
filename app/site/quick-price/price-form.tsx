import { Honeypot } from "#app/islands/contact-form/fields.tsx";
import { island } from "#app/islands/island.ts";
import { useSitePath, useTexts } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { legalVersion } from "#content/legal-versions.ts";

export interface PriceFormProps {
  about?: string | null;
  project?: string | null;
  painting?: string | null;
  opensPage?: boolean;
  isBar?: boolean;
  typed?: { phone: string; message: string };
}

/** Every page with prices has it, so its words are few. */
export function PriceForm({
  about = null,
  project = null,
  painting = null,
  opensPage = false,
  isBar = false,
  typed,
}: PriceFormProps) {
  const { quickPrice: text, contact, paint } = useTexts();
  const sitePath = useSitePath();
  return (
    <form
      method="post"
      action={sitePath("/contact/quick-price")}
      encType="multipart/form-data"
      noValidate
      {...island(
        "quick-price",
        { away: text.state.away, kept: text.state.kept },
        isBar ? "touched" : "visible",
      )}
    >
      {about !== null && (
        <p>
          {text.about} <b className="wrap-anywhere">{about}</b>
          <input type="hidden" name="service" value={about} />
          {project !== null && <input type="hidden" name="project" value={project} />}
        </p>
      )}
      {painting !== null && (
        <p>
          {text.about} <b>{paint.ask.painted}</b>
          <input type="hidden" name="painting" value={painting} />
        </p>
      )}
      <div>
        <label>
          <b>{text.phone}</b>
          <span className="price-plate">
            <input
              type="tel"
              name="phone"
              required
              {...(opensPage && { autoFocus: true })}
              autoComplete="tel"
              maxLength={40}
              defaultValue={typed?.phone}
            />
          </span>
        </label>
      </div>
      <details className={isBar ? "disclosure" : "disclosure fold"} open={typed !== undefined}>
        <summary>{text.more}</summary>
        <label className="price-photos">
          <b>{text.photographs}</b>
          <span>{text.most}</span>
          <input type="file" name="photographs" accept="image/*" multiple />
        </label>
        <label>
          <b>{text.line}</b>
          <input
            name="message"
            maxLength={300}
            placeholder={text.lineExample}
            defaultValue={typed?.message}
          />
        </label>
      </details>
      {typed !== undefined && <input type="hidden" name="askedPhone" value={typed.phone} />}
      <Honeypot label={contact.form.honeypot} />
      <input type="hidden" name="privacyVersion" value={legalVersion} />
      <button type="submit" className={buttonClass("primary")}>
        {text.send}
      </button>
      <p className="text-sm leading-snug text-steel">
        {text.notice}{" "}
        <a href={sitePath("/privacy-policy")} className="inline-block underline underline-offset-4">
          {contact.form.noticeLink}
        </a>
      </p>
    </form>
  );
}
