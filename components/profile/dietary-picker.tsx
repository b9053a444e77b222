"use client";

import { useText } from "#use-text";
import { Explained, Explanation } from "@/components/profile/explained";
import type { DietEditor } from "@/components/profile/use-diets";
import { useRefusal } from "@/components/profile/use-refusal";
import { OptionGrid, OptionTile } from "@/components/ui/option-tile";
import { SelectionCounter } from "@/components/ui/selection-counter";
import { isWayOfEating, whyNot } from "@/lib/dietary/diet-choice";
import { blockingDiet, DIETS, type DietKey, dietLabel, MAX_DIETS } from "@/lib/dietary/diets";
import { profile } from "@/messages/en/profile";
import { terms } from "@/messages/en/terms";

const WAYS_OF_EATING = DIETS.filter(({ key }) => isWayOfEating(key));

/** A counter beside the heading of the section with the picker. */
export function DietCounter({ editor }: { editor: DietEditor }) {
  return <SelectionCounter chosen={editor.chosen.length} max={MAX_DIETS} />;
}

/**
 * The seven ways of eating. An option that conflicts with a chosen one says so, and a tap on it explains what to do.
 */
export function DietaryPicker({ editor }: { editor: DietEditor }) {
  const term = useText(terms);
  const t = useText(profile);
  const { chosen } = editor;
  const { note, refuse, clear } = useRefusal();
  const toggle = (key: DietKey, on: boolean) => {
    clear();
    editor.toggle(key, on);
  };
  return (
    <div>
      <OptionGrid label={t("howYouEat")}>
        {WAYS_OF_EATING.map(({ key, label, description }) => {
          const blocking = blockingDiet(chosen, key);
          const why = whyNot(chosen, key);
          return (
            <OptionTile
              checked={chosen.includes(key)}
              description={term.known(description)}
              key={key}
              label={term.known(label)}
              note={blocking ? t("blockingConflict", { blocking: term.known(dietLabel(blocking)) }) : undefined}
              onRefused={() => why && refuse(why)}
              onToggle={(on) => toggle(key, on)}
              state={blocking ? "conflict" : why ? "limit" : "free"}
            />
          );
        })}
      </OptionGrid>
      {note}
    </div>
  );
}

/** Describes every option for everybody; screen readers read the description with the option. */
export function DietDescriptions() {
  const term = useText(terms);
  const t = useText(profile);
  return (
    <Explained summary={t("whatTheseMean")}>
      {DIETS.map(({ key, label, description }) => (
        <Explanation key={key} of={term.known(label)}>
          {term.known(description)}
        </Explanation>
      ))}
    </Explained>
  );
}
