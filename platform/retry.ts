/** Runs a read up to three times; the last failure is thrown. Never for writes. */
export async function readWithRetries<Value>(
  read: () => Promise<Value>,
  pauseMilliseconds = 50,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds * attempt));
    }
  }
}
