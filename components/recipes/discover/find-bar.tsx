"use client";

import { useDeviceText } from "@/components/guest-card/use-device-text";
import { type Discover, discoverWith, isNarrowed, TIMES } from "@/components/recipes/discover/discover-address";
import { useDiscover } from "@/components/recipes/discover/use-discover";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import { DIETS } from "@/lib/dietary/diets";
import { GUEST_CARD_KEY } from "@/lib/guest-card/storage-key";
import { COURSES, CUISINES, isCourse, isCuisine } from "@/lib/recipes/kinds";
import { SORTS, type Sort } from "@/lib/recipes/sorts";

const SORT_WORDS: Record<Sort, string> = {
  best: "Best match",
  fit: "Fits me best",
  newest: "Newest",
  quickest: "Quickest",
  fewest_missing: "Fewest missing",
};

/** On a phone one row that scrolls by itself: the first dish should stand on the first screen. */
const ROW =
  "-mx-(--gutter) my-2 flex gap-3 overflow-x-auto px-(--gutter) py-1.5 max-tablet:[&>*]:w-40 max-tablet:[&>*]:shrink-0 tablet:mx-0 tablet:my-3 tablet:grid tablet:grid-cols-3 tablet:overflow-visible tablet:p-0 wide:grid-cols-5";

/** How long, which course, which kitchen, which diet, and in what order. */
export function FindBar({ isSignedIn }: { isSignedIn: boolean }) {
  const { shown, go } = useDiscover();
  const hasCard = useDeviceText(GUEST_CARD_KEY) !== null;
  const change = (next: Partial<Discover>) => go(discoverWith(shown, next));
  const sorts = SORTS.filter(
    (sort) => (sort !== "fit" || isSignedIn || hasCard) && (sort !== "fewest_missing" || shown.have.length > 0),
  );
  return (
    <search aria-label="Narrow the recipes" className={ROW}>
      <SelectField
        label="Time"
        onChange={({ target }) => change({ time: TIMES.find((minutes) => String(minutes) === target.value) ?? null })}
        value={shown.time ?? ""}
      >
        <option value="">Any time</option>
        {TIMES.map((minutes) => (
          <option key={minutes} value={minutes}>
            Up to {minutes} min
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Course"
        onChange={({ target }) => change({ course: isCourse(target.value) ? target.value : null })}
        value={shown.course ?? ""}
      >
        <option value="">Any course</option>
        {COURSES.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Kitchen"
        onChange={({ target }) => change({ cuisine: isCuisine(target.value) ? target.value : null })}
        value={shown.cuisine ?? ""}
      >
        <option value="">Any kitchen</option>
        {CUISINES.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Diet"
        onChange={({ target }) => change({ diet: DIETS.find(({ key }) => key === target.value)?.key ?? null })}
        value={shown.diet ?? ""}
      >
        <option value="">Any diet</option>
        {DIETS.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Order"
        onChange={({ target }) => change({ sort: SORTS.find((sort) => sort === target.value) ?? "best" })}
        value={sorts.includes(shown.sort) ? shown.sort : "best"}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_WORDS[sort]}
          </option>
        ))}
      </SelectField>
      {isNarrowed(shown) && (
        <Button
          className="self-end tablet:justify-self-start"
          onClick={() => change({ time: null, course: null, cuisine: null, diet: null, have: [], sort: "best" })}
          size="sm"
        >
          Clear the filters
        </Button>
      )}
    </search>
  );
}
