export type FieldValues = Record<string, string>;

type Part = string | number | { readonly [key: string]: Part } | readonly Part[];

/** Texts and numbers by their paths in a form. */
export function flatten(value: Part, path = ""): FieldValues {
  if (typeof value !== "object") return { [path]: String(value) };
  const parts = Object.entries<Part>(value).map(([key, part]) =>
    flatten(part, path === "" ? key : `${path}.${key}`),
  );
  return Object.assign({}, ...parts);
}

interface Nested {
  [key: string]: string | Nested;
}

/** The value again, with texts only and unchecked. */
export function unflatten(values: FieldValues): unknown {
  const root: Nested = Object.create(null);
  for (const [path, text] of Object.entries(values)) place(root, path.split("."), text);
  return withLists(root);
}

function place(nested: Nested, [key = "", ...deeper]: string[], text: string): void {
  if (deeper.length === 0) {
    nested[key] = text;
    return;
  }
  const known = nested[key];
  const inner: Nested = typeof known === "object" ? known : Object.create(null);
  nested[key] = inner;
  place(inner, deeper, text);
}

function withLists(nested: Nested): unknown {
  const entries = Object.entries(nested).map(
    ([key, part]) => [key, typeof part === "string" ? part : withLists(part)] as const,
  );
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
