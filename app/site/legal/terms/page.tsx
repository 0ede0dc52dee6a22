import { useTexts } from "#app/language/language.tsx";
import { LegalText } from "../legal-text.tsx";

export default function TermsPage() {
  return <LegalText text={useTexts().terms} />;
}
