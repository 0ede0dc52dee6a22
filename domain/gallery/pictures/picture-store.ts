import type { Result } from "#platform/result.ts";
import type { PictureFacts, PictureFormat, PictureWidth } from "./picture-facts.ts";

/** Part of an image a picture is for; begins its object name (specification section 7). */
export type PictureRole = "before" | "after" | "main";

/** A photograph that has arrived in a temporary file, not yet judged. */
export interface ReceivedPhotograph {
  /** Path of the temporary file; stays the caller's to remove. */
  path: string;
  role: PictureRole;
  /** Position in its batch, from 0. */
  index: number;
  /** As the visitor's device called it; sanitised before use, never trusted. */
  originalName: string;
  /**
   * What its sender calls the photograph (a UUID), the same at every try: a photograph that has arrived under its key
   * before is not stored again.
   */
  uploadKey?: string;
}

/** Why a photograph was not taken, with a plain sentence for the administrator. */
export interface PhotographRefusal {
  /** `invalid`: its bytes. `key taken`: another photograph has arrived under its key. */
  reason: "invalid" | "key taken";
  message: string;
}

/** The stored pictures and their sizes. */
export interface PictureStore {
  /**
   * Judges the bytes, turns them upright, strips metadata, re-encodes and stores them (decisions 18, 19). Sent again
   * under the same key, also while the first is still in work, the answer is the same picture.
   */
  receive(photograph: ReceivedPhotograph): Promise<Result<PictureFacts, PhotographRefusal>>;
  /** The picture's facts; pictures that are not known are missing from the map (key: public URL). */
  facts(urls: string[]): Promise<Map<string, PictureFacts>>;
  /** The picture in one size, encoded now if its warm-up has not come to it; null when there is no such picture. */
  size(objectName: string, width: PictureWidth, format: PictureFormat): Promise<Buffer | null>;
  /** The stored picture itself (JPEG), or null. */
  original(objectName: string): Promise<Buffer | null>;
  /** Removes the pictures with all their sizes. */
  remove(urls: string[]): Promise<void>;
  /**
   * Removes files that no row refers to and that are older than a day (decision 24), and forgets the keys of uploads
   * that nobody can still be trying after thirty days. Answers how many files went.
   */
  sweep(): Promise<number>;
  /** Resolves when every size of every received picture has been encoded. */
  warmedUp(): Promise<void>;
}
