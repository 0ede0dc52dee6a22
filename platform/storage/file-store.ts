import type { Readable } from "node:stream";

/** A stored file as a listing shows it. */
export interface StoredFile {
  name: string;
  modifiedAt: Date;
}

/**
 * The bucket `gallery-images`: a folder in DATA_DIR or an S3-compatible store. Names are relative, with `/`
 * between folders. A file is there whole or not at all: a write that fails leaves nothing under its name.
 */
export interface FileStore {
  /** Stores the bytes under the name. Callers make sure that the name is theirs. */
  write(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The file's bytes, or null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** The file as a stream, or null when there is no such file. */
  stream(name: string): Promise<Readable | null>;
  exists(name: string): Promise<boolean>;
  /** Removes the file; one that is not there is no error. */
  remove(name: string): Promise<void>;
  /** Every file whose name starts with the prefix, in no particular order. */
  list(prefix: string): AsyncIterable<StoredFile>;
}
