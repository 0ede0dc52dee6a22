/** About a key; the sentence is for the operator, and never repeats one. */
export class KeyProblem extends Error {
  override name = "KeyProblem";
}

/** A part of a backup that is not what its manifest says, or a file that is gone. */
export class DamagedBackup extends Error {
  override name = "DamagedBackup";
}

export interface DamagedFile {
  name: string;
  keptName: string;
  problem: "missing" | "damaged";
}

const mostNamed = 10;

/** Files alone are damaged: all else can be restored without them. */
export class DamagedFiles extends DamagedBackup {
  override name = "DamagedFiles";

  constructor(files: readonly DamagedFile[]) {
    super(sentencesAbout(files).join("\n"));
  }
}

/** A sentence for each of the first, and how many there are besides. */
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
