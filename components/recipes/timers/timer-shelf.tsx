import { BellRing, Plus, Timer as TimerIcon, X } from "lucide-react";
import { useText } from "#use-text";
import { prepareRing } from "@/components/recipes/timers/ring";
import { addMinute, endTimer, startTimer } from "@/components/recipes/timers/timer-store";
import type { RunningTimer } from "@/components/recipes/timers/use-timers";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { cn } from "@/components/ui/variants";
import { clockText, stepTimes } from "@/lib/recipes/step-times";
import { cookingText } from "@/messages/en/cooking";

/** The running timers, the next one to end first. */
export function TimerShelf({ timers }: { timers: readonly RunningTimer[] }) {
  const t = useText(cookingText);
  if (timers.length === 0) return null;
  return (
    <ul aria-label={t("timers")} className="m-0 flex list-none flex-wrap gap-2 p-0">
      {[...timers]
        .sort((a, b) => a.left - b.left)
        .map(({ id, label, left }) => (
          <li
            className={cn(
              "flex min-w-0 items-center gap-2 rounded-control border border-solid py-1 pe-1 ps-3",
              left === 0 ? "border-saffron bg-saffron-tint" : "border-line bg-raised",
            )}
            key={id}
          >
            {left === 0 ? <BellRing aria-hidden="true" size={18} /> : <TimerIcon aria-hidden="true" size={18} />}
            <span className="min-w-0 text-small [overflow-wrap:anywhere]">{label}</span>
            {left === 0 ? <b role="alert">{t("timeIsUp")}</b> : <b className="num">{clockText(left)}</b>}
            <IconButton label={t("addMinute", { label })} onClick={() => addMinute(id)}>
              <Plus size={18} />
            </IconButton>
            <IconButton label={t("endTheTimerLabel", { label })} onClick={() => endTimer(id)}>
              <X size={18} />
            </IconButton>
          </li>
        ))}
    </ul>
  );
}

/** Buttons that start a timer for each duration named in the step. */
export function StepTimers({ step, text }: { step: number; text: string }) {
  const t = useText(cookingText);
  const times = stepTimes(text);
  if (times.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {times.map((time) => (
        <Button
          key={time.seconds}
          onClick={() => {
            prepareRing();
            startTimer(t("stepStepText", { step, text: time.text }), time.seconds);
          }}
          size="sm"
        >
          <TimerIcon size={18} />
          {t("startSeconds", { seconds: clockText(time.seconds) })}
        </Button>
      ))}
    </div>
  );
}
