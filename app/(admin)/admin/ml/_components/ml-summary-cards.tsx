import { CircleCheck } from "lucide-react";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { MlSummary } from "@/lib/schemas/admin-ml";

const count = (value: number) => value.toLocaleString("en");

export function MlSummaryCards({ summary }: { summary: MlSummary }) {
  const rate = `${summary.review_completion_rate.toFixed(1)}%`;
  const cell = "min-w-36 border-line py-3 pe-6 tablet:border-e";
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 border-ink border-y">
      <div className={cell}>
        <dt className="text-ink-soft text-small">System Status</dt>
        <dd className="flex items-center gap-2 font-semibold text-step-1">
          <CircleCheck aria-hidden="true" className="text-herb" size={20} />
          ACTIVE
        </dd>
      </div>
      <div className={cell}>
        <dt className="text-ink-soft text-small">Total Ingredients</dt>
        <dd className="font-semibold text-step-1 tabular-nums">{count(summary.total_ingredients)}</dd>
      </div>
      <div className={cell}>
        <dt className="text-ink-soft text-small">Needs Review</dt>
        <dd className="font-semibold text-step-1 tabular-nums">{count(summary.pending_review)}</dd>
      </div>
      <div className="min-w-52 flex-1 py-3">
        <dt className="text-ink-soft text-small">Review Progress</dt>
        <dd className="flex items-center gap-3 font-semibold text-step-1 tabular-nums">
          {rate}
          <span className="flex-1">
            <ProgressBar label={`${rate} reviewed`} max={100} value={summary.review_completion_rate} />
          </span>
        </dd>
      </div>
    </dl>
  );
}
