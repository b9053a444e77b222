import { refreshReviewed } from "@/server/dietary/review/refresh-reviewed";
import { takeBackJudgements } from "./take-back-judgements";

/** Brings this process to what was reviewed, and takes back the judgements about it. @returns whether anything was new */
export const applyReviewed = (): Promise<boolean> => refreshReviewed(takeBackJudgements);
