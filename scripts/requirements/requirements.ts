/** A line of docs/requirements.md. */
export interface Requirement {
  number: string;
  /** Stands under "Planned": asked for, not built, held by no test yet. */
  isPlanned: boolean;
}

export interface SourceFile {
  path: string;
  text: string;
}

/** A test whose title ends in the requirement's number. */
export interface Holder {
  number: string;
  path: string;
  title: string;
}

const tableHeading = "## Which test holds what";
const testFile = /\.(test|spec)\.tsx?$/;

/** All lines with a number of their own, above the table that this script writes. */
export function readRequirements(page: string): Requirement[] {
  let isPlanned = false;
  const found: Requirement[] = [];
  for (const line of writtenPart(page).split("\n")) {
    if (line.startsWith("## ")) isPlanned = line === "## Planned";
    const number = /^\| ([A-Z]+-\d+) \|/.exec(line)?.[1];
    if (number !== undefined) found.push({ number, isPlanned });
  }
  return found;
}

/** Every test that names its requirements at the end of its title, as in `leads on [AREA-1, AREA-2]`. */
export function findHolders(requirements: Requirement[], files: SourceFile[]): Holder[] {
  const number = numberPattern(requirements);
  const title = new RegExp(
    `(["'\`])((?:\\\\.|(?!\\1)[^\\\\\\n])*) \\[(${number}(?:, ${number})*)\\]\\1`,
    "g",
  );
  return files
    .filter(({ path }) => testFile.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(title)].flatMap(([, , words = "", numbers = ""]) =>
        numbers.split(", ").map((cited) => ({ number: cited, path, title: words })),
      ),
    );
}

/** What is wrong, a sentence each: a number given twice, one nobody gave, a built requirement without a test. */
export function findFaults(requirements: Requirement[], files: SourceFile[]): string[] {
  const known = new Set(requirements.map(({ number }) => number));
  const held = new Set(findHolders(requirements, files).map(({ number }) => number));
  const pattern = new RegExp(`\\b${numberPattern(requirements)}\\b`, "g");
  const twice = requirements.filter(
    ({ number }, index) => requirements.findIndex((other) => other.number === number) < index,
  );
  const unknown = files.flatMap(({ path, text }) => {
    const cited = new Set(text.match(pattern) ?? []);
    return [...cited].filter((number) => !known.has(number)).map((number) => ({ path, number }));
  });
  const bare = requirements.filter(({ number, isPlanned }) => !isPlanned && !held.has(number));
  return [
    ...twice.map(({ number }) => `${number} is given twice.`),
    ...unknown.map(({ path, number }) => `${path} cites ${number}, which does not exist.`),
    ...bare.map(({ number }) => `${number} is held by no test.`),
  ];
}

/** The page with its table renewed. */
export function withTable(page: string, requirements: Requirement[], holders: Holder[]): string {
  const rows = requirements.flatMap(({ number }) =>
    holders
      .filter((holder) => holder.number === number)
      .map(({ path, title }) => `| ${number} | ${path} | ${title.replaceAll("|", "\\|")} |`)
      .toSorted(),
  );
  const head = ["| requirement | test file | test |", "| --- | --- | --- |"];
  return `${writtenPart(page)}${tableHeading}\n\n${[...head, ...new Set(rows)].join("\n")}\n`;
}

/** The page above its table. */
function writtenPart(page: string): string {
  const [above = ""] = page.split(tableHeading, 1);
  return `${above.trimEnd()}\n\n`;
}

/** Matches a number of the areas there are, also one that was never given. */
function numberPattern(requirements: Requirement[]): string {
  const areas = new Set(requirements.map(({ number }) => number.split("-")[0]));
  return `(?:${[...areas].join("|")})-\\d+`;
}
