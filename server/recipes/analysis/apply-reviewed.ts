import { refreshReviewed } from "@/server/dietary/review/refresh-reviewed";
import { takeBackJudgements } from "./take-back-judgements";

/**
 * Loads newly reviewed foods into this process, and withdraws judgements that they affect. @returns whether there were
 * any
 */
export const applyReviewed = (): Promise<boolean> => refreshReviewed(takeBackJudgements);
