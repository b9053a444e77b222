import { PHOTO_MAX_BYTES } from "@/components/recipes/photos/photo-entries";
import { ApiError, failureOf } from "@/lib/api-call";
import { carry } from "@/lib/carry-client";
import { MAX_FILES_PER_CALL } from "@/lib/recipes/carried/limits";
import { type ChosenFile, isOpened, type OpenedFile, openFiles } from "@/lib/recipes/carried/open-archive";
import type { CarriedRecipeWire } from "@/lib/schemas/carried";

/** The result for one recipe of a file, or for a file without recipes; in a dry run, the expected result. */
export type CarryRow = Pick<
  CarriedRecipeWire,
  "title" | "state" | "recipe_id" | "reason" | "left_out" | "doubtful" | "key" | "needs_photo"
> & { file: string };

export type CarryResult = {
  rows: CarryRow[];
  stopped: "cancelled" | "failed" | null;
  problem: string | null;
};

type RunOptions = {
  files: readonly ChosenFile[];
  /** Reports the expected results without storing anything. */
  dryRun: boolean;
  signal: AbortSignal;
  /** Called after each request with the rows so far and the number of processed files. */
  onProgress: (rows: readonly CarryRow[], files: number) => void;
};

/** The text sent in one request, in characters: small enough that the progress visibly moves. */
const CALL_CHARACTERS = 1_000_000;
const TWICE = "It stands in the file more than once.";

/** Splits the files into parts of one request each. `closed`: rows for the files that could not be opened. */
async function* partsOf(
  files: readonly ChosenFile[],
  signal: AbortSignal,
): AsyncGenerator<{ part: OpenedFile[]; closed: CarryRow[] }> {
  let part: OpenedFile[] = [];
  let closed: CarryRow[] = [];
  let characters = 0;
  for await (const file of openFiles(files)) {
    signal.throwIfAborted();
    if (!isOpened(file)) {
      closed.push(closedRow(file.name, file.reason));
      continue;
    }
    if (part.length === MAX_FILES_PER_CALL || (part.length > 0 && characters + file.text.length > CALL_CHARACTERS)) {
      yield { part, closed };
      [part, closed, characters] = [[], [], 0];
    }
    part.push(file);
    characters += file.text.length;
  }
  if (part.length > 0 || closed.length > 0) yield { part, closed };
}

const closedRow = (file: string, reason: string): CarryRow => ({
  file,
  title: file.slice(file.lastIndexOf("/") + 1) || file,
  state: "failed",
  recipe_id: null,
  reason,
  left_out: [],
  doubtful: [],
  key: null,
  needs_photo: false,
});

/** Sends the files part by part, each with its picture, and reports the result of every recipe. */
export async function runCarry({ files, dryRun, signal, onProgress }: RunOptions): Promise<CarryResult> {
  const rows: CarryRow[] = [];
  const met = new Set<string>();
  let done = 0;
  try {
    for await (const { part, closed } of partsOf(files, signal)) {
      signal.throwIfAborted();
      rows.push(...closed);
      if (part.length > 0) {
        const sent = part.map(({ name, text, photo }) => ({ name: name.slice(-500), text, has_photo: photo !== null }));
        // A running import is not aborted, so that the report knows what was added.
        const answer = await carry.send({ files: sent, dry_run: dryRun }, dryRun ? signal : undefined);
        for (const [at, { name, recipes }] of answer.files.entries()) {
          const own = recipes.map((recipe): CarryRow => ({ ...recipe, file: name }));
          if (!dryRun) await sendPicture(own, part[at]?.photo ?? null);
          rows.push(...own.map((row) => onceOnly(row, met)));
        }
      }
      done += part.length + closed.length;
      onProgress(rows, done);
    }
    return { rows, stopped: null, problem: null };
  } catch (error) {
    if (signal.aborted) return { rows, stopped: "cancelled", problem: null };
    return { rows, stopped: "failed", problem: failureOf(error, "The recipes could not be sent.") };
  }
}

/** Marks a recipe that occurs twice. In a dry run, the server does not know the recipes of earlier requests. */
function onceOnly(row: CarryRow, met: Set<string>): CarryRow {
  if (row.key === null) return row;
  const isSecond = met.has(row.key);
  met.add(row.key);
  return isSecond && row.state === "new" ? { ...row, state: "kept", reason: TWICE } : row;
}

/** Adds a file's picture to its first recipe. If the server refuses the picture, the recipe's row says so. */
async function sendPicture(rows: CarryRow[], picture: Uint8Array | null): Promise<void> {
  const row = rows.find(({ needs_photo }) => needs_photo);
  if (!picture || !row?.recipe_id) return;
  if (picture.byteLength > PHOTO_MAX_BYTES) {
    row.left_out = [...row.left_out, "its picture, which has more than 10 MB"];
    return;
  }
  try {
    await carry.sendPhoto(row.recipe_id, picture);
    row.needs_photo = false;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    if (!isRefused) throw error;
    if (error.status !== 409) row.left_out = [...row.left_out, `its picture: ${error.message}`];
  }
}
