import { z } from "zod";
import type { Result } from "#platform/result.ts";
import type { EncodedFormat, Point } from "../encoded-sizes.ts";
import type {
  EncodedPhotograph,
  EncodedPicture,
  InspectedPhotograph,
  PhotographFault,
  PhotographLimits,
} from "../photograph.ts";
import type { PictureEdit, Size } from "../picture-edit.ts";
import type { Post } from "../post-picture.ts";
import type { Panel } from "../share-picture.ts";

export type Derivation =
  | { task: "size"; width: number; format: EncodedFormat }
  | { task: "cut"; size: Size; focus: Point }
  | { task: "share"; size: Size; focus: Point; panel: Panel };

export type PictureCall =
  | { task: "inspect"; path: string; limits: PhotographLimits; wantsOriginal: boolean }
  | { task: "encode"; photograph: InspectedPhotograph; longestSide: number }
  | { task: "edit"; picture: Buffer; edit: PictureEdit; longestSide: number }
  | { task: "draw"; svg: string }
  | { task: "post"; pictures: readonly Buffer[]; post: Post }
  | (Derivation & { picture: Buffer });

const left = { spent: z.number(), held: z.number() };

/** `spent` is processor time in milliseconds, `held` resident bytes. */
export const pictureAnswer = z.union([
  z.object({ kind: z.literal("done"), value: z.unknown(), ...left }),
  z.object({ kind: z.literal("failed"), words: z.string(), ...left }),
  z.object({ kind: z.literal("exceeded"), what: z.enum(["memory", "time"]) }),
]);
export type PictureAnswer = z.infer<typeof pictureAnswer>;

const isResult = (value: unknown) => typeof value === "object" && value !== null && "ok" in value;
const isPicture = (value: unknown) => typeof value === "object" && value !== null && "bytes" in value;

export const inspected = z.custom<Result<InspectedPhotograph, PhotographFault>>(isResult);
export const encoded = z.custom<Result<EncodedPhotograph, PhotographFault>>(isResult);
export const edited = z.custom<EncodedPicture>(isPicture);
export const pictureBytes = z.instanceof(Buffer);
