import { usePage } from "#app/language/language.tsx";

/** Not after it has ended, nor a drawing where no samples are shown. */
export function useIsCertificateShown(): boolean {
  const { business, placed } = usePage();
  if (business.certificate === null) return false;
  return !business.hidesSamples || placed.pictures.has("certificate") || placed.documents.has("certificate");
}
