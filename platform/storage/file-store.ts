export interface StoredFile {
  name: string;
  modifiedAt: Date;
}

/** Files by relative names with `/` between folders. A file is there whole or not at all. */
export interface FileStore {
  /** Replaces a file of that name. Throws for a name that no file can have. */
  write(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  read(name: string): Promise<Buffer | null>;
  exists(name: string): Promise<boolean>;
  /** Replaces a file of the new name. Answers false where there is none of the old. */
  move(from: string, to: string): Promise<boolean>;
  /** Also where there is none. */
  remove(name: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredFile>;
}
