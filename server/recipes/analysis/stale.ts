import { processWide } from "@/server/process-wide";

const isStale = processWide("recipes await judgement", false);

/** Says that something was stored without a judgement, to be judged soon. */
export const announceStale = (): void => {
  isStale.value = true;
};

/** Whether there was such since the last question. */
export function takeStale(): boolean {
  const was = isStale.value;
  isStale.value = false;
  return was;
}
