import type { Transaction } from "@/server/db/client";
import type { ShareRow } from "@/server/db/generated/enums";

/**
 * What makes ways end. Leaving a household, or being removed from it, ends one membership (households.ts), and the
 * deletion of an account ends all of them by the foreign keys and triggers of the database.
 */
export type Occasion = "reset" | "closing" | "withdrawal";

/** One open way, in the words of its kind: a link's rows, an application's name, a device. */
export type OpenWay = { id: string; name: string | null; rows: ShareRow[]; since: Date; views: number | null };

export type Ending = {
  occasion: Occasion;
  at: Date;
  /** Which of the way's own open rows the person keeps. */
  kept: readonly string[];
};

/** A way in which somebody else sees a person, or acts as them. */
export type Way = {
  endsAt: readonly Occasion[];
  /** Every row through which it is open now, the newest first. */
  open: (tx: Transaction, userId: string) => Promise<OpenWay[]>;
  end: (tx: Transaction, userId: string, ending: Ending) => Promise<unknown>;
};

/** An open way without rows of the card and without a count of views. */
export const plainWay = (id: string, name: string | null, since: Date): OpenWay => ({
  ...{ id, name, since },
  rows: [],
  views: null,
});

export const newestFirst = [{ createdAt: "desc" as const }, { id: "desc" as const }];
