import { type BroughtPicture, bringPicture } from "@/server/recipes/import/bring-picture";
import { requireWelcome } from "@/server/recipes/import/require-welcome";
import type { Caller } from "../access";
import type { CarriedEntry } from "./store-carried";

/** How many pictures one call downloads at the same time, so that other sites are not flooded. */
const PICTURES_AT_ONCE = 4;

type Pictured = CarriedEntry & { picture: BroughtPicture | null };

export async function withPictures<T extends CarriedEntry>(
  caller: Caller,
  entries: readonly T[],
  hasPhoto: (entry: T) => boolean,
): Promise<Pictured[]> {
  const found: Pictured[] = [];
  for (let at = 0; at < entries.length; at += PICTURES_AT_ONCE) {
    const some = entries.slice(at, at + PICTURES_AT_ONCE).map(async (entry) => {
      const address = hasPhoto(entry) ? null : entry.read.image_url;
      return { ...entry, picture: await bringPicture(address, caller.userId, requireWelcome) };
    });
    found.push(...(await Promise.all(some)));
  }
  return found;
}
