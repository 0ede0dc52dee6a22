import type { RouterContextProvider } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { isSampleLink } from "#domain/facts/sample-values.ts";

export interface SampleState {
  areHidden: boolean;
  areShown: boolean;
}

export async function readSampleState(context: Readonly<RouterContextProvider>): Promise<SampleState> {
  const { business, samples, placed } = context.get(siteContentContext);
  const areHidden = business.hidesSamples;
  const isCertificateOurs = !placed.pictures.has("certificate") && !placed.documents.has("certificate");
  const areInTexts = samples.testimonials || samples.leaders || isCertificateOurs;
  const areOnSite = areInTexts || business.social.some(({ url }) => isSampleLink(url));
  const { gallery } = context.get(servicesContext);
  return { areHidden, areShown: !areHidden && (areOnSite || (await gallery.countSamples()) > 0) };
}
