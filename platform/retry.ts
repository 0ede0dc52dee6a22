const mostRetries = 3;

/** Runs a read, and up to three times more while it fails; the last failure is thrown. Never for writes. */
export async function readWithRetries<Value>(
  read: () => Promise<Value>,
  pauseMilliseconds = 50,
): Promise<Value> {
  for (let retries = 0; ; retries++) {
    try {
      return await read();
    } catch (error) {
      if (retries === mostRetries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds * (retries + 1)));
    }
  }
}
