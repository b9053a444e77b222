import { Check, ChevronRight, Circle, CircleDashed, LoaderCircle, OctagonX } from "lucide-react";
import type { ReactNode } from "react";
import { Callout } from "@/components/ui/callout";
import type { StepState } from "@/lib/portal/test-flow-run";
import type { Exchange } from "@/lib/portal/test-flow-show";
import { CopyButton } from "../shared/copy-button";

const LOOKS = {
  waiting: { Icon: CircleDashed, words: "waiting", className: "text-ink-soft" },
  running: { Icon: LoaderCircle, words: "running", className: "text-ink-soft" },
  done: { Icon: Check, words: "done", className: "text-herb" },
  failed: { Icon: OctagonX, words: "failed", className: "text-tomato-ink" },
  not_tried: { Icon: Circle, words: "not tried", className: "text-ink-soft" },
} as const;

type FlowStepProps = {
  number: number;
  title: string;
  /** What the step will call, shown before it runs. */
  about: string;
  step: StepState;
  /** The consent, or a button that fixes the failure. */
  children?: ReactNode;
};

/** One step of the log; expanded, it shows requests and responses. A failed step is expanded at once. */
export function FlowStep({ number, title, about, step, children }: FlowStepProps) {
  const { Icon, words, className } = LOOKS[step.status];
  const hasMore = step.exchanges.length > 0 || step.problem !== null;
  const head = (
    <>
      <span className="w-7 font-serif text-herb text-step-2 leading-none">{number}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-[650]">{title}</span>
        <span className="block font-mono text-ink-soft text-small wrap-anywhere">{step.line ?? about}</span>
      </span>
      <span className={`inline-flex items-center gap-1.5 text-small ${className}`}>
        <Icon aria-hidden="true" size={18} />
        {step.said || words}
        {step.ms > 0 && <span className="ms-2 text-ink-soft tabular-nums">{step.ms} ms</span>}
      </span>
    </>
  );
  const line = "flex flex-wrap items-center gap-x-3 gap-y-1 py-3";
  return (
    <li className="border-line border-b" data-status={step.status}>
      {hasMore ? (
        // A failure changes the key, which remounts the element as open; after that the reader can close it again.
        <details className="group" key={step.status} open={step.status === "failed" || undefined}>
          <summary className={`${line} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
            {head}
            <ChevronRight aria-hidden="true" className="text-ink-soft group-open:rotate-90" size={18} />
          </summary>
          <div className="grid gap-4 pb-5 tablet:ps-10">
            {step.problem && (
              <Callout tone="conflict">
                <p className="wrap-anywhere">
                  <b>{step.problem.title}</b> {step.problem.text}
                </p>
                {children && <div className="mt-3 flex flex-wrap gap-2.5">{children}</div>}
              </Callout>
            )}
            {step.exchanges.map((exchange, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: exchanges are only ever added at the end.
              <ExchangeView exchange={exchange} key={index} />
            ))}
          </div>
        </details>
      ) : (
        <div className={line}>{head}</div>
      )}
      {!step.problem && children && <div className="pb-5 tablet:ps-10">{children}</div>}
    </li>
  );
}

function ExchangeView({ exchange }: { exchange: Exchange }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 full:grid-cols-2">
      <Text
        copied={exchange.curl}
        label={`Request: ${exchange.line}`}
        text={exchange.request}
        title="Request"
        what="curl"
      />
      <Text
        copied={exchange.answer}
        label={`Answer to ${exchange.line}`}
        text={exchange.answer}
        title="Answer"
        what="answer"
      />
    </div>
  );
}

type TextProps = { title: string; label: string; text: string; what: string; copied: string };

function Text({ title, label, text, what, copied }: TextProps) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <span className="font-[650] text-small">{title}</span>
        <CopyButton text={copied} what={what}>
          {what === "curl" ? "curl" : "Copy"}
        </CopyButton>
      </div>
      <section
        aria-label={label}
        className="relative max-h-96 overflow-auto rounded-control border border-line bg-raised p-3.5 font-mono text-small"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <pre className="whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </section>
    </div>
  );
}
