import { type Language, languages } from "#content/languages.ts";

/** No browser sends a longer one. */
const longestHeader = 500;

/** RFC 9110, 12.5.4. */
export function browserLanguage(acceptLanguage: string | null): Language | null {
  const wanted = (acceptLanguage ?? "").slice(0, longestHeader).toLowerCase().split(",").map(readRange);
  const known = languages.flatMap(({ code }) => {
    const weights = wanted.filter((range) => range.language === code).map(({ weight }) => weight);
    return weights.length === 0 ? [] : [{ code, weight: Math.max(...weights) }];
  });
  const [first] = known
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return first?.code ?? null;
}

function readRange(range: string): { language: string; weight: number } {
  const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice("q=".length);
  return { language: tag.split("-")[0] ?? "", weight: weight === undefined ? 1 : Number(weight) || 0 };
}
