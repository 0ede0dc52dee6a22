/**
 * Loaded before the server: its clock goes wrong by so many milliseconds as CLOCK_OFFSET says at its start, and later
 * whatever comes over its channel. A program around it (faketime) is right again where it has no handle left to read
 * how wrong it is to be.
 */
const rightClock = Date;
let offset = Number(process.env.CLOCK_OFFSET ?? 0);
process.on("message", (milliseconds) => {
  offset = Number(milliseconds);
});
process.channel?.unref();

const now = () => rightClock.now() + offset;
globalThis.Date = new Proxy(rightClock, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
