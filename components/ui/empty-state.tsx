import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { shell } from "@/messages/en/shell";

/** The dashed frame of an empty place. */
export const EMPTY =
  "grid grid-cols-1 justify-items-start gap-3 rounded-card border-[1.5px] border-dashed border-control p-[clamp(18px,6vw,28px)] [&>:is(h2,h3)]:text-step-2 [&>p]:max-w-[60ch]";

/** The icon of an error state. */
export const EmptySign = ({ children }: { children: ReactNode }) => (
  <p className="inline-flex items-center gap-2 font-[620]">
    <VerdictBadge verdict="conflict" />
    {children}
  </p>
);

type EmptyStateProps = {
  title: string;
  /** What this place is for. */
  children: ReactNode;
  /** The next step: a button or link. */
  action?: ReactNode;
  sign?: ReactNode;
  headingLevel?: 2 | 3;
};

export function EmptyState({ title, children, action, sign, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={EMPTY}>
      {sign}
      <Heading>{title}</Heading>
      <p className="text-ink-soft">{children}</p>
      {action}
    </div>
  );
}

type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What is safe, and what to do. */
  children: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
};

export function ErrorState({ title, children, onRetry, retrying, retryLabel }: ErrorStateProps) {
  const t = useText(shell);
  return (
    <div className={EMPTY} role="alert">
      <EmptySign>{title}</EmptySign>
      <p className="text-ink-soft">{children}</p>
      {onRetry && (
        <Button busy={retrying} onClick={onRetry}>
          <RotateCw size={18} />
          {retryLabel ?? t("retry")}
        </Button>
      )}
    </div>
  );
}
