import { useBusiness, usePage, useTexts } from "#app/language/language.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { CallToAction } from "#app/site/shell/call-to-action.tsx";
import type { CertificationText } from "#content/texts.ts";
import { useIsCertificateShown } from "../certificate-shown.ts";
import { PageIntro } from "../page-intro.tsx";
import { Certificate } from "./certificate.tsx";

export default function CertificationPage() {
  const { certificate } = useBusiness();
  const text = useTexts().certification;
  return certificate === null ? <EndedCertificate /> : <ValidCertificate text={text} />;
}

function EndedCertificate() {
  const { businessName, texts } = usePage();
  const { intro, ended, closing } = texts.certification;
  return (
    <>
      <PageHead title={`${intro.plate} | ${businessName}`} description={ended} />
      <PageIntro plate={intro.plate} title={texts.company.certification.title} text={ended} />
      <CallToAction {...closing} />
    </>
  );
}

function ValidCertificate({ text }: { text: CertificationText }) {
  return (
    <>
      <PageHead {...text.search} />
      <PageIntro {...text.intro}>
        {useIsCertificateShown() && <Certificate text={text.certificate} />}
      </PageIntro>
      <Scope {...text.scope} />
      <Meaning {...text.meaning} />
      <section className="wrap pb-section">
        <div className="grid gap-3 rounded-md border-l-8 border-vermilion bg-sand p-part lg:grid-cols-[1fr_2fr]">
          <h2 className="text-xl">{text.limits.title}</h2>
          <p>{text.limits.text}</p>
        </div>
      </section>
      <CallToAction {...text.closing} />
    </>
  );
}

function Scope({ title, text, points }: CertificationText["scope"]) {
  return (
    <section className="bg-indigo py-section text-paper">
      <div className="wrap">
        <h2 className="text-2xl lg:text-3xl">{title}</h2>
        <p className="mt-3 text-balance text-indigo-pale lg:text-lg">{text}</p>
        <ol className="mt-part grid gap-3 md:grid-cols-3">
          {points.map((point, index) => (
            <li key={point} className="flex items-start gap-4 rounded-md bg-indigo-deep p-5 lg:p-7">
              <b aria-hidden="true" className="plate">
                {index + 1}
              </b>
              <p className="text-lg font-bold text-balance">{point}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Meaning({ title, points }: CertificationText["meaning"]) {
  return (
    <section className="wrap py-section">
      <h2 className="text-2xl lg:text-3xl">{title}</h2>
      <ul className="mt-part grid gap-x-10 border-t border-line lg:grid-cols-2">
        {points.map((point) => (
          <li key={point.title} className="flex gap-4 border-b border-line py-5">
            <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 flex-none" fill="none">
              <rect
                x="2"
                y="4"
                width="26"
                height="26"
                rx="3"
                className="stroke-ink"
                strokeWidth="2.5"
                fill="none"
              />
              <path d="m8 16 6 7L29 4" className="stroke-teal" strokeWidth="4.5" strokeLinecap="round" />
            </svg>
            <div>
              <h3 className="text-lg lg:text-xl">{point.title}</h3>
              <p className="mt-2">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
