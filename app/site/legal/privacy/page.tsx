import { useTexts } from "#app/language/language.tsx";
import { LegalText } from "../legal-text.tsx";

export default function PrivacyPage() {
  return <LegalText text={useTexts().privacy} />;
}
