import type { RouterContextProvider } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import type { Business } from "#domain/facts/business.ts";
import {
  type SampleKind,
  type SampleTexts,
  sampleContacts,
  sampleFacts,
  sampleTexts,
} from "#domain/facts/samples.ts";
import { factsAddress } from "../addresses/facts.ts";
import { placeAddress } from "../addresses/pictures.ts";
import { sections } from "../page/sections.ts";

type GoLiveKind = SampleKind | "http" | "mail" | "grievance";

export interface GoLiveItem {
  kind: GoLiveKind;
  value: string;
  path: string | null;
}

interface Examined {
  origin: string;
  isMailed: boolean;
  business: Business;
  texts: SampleTexts;
  samples: Parameters<typeof sampleTexts>[1];
}

export async function readGoLiveItems(
  context: Readonly<RouterContextProvider>,
  origin: string,
): Promise<GoLiveItem[]> {
  const { business, textsOf, samples: ofLists, placed } = context.get(siteContentContext);
  const isCertificateOurs =
    !business.hidesSamples && !placed.pictures.has("certificate") && !placed.documents.has("certificate");
  const samples = { ...ofLists, certificate: isCertificateOurs, map: !placed.pictures.has("map") };
  const isMailed = await context.get(servicesContext).enquiries.isMailed();
  return goLiveItems({ origin, isMailed, business, texts: textsOf("en"), samples });
}

function goLiveItems({ origin, isMailed, business, texts, samples }: Examined): GoLiveItem[] {
  return [
    ...itemIf(!origin.startsWith("https:"), { kind: "http", value: origin, path: null }),
    ...itemIf(!isMailed, { kind: "mail", value: "", path: sectionAt("/admin/mail") }),
    ...sampleContacts(business).map((sample) => ({ ...sample, path: factsAddress("contact", sample.kind) })),
    ...itemIf(business.grievance.name.en === "", {
      ...{ kind: "grievance", value: "", path: factsAddress("grievance") },
    }),
    ...sampleFacts(business).map((sample) => ({
      ...sample,
      path: sample.kind === "social" ? factsAddress("social") : factsAddress("address", fieldOf(sample.kind)),
    })),
    ...sampleTexts(texts, samples).map((sample) => ({
      ...sample,
      path:
        sample.kind === "certificate" || sample.kind === "map"
          ? placeAddress(sample.kind)
          : sectionAt("/admin/words"),
    })),
  ];
}

function fieldOf(kind: SampleKind): string {
  return kind === "position" ? "pin" : "postalCode";
}

function itemIf(isSo: boolean, item: GoLiveItem): GoLiveItem[] {
  return isSo ? [item] : [];
}

function sectionAt(path: string): string | null {
  return sections.some((section: { path: string }) => section.path === path) ? path : null;
}
