import { useText } from "#use-text";
import { groceryText } from "@/messages/en/grocery";
import "@/styles/grocery.css";
import { Replace } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { SubstituteWire } from "@/lib/schemas/substitutes";

/** The food that may be bought instead, with what that changes. */
export const SwapLine = ({ substitute, onSwap }: { substitute: SubstituteWire; onSwap: () => void }) => {
  const t = useText(groceryText);
  return (
    <div className="grocery-swap">
      <Button className="grocery-screen-only" onClick={onSwap} size="sm">
        <Replace size={18} />
        {t("swapForSubstitute", { substitute: substituteName(substitute) })}
      </Button>
      <p className="grocery-paper-only">{t("insteadSubstitute", { substitute: substituteName(substitute) })}</p>
      <p className="soft">{substitute.effect}</p>
    </div>
  );
};

export const substituteName = ({ lines }: SubstituteWire): string => lines.map(({ name }) => name).join(" and ");
