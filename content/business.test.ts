import { expect, test } from "vitest";
import { business } from "#tests/support/sample-business.ts";
import { keepTogether } from "./keep-together.ts";
import { languages } from "./languages.ts";
import { textsOf } from "./texts.server.ts";

test.each(languages)(
  "the sentences in $name make the claims of the business [SITE-3, SITE-4, HOME-11]",
  ({ code }) => {
    const { claims } = business;
    const { home, certification, servicePanels } = textsOf(code);
    expect(home.hero.plate).toContain(String(claims.since));
    const standard = keepTogether(claims.qualityStandard);
    expect(certification.scope.title + certification.scope.text).toContain(standard);
    expect(home.trays.title.replace(",", "")).toContain(String(claims.traysInStock));
    expect(servicePanels.whyChooseUs.qualityAssurance.text).toContain(standard);
  },
);
