/** Resident bytes of a process at work; 320 MB of them are for what is decoded. */
export const mostMemory = 445_000_000;
/** Resident bytes of a process after its work, above which it is not called again. */
export const mostHeld = 115_000_000;
/** Milliseconds of the processor for one call. */
export const mostProcessorTime = 15_000;
/** Milliseconds of the processor after which a process is not called again. */
export const spentAfter = 60_000;
/** Milliseconds that an idle process stays: the next photograph of a form comes soon. */
export const idleStay = 20_000;
/** Milliseconds by the clock, in which a busy machine gets through a call. */
export const patience = 60_000;

/**
 * What the kernel ends, should a process not end itself: bytes of data, of which 600 MB are reserved from the start and
 * hardly used, and seconds of its processor time.
 */
export const kernelLimits = {
  data: 1_400_000_000,
  cpu: Math.ceil((spentAfter + 2 * mostProcessorTime) / 1000),
};
