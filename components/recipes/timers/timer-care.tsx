"use client";

import { BellRing } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { askForNotices, type NoticeState, noticeState } from "@/components/recipes/timers/timer-notices";
import type { RunningTimer } from "@/components/recipes/timers/use-timers";
import { Button } from "@/components/ui/button";
import { useWakeLock } from "@/components/ui/use-wake-lock";
import { cookingText } from "@/messages/en/cooking";

type TimerCareProps = {
  timers: readonly RunningTimer[];
  /** Shows only what the person can do, for places with little room where the screen is kept on anyway. */
  isBrief?: boolean;
};

/** Explains how a timer is made audible, what the person can do for that, and what no web page can do. */
export function TimerCare({ timers, isBrief = false }: TimerCareProps) {
  const t = useText(cookingText);
  const isRunning = timers.some(({ left }) => left > 0);
  const awake = useWakeLock(isRunning && !isBrief);
  const [notices, setNotices] = useState<NoticeState>("unable");
  useEffect(() => {
    if (isRunning) setNotices(noticeState());
  }, [isRunning]);
  if (!isRunning || (isBrief && notices !== "default")) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-small">
      {!isBrief && <p className="m-0 flex-[1_1_16rem]">{awake ? t("screenStaysOn") : t("keepPageOpen")}</p>}
      {notices === "default" && (
        <Button onClick={() => void askForNotices().then(setNotices)} size="sm">
          <BellRing size={18} />
          {t("notifyElsewhere")}
        </Button>
      )}
      {notices === "granted" && <p className="m-0">{t("notifyHint")}</p>}
      {notices === "denied" && <p className="m-0">{t("noticesBlocked")}</p>}
    </div>
  );
}
