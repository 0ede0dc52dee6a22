export interface StoredFile {
  name: string;
}

export interface NewFile {
  name: string;
  bytes: Uint8Array;
  contentType: string;
}

/** Makes a file when its turn comes; null leaves it out. */
export type FileMaker = () => Promise<NewFile | null>;

/** Files by relative names with `/` between folders. A file is there whole or not at all, also after a power cut. */
export interface FileStore {
  /** Where its files lie under their names, of a store in a folder. */
  folder?: string;
  /** Replaces a file of that name. Throws for a name that no file can have. */
  write(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Writes a file only where there is none of that name; false where there is. A bucket that knows no conditions replaces it. */
  create(name: string, bytes: Uint8Array, contentType: string): Promise<boolean>;
  /** Writes many for less than one by one. All are safe when it ends, and some before; where one fails, others are there. */
  writeAll(files: readonly FileMaker[]): Promise<void>;
  read(name: string): Promise<Buffer | null>;
  exists(name: string): Promise<boolean>;
  /** Replaces a file of the new name. Answers false where there is none of the old. */
  move(from: string, to: string): Promise<boolean>;
  /** Also where there is none. */
  remove(name: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredFile>;
}
