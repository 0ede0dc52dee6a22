/** The tests of faults have a short form in `npm test` and a long one in `npm run test:faults`. */
export function shortOrLong<Value>(short: Value, long: Value): Value {
  return process.env.LONG_FAULTS === "yes" ? long : short;
}
