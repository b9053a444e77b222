"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { CheckedFor, isTable } from "@/components/recipes/checked-for";
import { refreshLater } from "@/components/recipes/refresh-later";
import type { ShownDish } from "@/lib/at-table/dish-standing";
import type { PersonAtTableWire } from "@/lib/schemas/recipe-judgement";
import { MenuCheck } from "./menu-check";
import { VenueDishes } from "./venue-dishes";

type JudgedDishesProps = {
  venueId: string;
  dishes: readonly ShownDish[];
  saved: readonly string[] | null;
  /** For whom the menu is judged. */
  people: readonly PersonAtTableWire[] | null;
};

/** After this time the screen says that nothing was checked, although the page goes on asking. */
const PATIENCE_MS = 40_000;

/** The menu for somebody who is signed in. If it was not judged in time, the page asks again. */
export function JudgedDishes({ venueId, dishes, saved, people }: JudgedDishesProps) {
  const router = useRouter();
  const isLate = dishes.some((dish) => dish.is_late);
  const [isOver, setOver] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again, and waits again
  useEffect(() => {
    setOver(false);
    if (!isLate) return;
    const patience = setTimeout(() => setOver(true), PATIENCE_MS);
    const end = refreshLater(() => router.refresh());
    return () => {
      clearTimeout(patience);
      end();
    };
  }, [isLate, router, tries]);
  const check = isLate ? (isOver ? "unchecked" : "checking") : null;
  const retry = () => {
    setTries(tries + 1);
    router.refresh();
  };
  return (
    <div>
      <CheckedFor people={people ?? undefined} />
      <MenuCheck check={check} isJudged={dishes.some(({ verdict }) => verdict !== null)} onRetry={retry} />
      <VenueDishes
        check={check}
        dishes={dishes}
        isForOthers={isTable(people ?? undefined)}
        key={saved?.join()}
        saved={saved}
        venueId={venueId}
      />
    </div>
  );
}
