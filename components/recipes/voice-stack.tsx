import { useText } from "#use-text";
import type { VoiceBlock } from "@/components/recipes/voice-blocks";
import { tv } from "@/components/ui/variants";
import { type Verdict, VerdictBadge } from "@/components/ui/verdict-badge";
import { verdicts } from "@/messages/en/verdicts";

const voice = tv({
  base: "grid grid-cols-[26px_minmax(0,1fr)] items-start gap-x-3.5 gap-y-0.5 border-line border-t px-4 py-3.5 first:border-t-0",
  variants: {
    look: {
      alarm: "bg-alarm py-[18px] text-on-alarm [--badge-cut:var(--alarm)] [&>svg]:text-on-alarm",
      mismatch: "bg-raised",
      may_contain: "bg-saffron-tint [--badge-cut:var(--saffron-tint)]",
      info: "bg-slate-tint [--badge-cut:var(--slate-tint)]",
      unknown:
        "bg-[repeating-linear-gradient(135deg,var(--unknown-tint)_0_1.5px,transparent_1.5px_9px)] bg-raised print:bg-none",
      adaptable: "border-herb border-t-[1.5px] border-dashed bg-herb-tint [--badge-cut:var(--herb-tint)]",
      match: "bg-herb-tint [--badge-cut:var(--herb-tint)]",
    },
  },
});

const title = tv({
  base: "font-sans font-semibold text-body leading-snug tracking-normal",
  variants: { isLoud: { true: "font-bold text-step-2" } },
});

const SIGN: Record<VoiceBlock["look"], Verdict> = {
  alarm: "conflict",
  mismatch: "mismatch",
  may_contain: "may_contain",
  info: "info",
  unknown: "unknown",
  adaptable: "adaptable",
  match: "match",
};

/** The voices of a verdict below each other, the most important first. Only the alarm voice is red. */
export function VoiceStack({ blocks, label }: { blocks: readonly VoiceBlock[]; label: string }) {
  return (
    <section aria-label={label} className="mt-6 overflow-hidden rounded-card border border-ink print:border-[#000]">
      {blocks.map((block) => (
        <Voice block={block} key={block.title} />
      ))}
    </section>
  );
}

function Voice({ block: { look, title: words, says, staff } }: { block: VoiceBlock }) {
  const t = useText(verdicts);
  return (
    <div className={`voice ${voice({ look })}`}>
      <VerdictBadge size={26} verdict={SIGN[look]} />
      <div>
        <h2 className={title({ isLoud: look === "alarm" })}>{words}</h2>
        {says.map((sentence) => (
          <p className="mt-0.5 max-w-[66ch] break-words" key={sentence}>
            {sentence}
          </p>
        ))}
        {staff && (
          <p className="mt-2.5 max-w-[52ch] rounded-card bg-raised px-3.5 py-2.5 font-serif text-step-1">
            {t("quoted", { said: staff })}
          </p>
        )}
      </div>
    </div>
  );
}
