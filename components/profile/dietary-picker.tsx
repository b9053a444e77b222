"use client";

import type { DietEditor } from "@/components/profile/use-diets";
import { useRefusal } from "@/components/profile/use-refusal";
import { OptionTile } from "@/components/ui/option-tile";
import { SelectionCounter } from "@/components/ui/selection-counter";
import { isWayOfEating, whyNot } from "@/lib/dietary/diet-choice";
import { blockingDiet, DIETS, type DietKey, dietLabel, MAX_DIETS } from "@/lib/dietary/diets";

const WAYS_OF_EATING = DIETS.filter(({ key }) => isWayOfEating(key));

/** Stands beside the heading of whatever holds the picker. */
export function DietCounter({ editor }: { editor: DietEditor }) {
  return <SelectionCounter chosen={editor.chosen.length} max={MAX_DIETS} />;
}

/** The seven ways of eating. What a chosen one excludes says so, and a tap on it says what to do. */
export function DietaryPicker({ editor }: { editor: DietEditor }) {
  const { chosen } = editor;
  const { note, refuse, clear } = useRefusal();
  const toggle = (key: DietKey, on: boolean) => {
    clear();
    editor.toggle(key, on);
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: the heading above is the legend */}
      <div aria-label="How you eat" className="opts" role="group">
        {WAYS_OF_EATING.map(({ key, label, description }) => {
          const blocking = blockingDiet(chosen, key);
          const why = whyNot(chosen, key);
          return (
            <OptionTile
              checked={chosen.includes(key)}
              description={description}
              key={key}
              label={label}
              note={blocking ? `${dietLabel(blocking)} conflict` : undefined}
              onRefused={() => why && refuse(why)}
              onToggle={(on) => toggle(key, on)}
              state={blocking ? "conflict" : why ? "limit" : "free"}
            />
          );
        })}
      </div>
      {note}
    </div>
  );
}

/** What each option means, for everybody: screen readers hear it with the option. */
export function DietDescriptions() {
  return (
    <details className="more">
      <summary>What these mean</summary>
      <dl className="more-list">
        {DIETS.map(({ key, label, description }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
