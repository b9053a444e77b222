import { Replace } from "lucide-react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import type { SubstituteWire } from "@/lib/schemas/substitutes";
import { groceryText } from "@/messages/en/grocery";

/** A food that can be bought instead, and what the swap changes. */
export const SwapLine = ({ substitute, onSwap }: { substitute: SubstituteWire; onSwap: () => void }) => {
  const t = useText(groceryText);
  return (
    <div className="grid basis-full justify-items-start gap-1.5">
      <Button className="whitespace-normal text-start print:hidden" onClick={onSwap} size="sm">
        <Replace size={18} />
        {t("swapForSubstitute", { substitute: substituteName(substitute) })}
      </Button>
      <p className="hidden print:block">{t("insteadSubstitute", { substitute: substituteName(substitute) })}</p>
      <p className="soft">{substitute.effect}</p>
    </div>
  );
};

export const substituteName = ({ lines }: SubstituteWire): string => lines.map(({ name }) => name).join(" and ");
