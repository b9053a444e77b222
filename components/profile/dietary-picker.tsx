"use client";

import type { DietEditor } from "@/components/profile/use-diets";
import { Callout } from "@/components/ui/callout";
import { OptionTile } from "@/components/ui/option-tile";
import { SelectionCounter } from "@/components/ui/selection-counter";
import { displacementNote } from "@/lib/dietary/diet-choice";
import { blockingDiet, DIETS, type Diet, dietLabel, MAX_DIETS } from "@/lib/dietary/diets";

const GROUPS = [
  { legend: "How you eat", diets: DIETS.filter((diet) => diet.kind === "way_of_eating") },
  { legend: "What you are allergic to", diets: DIETS.filter((diet) => diet.kind === "free_from") },
] as const;

/** Stands beside the heading of whatever holds the picker. */
export function DietCounter({ editor }: { editor: DietEditor }) {
  return <SelectionCounter chosen={editor.chosen.length} max={MAX_DIETS} />;
}

/**
 * The 17 options. What a chosen way of eating excludes says so; an allergy that makes room for it
 * says that it stays on the card.
 */
export function DietaryPicker({ editor, disabled }: { editor: DietEditor; disabled?: boolean }) {
  const note = displacementNote(editor.displaced);
  return (
    <div>
      {GROUPS.map(({ legend, diets }) => (
        <fieldset className="opt-group" key={legend}>
          <legend>{legend}</legend>
          <div className="opts">
            {diets.map((diet) => (
              <DietOption diet={diet} disabled={disabled} editor={editor} key={diet.key} />
            ))}
          </div>
          <Descriptions diets={diets} />
        </fieldset>
      ))}
      <div className="editor-note" role="status">
        {note && (
          <Callout tone="info">
            <p>
              <b>{note.point}</b> {note.why}
            </p>
          </Callout>
        )}
      </div>
    </div>
  );
}

function DietOption({ diet, editor, disabled }: { diet: Diet; editor: DietEditor; disabled: boolean | undefined }) {
  const { key, label, description } = diet;
  const blocking = blockingDiet(editor.chosen, key);
  const isChosen = editor.chosen.includes(key);
  const isFull = editor.chosen.length >= MAX_DIETS;
  return (
    <OptionTile
      checked={isChosen}
      description={description}
      disabled={disabled}
      keptNote={!isChosen && editor.kept.includes(key) ? "Kept on your card" : undefined}
      label={label}
      note={blocking ? `${dietLabel(blocking)} conflict` : undefined}
      onToggle={(on) => editor.toggle(key, on)}
      state={blocking ? "conflict" : isFull ? "limit" : "free"}
    />
  );
}

/** The same lines that screen readers hear with each option, for everybody. */
function Descriptions({ diets }: { diets: readonly Diet[] }) {
  return (
    <details className="more">
      <summary>What these mean</summary>
      <dl className="more-list">
        {diets.map(({ key, label, description }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
