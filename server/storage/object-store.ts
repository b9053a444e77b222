/** How a client sends a file: this method, to this address, with these headers. */
export type PresignedUpload = { url: string; method: "PUT"; headers: Record<string, string> };

export type UploadTerms = { key: string; contentType: string; sizeBytes: number; expiresAt: Date };

/** Where photos lie. Every call either has its whole effect or throws; keys are those of object-key.ts. */
export type ObjectStore = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such object. @throws PAYLOAD_TOO_LARGE past `limitBytes`, before reading it */
  read(key: string, limitBytes: number): Promise<Buffer | null>;
  /** What is already gone counts as removed. */
  remove(key: string): Promise<void>;
  presignUpload(terms: UploadTerms): Promise<PresignedUpload>;
};
