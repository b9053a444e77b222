/** How a client uploads a file: with this method, to this address, with these headers. */
export type PresignedUpload = { url: string; method: "PUT"; headers: Record<string, string> };

export type UploadTerms = { key: string; contentType: string; sizeBytes: number; expiresAt: Date };

/** Where photos are stored. Each call either takes full effect or throws; for the keys see object-key.ts. */
export type ObjectStore = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /**
   * Null if there is no such object. @throws AppError payload too large (413) for an object over `limitBytes`, before
   * reading it
   */
  read(key: string, limitBytes: number): Promise<Buffer | null>;
  /** Removing an object that does not exist is no error. */
  remove(key: string): Promise<void>;
  presignUpload(terms: UploadTerms): Promise<PresignedUpload>;
};
