import { useTexts } from "#app/language/language.tsx";
import { LegalText } from "../legal-text.tsx";
import { ContactPerson } from "./contact-person.tsx";

export default function PrivacyPage() {
  return <LegalText text={useTexts().privacy} after={{ responsible: <ContactPerson /> }} />;
}
