import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { onTestFinished } from "vitest";
import { useSettings } from "./settings";

const BUCKET = "pictures";

/** Starts an S3-compatible server until the test ends, and sets the product to store photos there. */
export async function useS3Server(over: Record<string, string> = {}): Promise<{ endpoint: string }> {
  const directory = await mkdtemp(path.join(tmpdir(), "forkprint-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  onTestFinished(async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  const endpoint = `http://127.0.0.1:${port}`;
  useSettings({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    ...over,
  });
  return { endpoint };
}
