import { ApiError } from "@/lib/api-call";
import type { ReviewedLineWire, ReviewWire } from "@/lib/schemas/reviewed-lines";

/** The lines that a refused import shows to look at; null for any other answer. */
export function reviewFound(error: unknown): ReviewWire | null {
  const { review } = error instanceof ApiError && error.code === "needs_review" ? error.answer : {};
  return isReview(review) ? review : null;
}

/** The answer may come from a proxy in between, so its shape is checked before it is used. */
const isReview = (value: unknown): value is ReviewWire =>
  typeof value === "object" &&
  value !== null &&
  "title" in value &&
  typeof value.title === "string" &&
  "lines" in value &&
  Array.isArray(value.lines) &&
  value.lines.every(isLine);

const isLine = (value: unknown): value is ReviewedLineWire =>
  typeof value === "object" &&
  value !== null &&
  "line" in value &&
  typeof value.line === "string" &&
  "confidence" in value &&
  typeof value.confidence === "object" &&
  value.confidence !== null &&
  "reasons" in value &&
  Array.isArray(value.reasons);

export const isDoubtful = ({ confidence }: ReviewedLineWire): boolean => Object.values(confidence).includes("doubtful");
