import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { shell } from "@/messages/en/shell";

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
    <div className="empty">
      {sign}
      <Heading>{title}</Heading>
      <p className="soft">{children}</p>
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
    <div className="empty" role="alert">
      <p className="empty-sign">
        <VerdictBadge verdict="conflict" />
        {title}
      </p>
      <p className="soft">{children}</p>
      {onRetry && (
        <Button busy={retrying} onClick={onRetry}>
          <RotateCw size={18} />
          {retryLabel ?? t("retry")}
        </Button>
      )}
    </div>
  );
}
