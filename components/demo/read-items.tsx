import { Fragment, type ReactNode } from "react";
import { useText } from "#use-text";
import styles from "@/components/demo/marked-text.module.css";
import { useSpeech } from "@/components/recipes/use-speech";
import { Chip, Tag } from "@/components/ui/chip";
import { cn } from "@/components/ui/variants";
import { VERDICT_WORDS, verdictClass } from "@/components/ui/verdict-badge";
import type { ReadItem, ReadText } from "@/lib/demo/demo-reading";
import { home } from "@/messages/en/home";
import { terms } from "@/messages/en/terms";

/** The style of one dish in the list. */
export const DISH = "border-line border-b py-4 last:border-b-0";

/** The line above the dishes, which says by whose ID they are judged. */
export const CAPTION =
  "flex min-h-10 flex-wrap items-center gap-x-2.5 gap-y-1 border-ink border-b-[1.5px] pb-2.5 font-sans font-semibold text-body/[1.4] tracking-normal";

/** The items without any marks. */
export function PrintedItems({ items }: { items: readonly ReadItem[] }) {
  return (
    <ul>
      {items.map(({ name, description, price }) => (
        <li className={DISH} key={plain(name)}>
          <DishTop name={plain(name)} price={price} />
          {description.length > 0 && <p className="mt-1 text-ink-soft">{plain(description)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The same items with the marks, the verdict and its reason. */
export function JudgedItems({ items }: { items: readonly ReadItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li className={DISH} key={plain(item.name)}>
          <JudgedItem item={item} />
        </li>
      ))}
    </ul>
  );
}

type JudgedItemProps = {
  item: ReadItem;
  withTags?: boolean;
  /** The page is English even if its reader chose another language. */
  isEnglish?: boolean;
};

export function JudgedItem({ item, withTags = false, isEnglish = false }: JudgedItemProps) {
  const t = useText(home);
  const speech = useSpeech();
  const { name, description, price, verdict, told: reason, tags } = item;
  const why = speech && reason && !isEnglish ? speech.reason(reason) : item.why;
  return (
    <>
      <DishTop name={<MarkedText text={name} />} price={price} />
      {description.length > 0 && (
        <p className="mt-1 text-ink-soft">
          <MarkedText text={description} />
        </p>
      )}
      <p className="mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-[length:var(--t-1)] text-ink-soft">
        <Chip verdict={verdict} /> <span>{why}</span>
      </p>
      {withTags && tags.length > 0 && (
        <ul aria-label={t("goodToKnow")} className="mt-3 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function DishTop({ name, price }: { name: ReactNode; price: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
      <b className="min-w-0 wrap-anywhere font-[560] font-serif text-[1.25rem]/[1.3] tracking-[-0.01em]">{name}</b>
      {price && <span className="font-[560] tabular-nums">{price}</span>}
    </div>
  );
}

/** A marked food is underlined and, for screen readers, has its verdict in words. */
function MarkedText({ text }: { text: ReadText }) {
  const term = useText(terms);
  let at = 0;
  return text.map(({ text: run, mark }) => {
    const key = at;
    at += run.length;
    if (!mark) return <Fragment key={key}>{run}</Fragment>;
    return (
      <span className={cn(styles.mark, verdictClass(mark))} data-verdict={mark} key={key}>
        {run}
        <span className="sr-only"> ({term.known(VERDICT_WORDS[mark]).toLowerCase()})</span>
      </span>
    );
  });
}

const plain = (text: ReadText): string => text.map(({ text: run }) => run).join("");
