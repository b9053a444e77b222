import { z } from "zod";
import { invalidAt } from "@/lib/errors";

export type VisitPosition = { checkInTime: Date; id: string };

const position = z.tuple([z.iso.datetime(), z.uuid()]);

/** The position where a page ended, as an opaque cursor. */
export const toCursor = ({ checkInTime, id }: VisitPosition): string =>
  Buffer.from(`${checkInTime.toISOString()} ${id}`).toString("base64url");

/** @throws AppError invalid for a text that is not one of our cursors */
export function fromCursor(text: string): VisitPosition {
  const parsed = position.safeParse(Buffer.from(text, "base64url").toString().split(" "));
  if (!parsed.success) throw invalidAt(["query", "after"], "noVisitCursor", "cursor");
  const [time, id] = parsed.data;
  return { checkInTime: new Date(time), id };
}
