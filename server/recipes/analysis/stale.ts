import { processWide } from "@/server/process-wide";

const isStale = processWide("recipes await judgement", false);

/** Announces that something was stored without a judgement, so that the background job judges it soon. */
export const announceStale = (): void => {
  isStale.value = true;
};

/** Whether that was announced since the last call. */
export function takeStale(): boolean {
  const was = isStale.value;
  isStale.value = false;
  return was;
}
