/** The sentence is for the operator, and never repeats a key. */
export class KeyProblem extends Error {
  override name = "KeyProblem";
}

export class DamagedBackup extends Error {
  override name = "DamagedBackup";
}

export interface DamagedFile {
  name: string;
  keptName: string;
  problem: "missing" | "damaged";
}

const mostNamed = 10;

export class DamagedFiles extends DamagedBackup {
  override name = "DamagedFiles";

  constructor(files: readonly DamagedFile[]) {
    super(sentencesAbout(files).join("\n"));
  }
}

/** A sentence for each of the first, and one for the rest. */
export function sentencesAbout(files: readonly DamagedFile[]): string[] {
  const named = files
    .slice(0, mostNamed)
    .map(({ name, problem }) =>
      problem === "missing"
        ? `The backup lacks the file ${name}.`
        : `The file ${name} is damaged in the backup.`,
    );
  const others = files.length - named.length;
  return others > 0 ? [...named, `So are ${others} more files.`] : named;
}
