export interface StoredFile {
  name: string;
  modifiedAt: Date;
}

/** Files by relative names with `/` between folders. A file is there whole or not at all. */
export interface FileStore {
  /** Stores the bytes, in place of any file of that name. Throws for a name that no file can have. */
  write(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  exists(name: string): Promise<boolean>;
  /** Removes the file; one that is not there is no error. */
  remove(name: string): Promise<void>;
  /** Every file whose name starts with the prefix, in no particular order. */
  list(prefix: string): AsyncIterable<StoredFile>;
}
