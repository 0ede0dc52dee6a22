import { Link } from "react-router";
import { pathsInAll } from "#app/language/paths.ts";
import { placeAddress } from "../../kit/addresses/pictures.ts";
import { type FormSection, pagesOfSections } from "../../kit/facts/section-values.ts";
import { useOnPage } from "../../kit/form/on-page.ts";
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

export function SectionPage({ section }: { section: FormSection }) {
  const text = useAdminText().facts;
  const isOnPage = useOnPage() !== null;
  const path = pagesOfSections[section];
  const { title } = text.sections[section];
  return (
    <section>
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 className="grow text-sm">{text.seeIt}</h3>
        {isOnPage ? null : <EditOnPage path={path} name={title} />}
        <LanguageLinks links={pathsInAll(path)} place={title} />
      </div>
      {section === "certificate" ? <CertificatePicture /> : null}
    </section>
  );
}
