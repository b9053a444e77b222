import { fetchPicture } from "@/server/recipes/import/fetch/fetch-picture";
import { preparePicture } from "@/server/recipes/photos/prepare-picture";

/** The logo of an application, fetched with the care of any page of the web and encoded anew, at its smallest width. */
export async function fetchLogo(address: string, who: string): Promise<Buffer> {
  const { renditions } = await preparePicture(await fetchPicture(address, async () => undefined), who);
  const [smallest] = renditions;
  if (!smallest) throw new Error("a prepared picture has no rendition");
  return Buffer.from(smallest.bytes);
}
