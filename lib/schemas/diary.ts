import { z } from "zod";
import { DIARY_KINDS, DIARY_NOTE_MAX, DIARY_SOURCES, DIARY_STRENGTHS, DIARY_WHAT_MAX } from "@/lib/diary/limits";
import { msg } from "@/lib/i18n/sentence";
import { id, paragraph, requiredLine, timestamp } from "./text";

const day = z.iso
  .date(msg("dayLike", { day: "2026-12-03" }))
  .refine((text) => text >= "2000-01-01" && text <= "2100-12-31", msg("dayOfCentury"));
/** By the clock of the person's device. */
const time = z.string().refine((text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text), msg("timeLike", { time: "18:30" }));
const what = requiredLine(DIARY_WHAT_MAX);
const note = paragraph(DIARY_NOTE_MAX).transform((text) => text || null);
const strength = z.enum(DIARY_STRENGTHS);

/** A food that the caller checked, a visit of theirs, or a recipe that they cooked. */
const takenFrom = z.strictObject({ source: z.enum(["check", "visit", "recipe"]), id });

const head = { id, day, time, note: note.nullish() };

/**
 * `id`: made by the device, so that a repeated request writes one entry. `taken_from`: says that what was eaten is that food
 * of the caller, whose name is taken where `what` is missing.
 */
export const diaryBody = z
  .discriminatedUnion("kind", [
    z.strictObject({
      ...{ kind: z.literal("eaten"), ...head },
      what: what.optional(),
      taken_from: takenFrom.optional(),
    }),
    z.strictObject({ kind: z.literal("symptom"), ...head, what, strength }),
  ])
  .refine((body) => body.what !== undefined || (body.kind === "eaten" && body.taken_from !== undefined), {
    message: msg("requiredField"),
    path: ["what"],
  });

/** A field that is left out stays. `strength`: of a symptom. */
export const diaryChanges = z
  .strictObject({
    day: day.optional(),
    time: time.optional(),
    what: what.optional(),
    note: note.nullish(),
    strength: strength.optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), msg("nothingChanges"));

/** `from`, `to`: the first and the last day. */
const range = { from: day.optional(), to: day.optional() };
const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
const inOrder = { message: msg("daysInOrder"), path: ["to"] };

/** `before`: the last row's id, for the page after it. */
export const listDiaryQuery = z
  .object({
    ...range,
    kind: z.enum(DIARY_KINDS).optional(),
    before: id.optional(),
    limit: z.coerce.number().int().min(1).max(20).default(20),
  })
  .refine(isInOrder, inOrder);
export const exportDiaryQuery = z.object(range).refine(isInOrder, inOrder);

export const diaryEntryWire = z.object({
  id: z.string(),
  kind: z.enum(DIARY_KINDS),
  day: z.string(),
  time: z.string(),
  what: z.string(),
  /** Null for what was eaten. */
  strength: strength.nullable(),
  note: z.string().nullable(),
  source: z.enum(DIARY_SOURCES),
});

/** The latest first. `is_on`: the caller agreed to keep a diary; without that there are no entries. */
export const diaryWire = z.object({ is_on: z.boolean(), entries: z.array(diaryEntryWire), has_more: z.boolean() });

/** `at`: a moment; null where only the day is known. */
export const eatenWire = z.array(
  z.object({
    source: takenFrom.shape.source,
    id: z.string(),
    what: z.string(),
    day: z.string().nullable(),
    at: timestamp.nullable(),
  }),
);

export type DiaryBody = z.infer<typeof diaryBody>;
export type DiaryChanges = z.infer<typeof diaryChanges>;
export type ListDiaryQuery = z.infer<typeof listDiaryQuery>;
export type DiaryRange = z.infer<typeof exportDiaryQuery>;
export type DiaryEntryWire = z.infer<typeof diaryEntryWire>;
export type DiaryWire = z.infer<typeof diaryWire>;
export type EatenWire = z.infer<typeof eatenWire>;
