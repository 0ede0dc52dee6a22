/** Resident bytes at work. */
export const mostMemory = 445_000_000;
/** Resident bytes that end a process after its work. */
export const mostHeld = 115_000_000;
/** Of the processor, for one call, in milliseconds. */
export const mostProcessorTime = 15_000;
/** Of the processor, for all calls, in milliseconds. */
export const spentAfter = 60_000;
/** Milliseconds; the next photograph of a form comes soon. */
export const idleStay = 20_000;
/** Milliseconds, on a busy machine. */
export const patience = 60_000;

/** Bytes of data, 600 MB of them hardly used, and seconds of the processor. */
export const kernelLimits = {
  data: 1_400_000_000,
  cpu: Math.ceil((spentAfter + 2 * mostProcessorTime) / 1000),
};
