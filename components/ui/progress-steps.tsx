import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { shell } from "@/messages/en/shell";

export type ProgressStep = {
  key: string;
  label: string;
  state: "done" | "now" | "todo";
  /** Jumps to the step; without it the step is out of reach. */
  onSelect?: () => void;
};

/** The bar of an ordered flow: what is done, where one is, what comes. */
export function ProgressSteps({ label, steps }: { label: string; steps: readonly ProgressStep[] }) {
  const t = useText(shell);
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step.key}>
            <StepFrame step={step}>
              <span aria-hidden="true" className="step-bar" />
              <span className="step-label">
                {step.state === "done" && <Check className="max-[389px]:hidden" size={16} />}
                {step.label}
                {step.state === "done" && <span className="sr"> {t("stepDone")}</span>}
              </span>
            </StepFrame>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepFrame({ step, children }: { step: ProgressStep; children: ReactNode }) {
  const look = `step step--${step.state}`;
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
