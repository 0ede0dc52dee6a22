import { languageOfName, useBusiness, usePage } from "#app/language/language.tsx";

export function ContactPerson() {
  const { language, businessName, texts } = usePage();
  const { name, phone, email } = useBusiness().grievance;
  const named = name[language] || name.en || businessName;
  const { contactPerson: labels } = texts.privacy;
  return (
    <address className="panel mt-4 px-5 py-4 not-italic">
      <p lang={languageOfName(named)} className="font-bold">
        {named}
      </p>
      <p>
        {labels.phone}:{" "}
        <a href={`tel:${phone.dialled}`} className={link}>
          {phone.shown}
        </a>
      </p>
      <p>
        {labels.email}:{" "}
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </p>
    </address>
  );
}

const link =
  "inline-flex min-h-11 items-center wrap-anywhere text-teal underline underline-offset-4 hover:no-underline";
