interface SourceFile {
  path: string;
  text: string;
}

interface Holder {
  number: string;
  path: string;
  title: string;
}

const heldNumbers = /(["'`])((?:\\.|(?!\1)[^\\\n])*) \[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\]\1/g;

/** Those under "Planned" need no test yet. */
export function readRequirements(page: string): { built: string[]; planned: string[] } {
  const [built = "", planned = ""] = page.split("\n## Planned\n");
  return { built: numbersOf(built), planned: numbersOf(planned) };
}

function numbersOf(page: string): string[] {
  return [...page.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, number = ""]) => number);
}

export function findHolders(files: SourceFile[]): Holder[] {
  return files
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(heldNumbers)].flatMap(([, , title = "", numbers = ""]) =>
        numbers.split(", ").map((number) => ({ number, path, title })),
      ),
    );
}

export function findFaults(page: string, files: SourceFile[]): string[] {
  const { built, planned } = readRequirements(page);
  const all = [...built, ...planned];
  const known = new Set(all);
  const held = new Set(findHolders(files).map(({ number }) => number));
  const areas = new Set(all.map((number) => number.split("-")[0]));
  const anyNumber = new RegExp(`\\b(?:${[...areas].join("|")})-\\d+\\b`, "g");
  return [
    ...all
      .filter((number, index) => all.indexOf(number) < index)
      .map((number) => `${number} is given twice.`),
    ...files.flatMap(({ path, text }) =>
      [...new Set(text.match(anyNumber))]
        .filter((number) => !known.has(number))
        .map((number) => `${path} cites ${number}, which does not exist.`),
    ),
    ...built.filter((number) => !held.has(number)).map((number) => `${number} is held by no test.`),
  ];
}
