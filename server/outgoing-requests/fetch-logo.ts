import { fetchPicture } from "@/server/recipes/import/fetch/fetch-picture";
import { preparePicture } from "@/server/recipes/photos/prepare-picture";

/**
 * Fetches an application's logo with the same protection as other pages, and encodes it again at the smallest width.
 */
export async function fetchLogo(address: string, who: string): Promise<Buffer> {
  const { renditions } = await preparePicture(await fetchPicture(address, async () => undefined), who);
  const [smallest] = renditions;
  if (!smallest) throw new Error("a prepared picture has no rendition");
  return Buffer.from(smallest.bytes);
}
