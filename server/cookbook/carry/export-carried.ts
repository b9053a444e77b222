import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { CarriedFormat } from "@/lib/recipes/carried/limits";
import { slugOf } from "@/lib/recipes/slug";
import type { Caller } from "../access";
import { readOwnRecipes } from "./read-own";
import { type ArchiveFile, WRITERS } from "./write-format";

/**
 * Everything in the caller's Your Recipes as an archive in the format of another app. Recipes are read only as fast as
 * the client reads the stream.
 */
export function exportCarried(caller: Caller, format: CarriedFormat): ReadableStream<Uint8Array> {
  const parts = zipped(filesOf(caller, format));
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

async function* filesOf(caller: Caller, format: CarriedFormat): AsyncGenerator<ArchiveFile> {
  const taken = new Map<string, number>();
  for await (const { picture, ...own } of readOwnRecipes(caller)) {
    const slug = slugOf(own.recipe.title);
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    yield* await WRITERS[format]({ ...own, picture: await picture() }, uniqueName(slug, count, taken));
  }
}

/** A file name that no earlier recipe has: the second "soup" becomes "soup-2", or the next free number. */
function uniqueName(slug: string, count: number, taken: Map<string, number>): string {
  if (count === 1) return slug;
  let number = count;
  while (taken.has(`${slug}-${number}`)) number += 1;
  taken.set(`${slug}-${number}`, 1);
  return `${slug}-${number}`;
}

/** Packs the files into a zip archive, which is yielded in parts, file by file. */
async function* zipped(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { path, bytes, isPacked } of files) {
    const entry = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    zip.add(entry);
    entry.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
