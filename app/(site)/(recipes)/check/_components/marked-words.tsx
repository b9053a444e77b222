import { Fragment } from "react";
import { useText } from "#use-text";
import styles from "@/components/demo/marked-text.module.css";
import { cn } from "@/components/ui/variants";
import { VERDICT_WORDS, verdictClass } from "@/components/ui/verdict-badge";
import type { FoodCheckWire } from "@/lib/schemas/food-checks";
import { terms } from "@/messages/en/terms";

type MarkedWordsProps = { segments: FoodCheckWire["parts"][number]["segments"] };

/** The words as they were given; a marked one has a line, and its verdict in words for screen readers. */
export function MarkedWords({ segments }: MarkedWordsProps) {
  const term = useText(terms);
  let at = 0;
  return (
    <p className="m-0 whitespace-pre-wrap wrap-anywhere" dir="auto">
      {segments.map(({ text, mark }) => {
        const key = at;
        at += text.length;
        if (!mark) return <Fragment key={key}>{text}</Fragment>;
        return (
          <mark className={cn(styles.mark, verdictClass(mark), "bg-transparent")} data-verdict={mark} key={key}>
            {text}
            <span className="sr-only"> ({term.known(VERDICT_WORDS[mark]).toLowerCase()})</span>
          </mark>
        );
      })}
    </p>
  );
}
