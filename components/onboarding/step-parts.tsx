import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { onboarding } from "@/messages/en/onboarding";

/** Focus comes here when the step changes. */
export const STEP_HEADING_ID = "step-heading";

type StepIntroProps = { title: string; children?: ReactNode; counter?: ReactNode };

export function StepIntro({ title, children, counter }: StepIntroProps) {
  return (
    <div className="ob-intro">
      <div>
        <h1 id={STEP_HEADING_ID} tabIndex={-1}>
          {title}
        </h1>
        {children && <p className="soft">{children}</p>}
      </div>
      {counter}
    </div>
  );
}

type ActionBarProps = {
  /** What went wrong, kept in sight whatever is scrolled. */
  message?: string | null;
  onRetry?: () => void;
  retrying?: boolean;
  /** The quieter way first, then the way on. */
  children: ReactNode;
};

/** At the lower edge, in reach of the thumb. */
export function ActionBar({ message, onRetry, retrying, children }: ActionBarProps) {
  const t = useText(onboarding);
  return (
    <div className="ob-bar">
      <div className="wrap">
        <div className="ob-bar-message" role="alert">
          {message && (
            <p>
              <VerdictBadge verdict="conflict" />
              {message}
            </p>
          )}
          {message && onRetry && (
            <Button busy={retrying} onClick={onRetry} size="sm">
              <RotateCw size={18} />
              {t("retry")}
            </Button>
          )}
        </div>
        <div className="ob-bar-buttons">{children}</div>
      </div>
    </div>
  );
}
