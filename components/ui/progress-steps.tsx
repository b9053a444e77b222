import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { tv } from "@/components/ui/variants";
import { shell } from "@/messages/en/shell";

export type ProgressStep = {
  key: string;
  label: string;
  state: "done" | "now" | "todo";
  /** Goes to the step; without it the step is disabled. */
  onSelect?: () => void;
};

const frame = tv({
  base: "grid min-h-11 w-full content-start gap-1.75 pt-2.5 text-start font-[550] text-ink-soft",
  variants: {
    state: { done: "text-ink", now: "font-[650] text-ink", todo: "" },
    isWay: { true: "hover:text-ink hover:underline" },
  },
});

const bar = tv({
  base: "h-1.5 rounded-[3px] bg-(--track) forced-colors:[forced-color-adjust:none]",
  variants: {
    state: {
      done: "bg-herb forced-colors:bg-[Highlight]",
      now: "bg-transparent bg-[linear-gradient(to_right,var(--herb)_50%,var(--track)_50%)] forced-colors:bg-[GrayText] forced-colors:bg-none",
      todo: "forced-colors:bg-[GrayText]",
    },
  },
});

/** The progress of an ordered flow: steps done, the current step, steps to come. */
export function ProgressSteps({ label, steps }: { label: string; steps: readonly ProgressStep[] }) {
  const t = useText(shell);
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-1.5 text-(length:--t-1)">
        {steps.map((step) => (
          <li className="wrap-anywhere min-w-0 flex-[1_1_4.5rem]" key={step.key}>
            <StepFrame step={step}>
              <span aria-hidden="true" className={bar({ state: step.state })} />
              <span className="inline-flex items-center gap-1.25">
                {step.state === "done" && <Check className="stroke-3 text-herb max-[390px]:hidden" size={16} />}
                {step.label}
                {step.state === "done" && <span className="sr-only"> {t("stepDone")}</span>}
              </span>
            </StepFrame>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepFrame({ step, children }: { step: ProgressStep; children: ReactNode }) {
  const look = frame({ state: step.state, isWay: step.onSelect !== undefined });
  const current = step.state === "now" ? "step" : undefined;
  if (!step.onSelect) {
    return (
      <span aria-current={current} className={look}>
        {children}
      </span>
    );
  }
  return (
    <button aria-current={current} className={look} onClick={step.onSelect} type="button">
      {children}
    </button>
  );
}
