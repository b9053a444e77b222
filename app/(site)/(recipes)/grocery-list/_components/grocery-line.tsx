import { Pencil } from "lucide-react";
import { memo } from "react";
import { useText } from "#use-text";
import { useKitchenChoices } from "@/components/recipes/kitchen-choices";
import { type JudgedLine, shownTags } from "@/components/recipes/shown-tags";
import { Button } from "@/components/ui/button";
import { CheckBox } from "@/components/ui/checkbox";
import { IconButton } from "@/components/ui/icon-button";
import { cn } from "@/components/ui/variants";
import { VERDICT_WORDS, VerdictBadge } from "@/components/ui/verdict-badge";
import type { GroceryItemWire, GroceryTableWire, LineFitWire, ProductLineWire } from "@/lib/schemas/grocery";
import type { SubstituteWire } from "@/lib/schemas/substitutes";
import { groceryText } from "@/messages/en/grocery";
import { LineFits } from "./household/line-fits";
import { LineVerdict } from "./line-verdict";
import { ProductFits } from "./product-fits";
import { SwapLine } from "./swap-line";
import { amountIn, codeOf, lineWords, sourceWords } from "./words";

type GroceryLineProps = {
  line: GroceryItemWire;
  /** null: not checked against the person's settings yet; undefined: the person has no settings. */
  verdict: JudgedLine | null | undefined;
  onToggle: (line: GroceryItemWire) => void;
  onEdit: (id: string) => void;
  /** A replacement that is known to fit. */
  substitute: SubstituteWire | null;
  onSwap: (line: GroceryItemWire, substitute: SubstituteWire) => void;
  /** The people of the household (`people`) for whom the line does not surely fit. */
  others: readonly LineFitWire[];
  people: GroceryTableWire["people"] | readonly never[];
  /** The verdicts of a line that is a product; null for any other line, and as long as it was not checked. */
  product: ProductLineWire | null;
  /** Given for a line that is already at home: buys it all the same. */
  onBuy?: ((line: GroceryItemWire) => void) | undefined;
};

/** The look of the text of a bought line. */
const BOUGHT =
  "group-data-checked/line:font-[440] group-data-checked/line:text-ink-soft group-data-checked/line:line-through";

/**
 * One thing to buy. The whole line is the touch target for ticking, because people tap it without looking. Memoized:
 * in a list of hundreds, only the changed line renders again.
 */
export const GroceryLine = memo(function GroceryLine(props: GroceryLineProps) {
  const t = useText(groceryText);
  const { line, verdict, onToggle, onEdit, substitute, onSwap, others, people, product, onBuy } = props;
  const amount = amountIn(line, { units: useKitchenChoices().units, locale: t.locale });
  const sources = [t.known(sourceWords(line)), codeOf(line)].filter(Boolean).join(", ");
  const fitsAll = product !== null && !product.is_recalled && product.people.every(({ state }) => state === "match");
  const isPlainMatch = verdict && (product ? fitsAll : shownTags(verdict).length === 0);
  const isVerdictShown = verdict !== undefined && !isPlainMatch && !product;
  const swap = substitute && !line.is_checked && (
    <SwapLine onSwap={() => onSwap(line, substitute)} substitute={substitute} />
  );
  return (
    <li
      className="group/line grid grid-cols-[minmax(0,1fr)_auto_auto] items-center border-line border-b last:border-b-0 print:break-inside-avoid"
      data-checked={line.is_checked || undefined}
      data-line
    >
      <label className="wrap-anywhere group/tick grid min-h-15 cursor-pointer grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-2 py-2 text-start leading-[1.35] [-webkit-tap-highlight-color:transparent] print:min-h-0">
        <CheckBox
          aria-label={lineWords({ name: line.name, quantity_text: amount })}
          checked={line.is_checked}
          className="size-7 group-hover/tick:border-herb print:border-[#000] print:bg-transparent print:text-[#000] print:checked:border-[#000] print:checked:bg-transparent"
          onChange={() => onToggle(line)}
        />
        <span>
          <b className={cn("inline-block font-[560] first-letter:uppercase", BOUGHT)} data-part="name">
            {line.name}
          </b>
          {sources && (
            <small className="block text-(length:--t-1) text-ink-soft" data-part="sources">
              {sources}
            </small>
          )}
          {line.note && (
            <small className="block text-(length:--t-1) italic" data-part="note">
              {line.note}
            </small>
          )}
        </span>
        <span className={cn("num max-w-[9ch] text-end text-ink-soft", BOUGHT)} data-part="amount">
          {amount}
        </span>
      </label>
      {isPlainMatch && (product !== null || others.length === 0) && (
        <span className="grid ps-2" data-part="fits">
          <VerdictBadge label={VERDICT_WORDS[verdict.kind]} size={18} verdict={verdict.kind} />
        </span>
      )}
      <IconButton
        className="col-3 -me-2.5 text-ink-soft print:hidden"
        label={t("editName", { name: line.name })}
        onClick={() => onEdit(line.id)}
      >
        <Pencil size={18} />
      </IconButton>
      {isVerdictShown && (
        <LineVerdict isBought={line.is_checked} verdict={verdict}>
          {swap}
        </LineVerdict>
      )}
      {onBuy && (
        <Button className="mb-2 ms-11 justify-self-start print:hidden" onClick={() => onBuy(line)} size="sm">
          {t.rich("buyItName", { name: line.name, span: (inside) => <span className="sr-only">{inside}</span> })}
        </Button>
      )}
      {product && !fitsAll && <ProductFits product={product} />}
      {!product && others.length > 0 && <LineFits fits={others} people={people} />}
      {!isVerdictShown && swap && <div className="col-span-full pb-3 ps-13 text-(length:--t-1)">{swap}</div>}
    </li>
  );
});
