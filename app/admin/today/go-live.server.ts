import type { RouterContextProvider } from "react-router";
import { servicesContext, siteFactsContext } from "#app/context.server.ts";
import type { Business } from "#domain/facts/business.ts";
import {
  type SampleKind,
  type SampleTexts,
  sampleContacts,
  sampleFacts,
  sampleTexts,
} from "#domain/facts/samples.ts";
import { sections } from "../layout/sections.ts";
import { placeAddress } from "../pictures/addresses.ts";

export type GoLiveKind = SampleKind | "http" | "mail" | "grievance";

/** What is still to be mended before customers see the site. */
export interface GoLiveItem {
  kind: GoLiveKind;
  /** What stands there now. */
  value: string;
  /** Where it is mended; null where only the operator of the server can. */
  path: string | null;
}

interface Examined {
  /** Of the site. */
  origin: string;
  isMailed: boolean;
  business: Business;
  /** The English ones. */
  texts: SampleTexts;
  samples: Parameters<typeof sampleTexts>[1];
}

/** The list of `npm run doctor`, without what can be tried on the server only; the gravest first. */
export async function readGoLiveItems(
  context: Readonly<RouterContextProvider>,
  origin: string,
): Promise<GoLiveItem[]> {
  const { business, textsOf, samples: ofLists, placed } = context.get(siteFactsContext);
  const isCertificateOurs =
    !business.hidesSamples && !placed.pictures.has("certificate") && !placed.documents.has("certificate");
  const samples = { ...ofLists, certificate: isCertificateOurs, map: !placed.pictures.has("map") };
  const isMailed = await context.get(servicesContext).enquiries.isMailed();
  return goLiveItems({ origin, isMailed, business, texts: textsOf("en"), samples });
}

function goLiveItems({ origin, isMailed, business, texts, samples }: Examined): GoLiveItem[] {
  const facts = "/admin/facts";
  return [
    ...itemIf(!origin.startsWith("https:"), { kind: "http", value: origin, path: null }),
    ...itemIf(!isMailed, { kind: "mail", value: "", path: sectionAt("/admin/mail") }),
    ...sampleContacts(business).map((sample) => ({ ...sample, path: facts })),
    ...itemIf(business.grievance.name.en === "", { kind: "grievance", value: "", path: facts }),
    ...sampleFacts(business).map((sample) => ({ ...sample, path: facts })),
    ...sampleTexts(texts, samples).map((sample) => ({
      ...sample,
      path:
        sample.kind === "certificate" || sample.kind === "map"
          ? placeAddress(sample.kind)
          : sectionAt("/admin/words"),
    })),
  ];
}

function itemIf(isSo: boolean, item: GoLiveItem): GoLiveItem[] {
  return isSo ? [item] : [];
}

function sectionAt(path: string): string | null {
  return sections.some((section: { path: string }) => section.path === path) ? path : null;
}
