export function keysOf<Key extends string>(values: Readonly<Record<Key, unknown>>): readonly Key[];
export function keysOf(values: object): readonly string[] {
  return Object.keys(values);
}
