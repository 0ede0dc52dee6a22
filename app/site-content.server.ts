import { marked } from "#content/document-marks.ts";
import { listsWith, markedListsWith } from "#content/lists.server.ts";
import { ownBodyPlace } from "#content/places.ts";
import { markedTextsWith, textsWith } from "#content/texts.server.ts";
import type { Business } from "#domain/facts/business.ts";
import type { Services } from "#domain/services.ts";
import type { Placed } from "#domain/site-pictures/site-pictures.ts";
import type { SiteContent } from "./context.server.ts";
import { withOwnBodyTypes } from "./own-body-types.server.ts";

type Sources = Pick<Services, "facts" | "siteTexts" | "sitePictures">;

export async function siteContentNow({
  facts,
  siteTexts,
  sitePictures,
}: Sources): Promise<[SiteContent, isOutdated: boolean]> {
  const [{ business, ...now }, { wording, ...texts }, placed] = await Promise.all([
    facts.current(),
    siteTexts.current(),
    sitePictures.current(),
  ]);
  const site = {
    business,
    textsOf: textsWith(business, wording.texts),
    listsOf: listsWith(business, wording.lists),
    samples: wording.samples,
    placed,
    isPreview: false,
  };
  return [
    withOwnBodyTypes(site, wording.lists.bodies),
    now.isOutdated || texts.isOutdated || placed.isOutdated,
  ];
}

export async function siteContentDrafted({ facts, siteTexts, sitePictures }: Sources): Promise<SiteContent> {
  const [business, wording, drafted] = await Promise.all([
    facts.drafted(),
    siteTexts.drafted(),
    sitePictures.drafted(),
  ]);
  const own = wording.lists.bodies;
  const site = withOwnBodyTypes(
    {
      business: markedBusiness(business),
      textsOf: markedTextsWith(business, wording.texts),
      listsOf: markedListsWith(business, wording.lists),
      samples: wording.samples,
      placed: markedPictures(drafted),
      isPreview: true,
    },
    own,
  );
  const placeOf = (place: string) => (own.some(({ id }) => id === place) ? ownBodyPlace(place) : place);
  return {
    ...site,
    pictureAt: (place) => ({ ...site.pictureAt(place), document: `pictures/${placeOf(place)}` }),
  };
}

function markedPictures({ pictures, documents }: Placed): Placed {
  const marked = [...pictures].map(
    ([place, { picture, focus }]) =>
      [place, { focus, picture: { ...picture, document: `pictures/${place}` } }] as const,
  );
  return { pictures: new Map(marked), documents };
}

/** Only what is shown as it is gets marks. */
function markedBusiness(business: Business): Business {
  const { phones, email, address, closedToday, closures, social, grievance } = business;
  const inEach = (words: Business["name"], key: string): Business["name"] => ({
    en: marked(words.en, key),
    hi: marked(words.hi, key),
    mr: marked(words.mr, key),
  });
  const phone = <Phone extends { shown: string }>(one: Phone, key: string) => ({
    ...one,
    shown: marked(one.shown, key),
  });
  const place = ({ street, city, state }: Business["address"]["en"]) => ({
    street: marked(street, "facts/address"),
    city: marked(city, "facts/address"),
    state: marked(state, "facts/address"),
  });
  const [first, ...others] = phones;
  return {
    ...business,
    phones: [phone(first, "facts/contact"), ...others.map((other) => phone(other, "facts/contact"))],
    email: marked(email, "facts/contact"),
    address: { en: place(address.en), hi: place(address.hi), mr: place(address.mr) },
    closedToday: closedToday && inEach(closedToday, "facts/closures"),
    closures: closures.map((closure) => ({ ...closure, notice: inEach(closure.notice, "facts/closures") })),
    social: social.map(({ name: title, url }) => ({ name: marked(title, "facts/social"), url })),
    grievance: {
      name: inEach(grievance.name, "facts/grievance"),
      phone: phone(grievance.phone, "facts/grievance"),
      email: marked(grievance.email, "facts/grievance"),
    },
  };
}
