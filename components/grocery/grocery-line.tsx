import { useText } from "#use-text";
import { groceryText } from "@/messages/en/grocery";
import "@/styles/grocery.css";
import { Pencil } from "lucide-react";
import { memo } from "react";
import { LineVerdict } from "@/components/grocery/line-verdict";
import { SwapLine } from "@/components/grocery/swap-line";
import { amountIn, lineWords, sourceWords } from "@/components/grocery/words";
import { LineFits } from "@/components/household/line-fits";
import { useKitchenChoices } from "@/components/recipes/kitchen-choices";
import { type JudgedLine, toldTags } from "@/components/recipes/told-tags";
import { Button } from "@/components/ui/button";
import { CheckBox } from "@/components/ui/checkbox";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { VERDICT_WORDS, VerdictBadge } from "@/components/ui/verdict-badge";
import type { GroceryItemWire, GroceryTableWire, LineFitWire } from "@/lib/schemas/grocery";
import type { SubstituteWire } from "@/lib/schemas/substitutes";

type GroceryLineProps = {
  line: GroceryItemWire;
  /** null: not held against the person's settings yet; undefined: there are none. */
  verdict: JudgedLine | null | undefined;
  onToggle: (line: GroceryItemWire) => void;
  onEdit: (id: string) => void;
  /** What may stand for it and is known to fit. */
  substitute: SubstituteWire | null;
  onSwap: (line: GroceryItemWire, substitute: SubstituteWire) => void;
  /** Whom of `people`, who eat of it too, it does not surely fit. */
  others: readonly LineFitWire[];
  people: GroceryTableWire["people"] | readonly never[];
  /** Of what is at home: to buy it all the same. */
  onBuy?: ((line: GroceryItemWire) => void) | undefined;
};

/**
 * One thing to buy. The whole line ticks it, for a thumb that is not looked at. Of hundreds only the one that changed is
 * drawn again.
 */
export const GroceryLine = memo(function GroceryLine(props: GroceryLineProps) {
  const t = useText(groceryText);
  const { line, verdict, onToggle, onEdit, substitute, onSwap, others, people, onBuy } = props;
  const amount = amountIn(line, useKitchenChoices().units);
  const sources = t.known(sourceWords(line));
  const isPlainMatch = verdict && toldTags(verdict).length === 0;
  return (
    <li className={classNames("grocery-line", line.is_checked && "grocery-line--checked")}>
      <label className="grocery-tick">
        <CheckBox
          aria-label={lineWords({ name: line.name, quantity_text: amount })}
          checked={line.is_checked}
          className="check size-7 in-[label:hover]:border-herb print:border-[#000] print:bg-transparent print:text-[#000] print:checked:border-[#000] print:checked:bg-transparent"
          onChange={() => onToggle(line)}
        />
        <span className="grocery-name">
          <b>{line.name}</b>
          {sources && <small>{sources}</small>}
          {line.note && <small className="grocery-note">{line.note}</small>}
        </span>
        <span className="grocery-amount num">{amount}</span>
      </label>
      {isPlainMatch && others.length === 0 && (
        <span className="grocery-fits">
          <VerdictBadge label={VERDICT_WORDS[verdict.kind]} size={18} verdict={verdict.kind} />
        </span>
      )}
      <IconButton
        className="grocery-edit grocery-screen-only"
        label={t("editName", { name: line.name })}
        onClick={() => onEdit(line.id)}
      >
        <Pencil size={18} />
      </IconButton>
      {verdict !== undefined && !isPlainMatch && (
        <LineVerdict isBought={line.is_checked} verdict={verdict}>
          {substitute && !line.is_checked && (
            <SwapLine onSwap={() => onSwap(line, substitute)} substitute={substitute} />
          )}
        </LineVerdict>
      )}
      {onBuy && (
        <Button className="grocery-screen-only mb-2 ml-11 justify-self-start" onClick={() => onBuy(line)} size="sm">
          {t.rich("buyItName", { name: line.name, span: (inside) => <span className="sr">{inside}</span> })}
        </Button>
      )}
      {others.length > 0 && <LineFits fits={others} people={people} />}
    </li>
  );
});
