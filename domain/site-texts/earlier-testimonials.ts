const blank = { en: "", hi: "", mr: "" };

/** As they are stored now, of those of a release that knew only a `role`: samples stay samples, no word is lost. */
export function fromEarlierTestimonials(items: unknown, samples: readonly { position: unknown }[]): unknown {
  if (!Array.isArray(items)) return items;
  return items.map((item: unknown) => {
    if (typeof item !== "object" || item === null || !("role" in item)) return item;
    const { role, ...rest } = item;
    const named = { ...rest, name: role };
    return samples.find(({ position, ...sample }) => isSame(sample, named)) ?? { ...named, position: blank };
  });
}

function isSame(one: object, other: object): boolean {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).toSorted());
  return sorted(one) === sorted(other);
}
