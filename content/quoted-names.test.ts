import { expect, test } from "vitest";
import { sentencesOf } from "#tests/support/sentences.ts";
import * as hindiOffice from "./hi/admin/index.ts";
import * as hindi from "./hi/index.ts";
import * as marathiOffice from "./mr/admin/index.ts";
import * as marathi from "./mr/index.ts";

const wordsOf = (site: object, office: object) =>
  new Map([
    ...sentencesOf(site),
    ...sentencesOf(office).map(([key, text]) => [`admin.${key}`, text] as const),
  ]);

const languages = [
  ["hi", wordsOf(hindi, hindiOffice)],
  ["mr", wordsOf(marathi, marathiOffice)],
] as const;

const quotes = [
  ["site.illustrationNote", "site.illustration"],
  ["contact.map.notice", "contact.map.showMap"],
  ["privacy.sections.third-parties.blocks.1", "contact.map.showMap"],
  ["terms.sections.pictures.blocks.0", "site.illustration"],
  ["terms.sections.pictures.blocks.0", "gallery.sample"],
  ["admin.facts.sections.address.hint", "contact.map.openInMaps"],
  ["admin.facts.sections.address.hint", "contact.map.showMap"],
  ["admin.pictures.intro", "site.illustration"],
  ["admin.imageList.bulkEdit.preview.sample.other", "gallery.sample"],
  ["admin.imagePictures.otherShape", "admin.imagePictures.shapes.other"],
  ["admin.upload.pair.wait", "admin.inWork.title"],
  ["admin.upload.outcome.storedInWork.other", "admin.inWork.title"],
  ["admin.upload.details.noVehicleName", "admin.upload.failed.noVehicleName"],
  ["admin.layout.outages.backup.help", "admin.layout.sections.today.title"],
  ["admin.layout.outages.see", "admin.layout.sections.today.title"],
  ["admin.today.goLive.items.journey", "company.about.title"],
  ["admin.today.goLive.items.journey", "about.journey.title"],
  ["admin.today.goLive.items.leaders", "company.about.title"],
] as const;

test.each(languages)(
  "in %s a sentence quotes what is read on the button or page [ADM-10]",
  (_code, words) => {
    const misquoted = quotes.filter(
      ([sentence, name]) => words.get(sentence)?.includes(`“${words.get(name)}”`) !== true,
    );
    expect(misquoted).toEqual([]);
  },
);
