import { MAX_DIARY } from "@/lib/diary/limits";
import { DAY_MS } from "@/lib/durations";
import { AppError, invalidField, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { DiaryBody, DiaryChanges, DiaryEntryWire } from "@/lib/schemas/diary";
import { now } from "@/server/clock";
import { type Caller, changeDiary, requireDiary } from "./access";
import { nameOfEaten } from "./eaten";
import { dateOf, minuteOf, toEntryWire } from "./wire";

/**
 * Writes an entry. The same id again is the same entry, which is answered as it is stored. Errors: 403 without the consent,
 * 404 for a food, visit or recipe that is not the caller's, 409 when the diary is full, 422 for a day that is to come.
 */
export async function writeEntry(caller: Caller, body: DiaryBody): Promise<DiaryEntryWire> {
  requirePast(body.day);
  return changeDiary(caller, async (tx) => {
    await requireDiary(caller, tx);
    const key = { userId: caller.userId, id: body.id };
    const known = await tx.diaryEntry.findUnique({ where: { userId_id: key } });
    if (known) return toEntryWire(known);
    if ((await tx.diaryEntry.count({ where: { userId: caller.userId } })) >= MAX_DIARY)
      throw new AppError("conflict", says("diaryMost", { count: MAX_DIARY }));
    const taken = body.kind === "eaten" ? body.taken_from : undefined;
    const name = taken ? await nameOfEaten(tx, caller, taken) : null;
    const what = body.what ?? name;
    if (what === null) throw invalidField("what", "requiredField");
    return toEntryWire(
      await tx.diaryEntry.create({
        data: {
          ...{ ...key, kind: body.kind, day: dateOf(body.day), minute: minuteOf(body.time), what },
          ...{ note: body.note ?? null, source: taken?.source ?? "own", createdAt: now(), updatedAt: now() },
          strength: body.kind === "symptom" ? body.strength : null,
        },
      }),
    );
  });
}

/** Errors: 404 for an entry of somebody else, 422 for a strength of what was eaten. */
export async function changeEntry(caller: Caller, id: string, changes: DiaryChanges): Promise<DiaryEntryWire> {
  const { day, time, what, note, strength } = changes;
  if (day !== undefined) requirePast(day);
  return changeDiary(caller, async (tx) => {
    const where = { userId_id: { userId: caller.userId, id } };
    const known = await tx.diaryEntry.findUnique({ where });
    if (!known) throw notFound("diaryEntry");
    if (strength !== undefined && known.kind !== "symptom") throw invalidField("strength", "strengthOfSymptom");
    const data = {
      ...(day === undefined ? {} : { day: dateOf(day) }),
      ...(time === undefined ? {} : { minute: minuteOf(time) }),
      ...(what === undefined ? {} : { what }),
      ...(note === undefined ? {} : { note }),
      ...(strength === undefined ? {} : { strength }),
      updatedAt: now(),
    };
    return toEntryWire(await tx.diaryEntry.update({ where, data }));
  });
}

/** Errors: 404 for an entry of somebody else. */
export const deleteEntry = (caller: Caller, id: string): Promise<void> =>
  changeDiary(caller, async (tx) => {
    const { count } = await tx.diaryEntry.deleteMany({ where: { userId: caller.userId, id } });
    if (count === 0) throw notFound("diaryEntry");
  });

/** Somewhere it may be tomorrow already, and nowhere later. */
function requirePast(day: string): void {
  if (dateOf(day).getTime() > now().getTime() + DAY_MS) throw invalidField("day", "dayToCome");
}
