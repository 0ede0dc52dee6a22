import type { AdminText } from "../../kit/page/admin-text.ts";

export type TextKind = keyof AdminText["words"]["kinds"];

const kindsByName: readonly (readonly [RegExp, TextKind])[] = [
  [/\.search\.title$/i, "searchTitle"],
  [/search\.description$/i, "searchDescription"],
  [/(^|\.)(\w*alt)$/i, "picture"],
  [/\.caption$/, "caption"],
  [/\.source$/, "source"],
  [/\.(plate|year)$/, "plate"],
  [/\.(\w*title|titleLines)$|\.headline/i, "heading"],
  [/\.(text|description|paragraphs|lead|main|context|points|message|blocks)$/, "text"],
];

export function kindOfText(key: string): TextKind {
  const name = key.replace(/(\.\d+)+$/, "");
  return kindsByName.find(([pattern]) => pattern.test(name))?.[1] ?? "label";
}

export function isInHeadingFace(key: string): boolean {
  return ["heading", "plate"].includes(kindOfText(key));
}
