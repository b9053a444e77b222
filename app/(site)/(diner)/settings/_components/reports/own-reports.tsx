"use client";

import { useText } from "#use-text";
import { FAULT_WORDS, stateWords } from "@/components/reports/report-words";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { useLoaded } from "@/components/ui/use-loaded";
import { useMomentInWords } from "@/components/ui/use-moment-in-words";
import { useTask } from "@/components/ui/use-task";
import { WaitingRows } from "@/components/ui/waiting-rows";
import { ApiError } from "@/lib/api-call";
import { reportsApi } from "@/lib/reports-client";
import type { VerdictReportWire } from "@/lib/schemas/reports";
import { reports } from "@/messages/en/reports";

/** The verdicts that the person reported as wrong, and the answers. */
export function OwnReports() {
  const t = useText(reports);
  const { loaded, reload, change } = useLoaded<VerdictReportWire[]>(reportsApi.mine);

  if (loaded === "loading") return <WaitingRows label={t("loadingYourReports")} rows={1} />;
  if (loaded === "failed") {
    return (
      <ErrorState onRetry={reload} title={t("failedToLoadYourReports")}>
        {t("reportStays")}
      </ErrorState>
    );
  }
  if (loaded.length === 0) {
    return <p className="text-ink-soft">{t("nothingYetWrongTell")}</p>;
  }
  return (
    <ul className="border-ink border-t">
      {loaded.map((report) => (
        <OwnReport
          key={report.id}
          onWithdrawn={() => change((now) => now.filter(({ id }) => id !== report.id))}
          report={report}
        />
      ))}
    </ul>
  );
}

function OwnReport({ report, onWithdrawn }: { report: VerdictReportWire; onWithdrawn: () => void }) {
  const t = useText(reports);
  const momentInWords = useMomentInWords();
  const toast = useToast();
  const { busy, run } = useTask();
  const withdraw = () =>
    run(
      "withdraw",
      async () => {
        await reportsApi.withdraw(report.id);
        onWithdrawn();
      },
      (error) => {
        const isGone = error instanceof ApiError && error.status === 404;
        if (isGone) onWithdrawn();
        else toast("error", t("reportNotTakenBack"));
      },
    );
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-line border-b py-3">
      <div className="min-w-0 max-w-[60ch] flex-1 [overflow-wrap:anywhere]">
        <p className="font-semibold">{report.line || report.title}</p>
        {report.line && <p className="text-ink-soft text-small">{report.title}</p>}
        <p className="text-small">
          {t.rich("valueToldOnMomentinwords", {
            value: t.known(FAULT_WORDS[report.fault]),
            momentInWords: momentInWords(report.created_at),
            time: (inside) => <time dateTime={report.created_at}>{inside}</time>,
          })}
        </p>
        {report.note && <p className="text-small">“{report.note}”</p>}
        <p className="mt-1 font-semibold text-small">{t.known(stateWords(report))}</p>
        {report.answer && <p>{report.answer}</p>}
      </div>
      <Button
        aria-label={t("takeBackReport", { line: report.line || report.title })}
        busy={busy}
        onClick={withdraw}
        size="sm"
      >
        {report.outcome ? t("remove") : t("takeBack")}
      </Button>
    </li>
  );
}
