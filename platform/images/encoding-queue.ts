import pLimit from "p-limit";

/** Where pictures are decoded and encoded: few places, so that memory and processors have a bound. */
export interface EncodingQueue {
  /** Does the job as soon as a place is free, in the order of asking. */
  soon<Value>(job: () => Promise<Value>): Promise<Value>;
  /** The same for jobs that need much memory: never two of them at a time. */
  alone<Value>(job: () => Promise<Value>): Promise<Value>;
}

/** Opens `places` places for the life of the process. */
export function createEncodingQueue(places: number): EncodingQueue {
  const all = pLimit(places);
  const large = pLimit(1);
  return {
    soon: (job) => all(job),
    alone: (job) => large(() => all(job)),
  };
}
