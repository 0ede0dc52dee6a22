/** A row of the table in docs/security.md. */
export interface AsvsRow {
  number: string;
  level: string;
  status: string;
  where: string;
}

/** What OWASP ASVS 5.0.0 has of each level. */
const asked: Record<string, number> = { "1": 70, "2": 183 };
const statuses = ["met", "on paper", "not met", "not applicable"] as const;
const countsHeading = "## Counts";

/** Rows such as `| 1.2.3 | 1 | words | met | where |`. */
export function readAsvsRows(page: string): AsvsRow[] {
  return [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (.*) \|$/gm)].map(([, number = "", rest = ""]) => {
    const [level = "", , status = "", where = ""] = rest.split(" | ");
    return { number, level, status, where };
  });
}

/** What is wrong, a sentence each. `read` answers a file's text, null where there is none. */
export function findAsvsFaults(rows: AsvsRow[], read: (path: string) => string | null): string[] {
  const missing = Object.entries(asked)
    .map(([level, count]) => ({ level, count, found: rows.filter((row) => row.level === level).length }))
    .filter(({ count, found }) => count !== found)
    .map(({ level, count, found }) => `ASVS 5.0.0 asks ${count} of level ${level}, the table has ${found}.`);
  const twice = rows
    .filter(({ number }, index) => rows.findIndex((other) => other.number === number) < index)
    .map(({ number }) => `${number} is given twice.`);
  return [...missing, ...twice, ...rows.flatMap((row) => faultsOf(row, read))];
}

function faultsOf({ number, status, where }: AsvsRow, read: (path: string) => string | null): string[] {
  if (!statuses.some((known) => known === status)) return [`${number} has no status that is known.`];
  if (where === "") return [`${number} says neither where nor why.`];
  const named = [...where.matchAll(/`([^`]+)`(?: "([^"]+)")?/g)];
  if (named.length === 0 && (status === "met" || status === "on paper")) return [`${number} names no file.`];
  return named.flatMap(([, path = "", title]) => {
    const text = read(path);
    if (text === null) return [`${number} names ${path}, which does not exist.`];
    const isThere = title === undefined || text.split("\n").some((line) => isTitle(line, title));
    return isThere ? [] : [`${number}: ${path} has no "${title}".`];
  });
}

/** Of a test, or of a part of a document. */
function isTitle(line: string, title: string): boolean {
  return line.startsWith("#") ? line.replace(/^#+ /, "") === title : line.includes(title);
}

/** The page with its counts renewed. */
export function withCounts(page: string, rows: AsvsRow[]): string {
  const [above = "", below = ""] = page.split(`${countsHeading}\n`, 2);
  const rest = below.slice(Math.max(0, below.indexOf("\n## ")));
  const lines = [...Object.keys(asked), "1 and 2"].map((level) => {
    const counted = rows.filter((row) => level.split(" and ").includes(row.level));
    const counts = statuses.map((status) => counted.filter((row) => row.status === status).length);
    return `| ${[level, ...counts, counted.length].join(" | ")} |`;
  });
  const head = [`| level | ${statuses.join(" | ")} | all |`, "| --- | --- | --- | --- | --- | --- |"];
  return `${above}${countsHeading}\n\n${[...head, ...lines].join("\n")}\n${rest}`;
}
