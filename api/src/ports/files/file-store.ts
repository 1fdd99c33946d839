export interface StoredFile {
  bytes: Buffer;
  type: string;
}

/** Where uploaded files are kept. Keys are ours: lower-case words, digits, dots, dashes and slashes. */
export interface FileStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<StoredFile | null>;
  /** No error when there is none. */
  remove(key: string): Promise<void>;
}

/** Never leads out of a folder or bucket. */
export const isFileKey = (key: string): boolean => /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/.test(key);
