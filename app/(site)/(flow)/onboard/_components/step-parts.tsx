import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { onboarding } from "@/messages/en/onboarding";

/** The focus moves here when the step changes. */
export const STEP_HEADING_ID = "step-heading";

type StepIntroProps = { title: string; children?: ReactNode; counter?: ReactNode };

export function StepIntro({ title, children, counter }: StepIntroProps) {
  return (
    <div className="mt-5.5 mb-4.5 flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
      <div>
        <h1 className="text-step-4" id={STEP_HEADING_ID} tabIndex={-1}>
          {title}
        </h1>
        {children && <p className="mt-2 max-w-[52ch] text-pretty text-ink-soft">{children}</p>}
      </div>
      {counter}
    </div>
  );
}

type ActionBarProps = {
  /** An error that stays visible while the page is scrolled. */
  message?: string | null;
  onRetry?: () => void;
  retrying?: boolean;
  /** The secondary action first, then the primary one. */
  children: ReactNode;
};

/** Fixed to the lower edge, within reach of the thumb. */
export function ActionBar({ message, onRetry, retrying, children }: ActionBarProps) {
  const t = useText(onboarding);
  return (
    <div
      className="fixed inset-x-0 bottom-0 z-15 border-t border-line bg-paper pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] print:hidden"
      data-action-bar=""
    >
      <div className="wrap wide:flex wide:flex-wrap wide:items-center wide:justify-end wide:gap-x-6">
        <div
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 not-empty:pt-0.5 not-empty:pb-3 wide:flex-1 wide:flex-nowrap wide:justify-start wide:not-empty:p-0"
          role="alert"
        >
          {message && (
            <p className="flex gap-2 leading-[1.4] font-[550] text-tomato-ink">
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
        <div className="grid grid-cols-[1fr_1.6fr] gap-2.5 wide:flex [&>*]:wide:min-w-[180px]">{children}</div>
      </div>
    </div>
  );
}
