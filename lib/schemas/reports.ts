import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { MAX_REPORT_ANSWER, MAX_REPORT_NOTE } from "@/lib/reports/limits";
import { verdictTag } from "./recipe-judgement";
import { paragraph, timestamp } from "./text";

export const reportedFault = z.enum(["missed", "false_alarm", "not_known", "other"]);
export const reportOutcome = z.enum(["mended", "right_as_it_is", "cannot_tell"]);

/** Exactly one of the two dishes. `line_id`: an ingredient line of it, or null for the dish as a whole. */
export const reportVerdictBody = z
  .strictObject({
    recipe_id: z.uuid().nullish(),
    variant_id: z.uuid().nullish(),
    line_id: z.uuid().nullable(),
    fault: reportedFault,
    note: paragraph(MAX_REPORT_NOTE).default(""),
  })
  .refine(({ recipe_id, variant_id }) => Boolean(recipe_id) !== Boolean(variant_id), {
    path: ["recipe_id"],
    message: msg("oneRecipeOrVariant"),
  });

/**
 * The reasons that the screen showed for the line, the gravest first; for a dish as a whole, those of every setting.
 */
export const shownTag = verdictTag.pick({ kind: true, setting: true, text: true, reason: true });

export const verdictReportWire = z.object({
  id: z.uuid(),
  recipe_id: z.uuid().nullable(),
  variant_id: z.uuid().nullable(),
  title: z.string(),
  line: z.string(),
  fault: reportedFault,
  said: z.array(shownTag),
  note: z.string(),
  created_at: timestamp,
  outcome: reportOutcome.nullable(),
  answer: z.string().nullable(),
  answered_at: timestamp.nullable(),
});

export const ownReportsQuery = z.object({ recipe_id: z.uuid().optional(), variant_id: z.uuid().optional() });

export const reportQueueQuery = z.object({
  state: z.enum(["waiting", "answered"]).default("waiting"),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

/** A report as the team sees it: with what a correction would affect, and without its sender. */
export const queuedReport = verdictReportWire.extend({
  engine_version: z.string(),
  is_signed_in: z.boolean(),
  touches: z.object({ recipes: z.number().int(), people: z.number().int() }),
});
export const reportQueue = z.object({
  items: z.array(queuedReport),
  total_count: z.number().int(),
  page_size: z.number().int(),
});

export const answerReportBody = z.object({
  outcome: reportOutcome,
  answer: paragraph(MAX_REPORT_ANSWER).refine((text) => text !== "", msg("requiredField")),
});

export type ReportedFault = z.infer<typeof reportedFault>;
export type ReportOutcome = z.infer<typeof reportOutcome>;
export type VerdictReportWire = z.infer<typeof verdictReportWire>;
export type QueuedReport = z.infer<typeof queuedReport>;
export type ReportQueue = z.infer<typeof reportQueue>;
export type AnswerReportBody = z.infer<typeof answerReportBody>;
