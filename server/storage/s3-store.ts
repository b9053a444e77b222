import type { GetObjectCommandOutput, S3Client } from "@aws-sdk/client-s3";
import { AppError } from "@/lib/errors";
import { now } from "@/server/clock";
import type { S3Settings } from "@/server/env";
import { log } from "@/server/log";
import { requireObjectKey } from "./object-key";
import type { ObjectStore, UploadTerms } from "./object-store";
import { fileTooLarge } from "./size";

const CONNECT_MILLISECONDS = 5_000;
const REQUEST_MILLISECONDS = 20_000;
const IMMUTABLE = "private, max-age=31536000, immutable";

/** The client is imported at first use, so that installations that store photos on disk do not load it. */
async function connect(settings: S3Settings): Promise<S3Client> {
  const { S3Client } = await import("@aws-sdk/client-s3");
  return new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Many compatible stores do not answer under bucket.host, and do not support the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    requestHandler: { connectionTimeout: CONNECT_MILLISECONDS, requestTimeout: REQUEST_MILLISECONDS },
  });
}

/** Failures of the store or the network are no fault of the caller, who gets one sentence; the log has the rest. */
async function withPlainError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error({ err: error }, "the S3 store did not do what was asked");
    throw new AppError("unavailable", "photosAway", {
      retryAfterSeconds: 10,
    });
  }
}

const isAbsent = (error: unknown): boolean => error instanceof Error && ["NoSuchKey", "NotFound"].includes(error.name);

/**
 * Stores objects in any S3-compatible store. They are private there; readers get them through our own route, or from
 * S3_PUBLIC_URL.
 */
export function s3Store(settings: S3Settings): ObjectStore {
  const Bucket = settings.bucket;
  let connected: Promise<S3Client> | undefined;
  const client = () => {
    connected ??= connect(settings);
    return connected;
  };
  return {
    async put(key, bytes, contentType) {
      requireObjectKey(key);
      const { PutObjectCommand } = await import("@aws-sdk/client-s3");
      const object = { Bucket, Key: key, Body: bytes, ContentType: contentType, CacheControl: IMMUTABLE };
      await withPlainError(async () => (await client()).send(new PutObjectCommand(object)));
    },
    async read(key, limitBytes) {
      requireObjectKey(key);
      const { GetObjectCommand } = await import("@aws-sdk/client-s3");
      return withPlainError(async () => {
        try {
          const answer = await (await client()).send(new GetObjectCommand({ Bucket, Key: key }));
          return await readBounded(answer, limitBytes);
        } catch (error) {
          if (isAbsent(error)) return null;
          throw error;
        }
      });
    },
    async remove(key) {
      requireObjectKey(key);
      const { DeleteObjectCommand } = await import("@aws-sdk/client-s3");
      await withPlainError(async () => (await client()).send(new DeleteObjectCommand({ Bucket, Key: key })));
    },
    presignUpload: async (terms) => presign(await client(), Bucket, terms),
  };
}

/** Some stores do not check the agreed length of an upload, so a file may be longer: never read past the limit. */
async function readBounded({ Body }: GetObjectCommandOutput, limitBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of Body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limitBytes) throw fileTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Content type and length are signed headers, so that the store itself refuses another type or size. */
async function presign(client: S3Client, Bucket: string, { key, contentType, sizeBytes, expiresAt }: UploadTerms) {
  requireObjectKey(key);
  const { PutObjectCommand } = await import("@aws-sdk/client-s3");
  const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
  const object = { Bucket, Key: key, ContentType: contentType, ContentLength: sizeBytes };
  const url = await getSignedUrl(client, new PutObjectCommand(object), {
    expiresIn: Math.max(1, Math.floor((expiresAt.getTime() - now().getTime()) / 1000)),
    signableHeaders: new Set(["content-type", "content-length", "host"]),
  });
  return { url, method: "PUT" as const, headers: { "Content-Type": contentType } };
}
