export interface StoredFile {
  name: string;
}

export interface NewFile {
  name: string;
  bytes: Uint8Array;
  contentType: string;
}

export type FileMaker = () => Promise<NewFile | null>;

export interface FileStore {
  folder?: string;
  write(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Writes a file only where there is none of that name; false where there is. */
  create(name: string, bytes: Uint8Array, contentType: string): Promise<boolean>;
  /** All are safe when it ends, and some before; where one fails, others are there. */
  writeAll(files: readonly FileMaker[]): Promise<void>;
  read(name: string): Promise<Buffer | null>;
  exists(name: string): Promise<boolean>;
  move(from: string, to: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredFile>;
}
