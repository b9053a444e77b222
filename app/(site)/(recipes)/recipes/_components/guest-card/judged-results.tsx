"use client";

import { RotateCw } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useText } from "#use-text";
import type { Discover } from "@/components/recipes/discover/discover-address";
import { useGuestJudged } from "@/components/recipes/guest/guest-judgement";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { isGuestCardBlank, readGuestCard } from "@/lib/guest-card/guest-card";
import { toGuestCardBody } from "@/lib/guest-card/sent";
import { guestCardApi } from "@/lib/guest-card-client";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { guestCard } from "@/messages/en/guest-card";
import { DiscoverResults } from "../discover/discover-results";
import { searchOf } from "../discover/search-of";

type JudgedResultsProps = {
  shown: Discover;
  chosen: RecipeDetailWire | null;
  /** The stored text of the card. */
  text: string;
  /** The same results without judgement. */
  children: ReactNode;
};

/** Repeats the search with the card of this device. If that fails, the screen says that nothing was checked. */
export function JudgedResults({ shown, chosen, text, children }: JudgedResultsProps) {
  const t = useText(guestCard);
  const card = readGuestCard(text);
  const isBlank = card !== null && isGuestCardBlank(card);
  const [found, setFound] = useState<RecipeSearchWire | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const judged = useGuestJudged(found && chosen ? chosen.id : null);
  const load = useCallback(async () => {
    const own = readGuestCard(text);
    setFailed(own === null);
    if (!own || isGuestCardBlank(own)) return null;
    try {
      return await guestCardApi.search({ card: toGuestCardBody(own), search: searchOf(shown, true) });
    } catch {
      setFailed(true);
      return null;
    }
  }, [shown, text]);
  useEffect(() => {
    let isHere = true;
    setFound(null);
    void load().then((answer) => isHere && setFound(answer));
    return () => {
      isHere = false;
    };
  }, [load]);
  if (isBlank) return children;
  if (found) {
    const seen = chosen && judged.judgement ? { ...chosen, judgement: judged.judgement } : chosen;
    return <DiscoverResults chosen={seen} found={found} isSignedIn shown={shown} />;
  }
  return (
    <>
      {hasFailed && (
        <Callout tone="unchecked">
          <p>{t.rich("notCheckedAgainstTheCard", { b: (inside) => <b>{inside}</b> })}</p>
          <Button onClick={() => void load().then(setFound)} size="sm">
            <RotateCw size={18} />
            {t("retry")}
          </Button>
        </Callout>
      )}
      {children}
    </>
  );
}
