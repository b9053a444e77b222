"use client";

import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { type Discover, NO_FILTERS } from "@/components/recipes/discover/discover-address";
import { Button } from "@/components/ui/button";
import { BottomSheet } from "@/components/ui/dialog";
import { discoverText } from "@/messages/en/discover";
import { DiscoverFilters } from "./discover-filters";
import { FindBar } from "./find-bar";
import { FitModes } from "./fits-me";
import { useFoundWords } from "./found-context";
import { useDiscover } from "./use-discover";

/** How many filters are set. Each ingredient counts. */
function countFilters(shown: Discover): number {
  const set = (Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]).filter((key) => shown[key] !== null);
  return set.length + shown.have.length + shown.ingredients.length + shown.exclude.length;
}

/** On a phone: a button that says how many filters are set, and the sheet with all of them. */
export function FilterSheet({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useText(discoverText);
  const { shown } = useDiscover();
  const [isOpen, setIsOpen] = useState(false);
  const found = useFoundWords();
  const count = countFilters(shown);
  return (
    <>
      <Button aria-haspopup="dialog" className="min-h-14" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal size={20} />
        {t("filter")}
        {count > 0 && <span className="num"> ({count})</span>}
      </Button>
      <BottomSheet onOpenChange={setIsOpen} open={isOpen} title={t("filter")}>
        {isSignedIn && <FitModes className="mb-4" />}
        <FindBar isSignedIn={isSignedIn} />
        <DiscoverFilters />
        <div className="sticky bottom-0 grid gap-2 bg-raised pt-3">
          <p className="min-h-[1.5em] font-[560]" role="status">
            {found}
          </p>
          <Button onClick={() => setIsOpen(false)} variant="primary" wide>
            {t("showRecipes")}
          </Button>
        </div>
      </BottomSheet>
    </>
  );
}
