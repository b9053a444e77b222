"use client";

import { useEffect, useState } from "react";
import type { CheckState } from "@/components/ui/check-state";
import { useDeviceText } from "@/components/ui/use-device-text";
import type { ShownDish } from "@/lib/at-table/dish-standing";
import type { FactSubject } from "@/lib/dietary/kitchen-facts";
import { GUEST_CARD_KEY } from "@/lib/guest-card/storage-key";
import { type DishBySubject, judgedFor } from "@/lib/menus/menu-by-subject";
import { MenuCheck } from "../menu-check";
import { VenueDishes } from "../venue-dishes";
import { MenuFilter } from "./menu-filter";

type PublicDish = ShownDish & { by: DishBySubject };
type GuestDishesProps = { venueId: string; dishes: readonly PublicDish[] };

/** `dishes`: null while nothing is judged. `check`: the menu is being judged, or could not be. */
type Judged = { dishes: readonly ShownDish[] | null; check: CheckState | null };
const NOT_ASKED: Judged = { dishes: null, check: null };

const toJudged = (dishes: readonly ShownDish[] | null): Judged => ({
  dishes,
  check: dishes?.some((dish) => dish.is_late) ? "unchecked" : null,
});

/**
 * The menu judged by the card of this device. Without a card nothing is marked but what the guest chooses here; until the answer arrives, each dish says
 * that it is being checked.
 */
export function GuestDishes({ venueId, dishes }: GuestDishesProps) {
  const text = useDeviceText(GUEST_CARD_KEY);
  const [judged, setJudged] = useState<Judged>(NOT_ASKED);
  const [tries, setTries] = useState(0);
  const [chosen, setChosen] = useState<readonly FactSubject[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (text === null) return setJudged(NOT_ASKED);
    let isHere = true;
    setJudged({ dishes: null, check: "checking" });
    import("./dishes-by-card")
      .then(({ dishesByCard }) => dishesByCard(text, venueId))
      .then(
        (found) => isHere && setJudged(toJudged(found)),
        () => isHere && setJudged({ dishes: null, check: "unchecked" }),
      );
    return () => {
      isHere = false;
    };
  }, [text, venueId, tries]);
  if (text === null) {
    const isFiltered = chosen.length > 0;
    return (
      <>
        <MenuFilter chosen={chosen} onChange={setChosen} />
        <VenueDishes
          dishes={isFiltered ? dishes.map((dish) => judgedFor(dish, dish.by, chosen)) : dishes}
          isForOthers={isFiltered}
          saved={null}
          venueId={venueId}
        />
      </>
    );
  }
  return (
    <>
      <MenuCheck check={judged.check} isJudged={judged.dishes !== null} onRetry={() => setTries(tries + 1)} />
      <VenueDishes check={judged.check} dishes={judged.dishes ?? dishes} saved={null} venueId={venueId} />
    </>
  );
}
