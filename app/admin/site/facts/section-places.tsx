import { Link } from "react-router";
import { pathsInAll } from "#app/language/paths.ts";
import { placeAddress } from "../../kit/addresses/pictures.ts";
import { placesOf } from "../../kit/facts/places.ts";
import type { FormSection } from "../../kit/facts/section-values.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { LanguageLinks } from "../../kit/page/language-links.tsx";
import { EditOnPage } from "../edit-on-page.tsx";

function CertificatePicture() {
  return (
    <Link
      to={placeAddress("certificate")}
      className="inline-flex min-h-11 items-center font-bold text-teal underline underline-offset-4"
    >
      {useAdminText().pictures.ofCertificate}
    </Link>
  );
}

export function SectionPlaces({ section }: { section: FormSection }) {
  const text = useAdminText().facts;
  return (
    <section>
      <h3 className="text-sm">{text.seeIt}</h3>
      <ul>
        {placesOf(section).map(({ name, path }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 border-b border-line last:border-b-0">
            <span className="grow py-2">{text.places[name]}</span>
            {path === null ? null : (
              <>
                <EditOnPage path={path} name={text.places[name]} />
                <LanguageLinks links={pathsInAll(path)} place={text.places[name]} />
              </>
            )}
          </li>
        ))}
      </ul>
      {section === "certificate" ? <CertificatePicture /> : null}
    </section>
  );
}
