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
  /** False where the name is taken. */
  create(name: string, bytes: Uint8Array, contentType: string): Promise<boolean>;
  /** All are safe when it ends. */
  writeAll(files: readonly FileMaker[]): Promise<void>;
  read(name: string): Promise<Buffer | null>;
  exists(name: string): Promise<boolean>;
  /** In bytes; null where there is none. */
  size(name: string): Promise<number | null>;
  move(from: string, to: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredFile>;
}
