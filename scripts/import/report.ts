import { grouped } from "#content/grouped-number.ts";
import type { Problem } from "./item.ts";

const saidAtOnce = 20;
const saidEvery = 100;

export class Report {
  taken = 0;
  there = 0;
  readonly names: string[] = [];
  readonly notes: string[];
  readonly problems: Problem[];
  readonly #total: number;
  #done = 0;

  constructor(total: number, problems: readonly Problem[], notes: readonly string[]) {
    this.problems = [...problems];
    this.notes = [...notes];
    this.#total = total;
  }

  count(outcome: "taken" | "there" | Problem): void {
    if (typeof outcome === "object") this.problems.push(outcome);
    else this[outcome] += 1;
    this.#done += 1;
    const done = this.#done;
    const line = `${grouped(done)} of ${grouped(this.#total)}, ${grouped(this.problems.length)} not taken`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === this.#total ? "\n" : ""}`);
    else if (done % saidEvery === 0 || done === this.#total) console.log(line);
  }

  sentences(isDry: boolean, most = saidAtOnce): string[] {
    const taken = isDry ? "Would be taken" : "Taken";
    const more = this.problems.length - most;
    return [
      `${taken}: ${grouped(this.taken)}. There already: ${grouped(this.there)}. Not taken: ${grouped(this.problems.length)}.`,
      ...(this.names.length > 0 ? [`New names: ${this.names.join(", ")}.`] : []),
      ...this.notes,
      ...(this.problems.length > 0 ? ["", "Not taken:"] : []),
      ...this.problems.slice(0, most).map(({ where, why }) => `  ${where}: ${why}`),
      ...(more > 0 ? [`  … and ${grouped(more)} more.`] : []),
    ].map(plain);
  }
}

/** A name of a file can hold what clears a screen or begins a line. */
function plain(line: string): string {
  return line.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, "\ufffd");
}
