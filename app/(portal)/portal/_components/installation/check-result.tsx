import { Check, CircleHelp, Info, TriangleAlert } from "lucide-react";
import type { Finding, FindingState } from "@/lib/page-checks/finding";
import type { PageCheckWire } from "@/lib/schemas/page-checks";
import { SnippetFigure } from "../docs/snippet-figure";

const SIGNS: Record<FindingState, { icon: typeof Check; word: string; look: string }> = {
  wrong: { icon: TriangleAlert, word: "To change", look: "text-ink" },
  doubt: { icon: CircleHelp, word: "To look at", look: "text-ink" },
  note: { icon: Info, word: "To know", look: "text-ink-soft" },
  fine: { icon: Check, word: "Fine", look: "text-ink-soft" },
};

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

/** In one line, what a check came to. */
export function inBrief(findings: readonly Pick<Finding, "state">[]): string {
  const wrong = findings.filter(({ state }) => state === "wrong").length;
  const doubt = findings.filter(({ state }) => state === "doubt").length;
  const parts = [
    wrong > 0 ? `${counted(wrong, "thing", "things")} to change` : "",
    doubt > 0 ? `${doubt} to look at` : "",
  ].filter(Boolean);
  return parts.join(", ") || "Everything is fine";
}

type CheckResultProps = { check: Pick<PageCheckWire, "findings" | "checked_at">; clientId: string };

/** The findings of a check, what is to change first, each with the line to paste. */
export function CheckResult({ check: { findings }, clientId }: CheckResultProps) {
  return (
    <>
      <h2 className="text-step-2">{inBrief(findings)}</h2>
      <ul className="mt-3">
        {findings.map((finding) => (
          <FindingRow clientId={clientId} finding={finding} key={`${finding.kind} ${finding.says}`} />
        ))}
      </ul>
    </>
  );
}

function FindingRow({ finding: { state, says, change, paste }, clientId }: { finding: Finding; clientId: string }) {
  const { icon: Icon, word, look } = SIGNS[state];
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 border-line border-t py-3">
      <Icon aria-hidden="true" className="mt-0.5 text-ink-soft" size={20} />
      <div className="min-w-0">
        <p className={look}>
          <b className="font-[650]">{word}.</b> <span className="wrap-anywhere">{says}</span>
        </p>
        {change && <p className="mt-1 wrap-anywhere">{change}</p>}
        {paste && <SnippetFigure snippet={{ file: paste.where, text: paste.text }} yours={clientId} />}
      </div>
    </li>
  );
}
