import type { InEachLanguage } from "./text-rules.ts";

interface Titled {
  readonly id: string;
  readonly title: InEachLanguage<string>;
}

const isNew = (id: string) => id.length === 36 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);

/** An address is made of the title once, and kept. */
export function withAddresses<Item extends Titled>(items: readonly Item[], taken: readonly string[]): Item[] {
  const given = new Set(taken);
  return items.map((item) => {
    const id = isNew(item.id) || given.has(item.id) ? freeAddress(item, given) : item.id;
    given.add(id);
    return { ...item, id };
  });
}

function freeAddress({ title }: Titled, given: ReadonlySet<string>): string {
  const plain = title.en
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  const wanted = plain.slice(0, 30).replace(/^-+|-+$/g, "") || "body";
  let address = wanted;
  for (let number = 2; given.has(address); number++) address = `${wanted}-${number}`;
  return address;
}
