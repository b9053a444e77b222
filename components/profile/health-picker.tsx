"use client";

import { useId, useState } from "react";
import type { HealthEditor } from "@/components/profile/use-health-concerns";
import { useRefusal } from "@/components/profile/use-refusal";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { OptionTile } from "@/components/ui/option-tile";
import { SelectionCounter } from "@/components/ui/selection-counter";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { explainHealthConcern } from "@/lib/dietary/health-concerns";
import { titleCase } from "@/lib/id-card";
import { MAX_HEALTH_CONCERNS } from "@/lib/profile-limits";
import type { HealthConcernWire } from "@/lib/schemas/profile";

export function HealthCounter({ editor }: { editor: HealthEditor }) {
  return <SelectionCounter chosen={editor.chosen.length} max={MAX_HEALTH_CONCERNS} />;
}

type HealthPickerProps = {
  editor: HealthEditor;
  /** `tiles` for onboarding, `switches` for settings. */
  look?: "tiles" | "switches";
};

/** What the server offers, each with one line on what it changes; three at most. */
export function HealthPicker({ editor, look = "tiles" }: HealthPickerProps) {
  const { options } = editor;
  const { note, refuse } = useRefusal();
  if (options.state === "loading") return <Waiting />;
  if (options.state === "failed") {
    return (
      <ErrorState onRetry={editor.retry} title="Failed to load health concerns">
        What you have saved is untouched. Check your connection and try again.
      </ErrorState>
    );
  }
  if (look === "tiles") {
    return (
      <>
        {/* biome-ignore lint/a11y/useSemanticElements: the heading above is the legend */}
        <div aria-label="Health concerns" className="opts opts--told" role="group">
          {options.concerns.map((concern) => (
            <HealthTile concern={concern} editor={editor} key={concern.id} onRefused={() => refuse(FULL)} />
          ))}
        </div>
        {note}
      </>
    );
  }
  return <HealthSwitches concerns={options.concerns} editor={editor} />;
}

/**
 * The chosen ones, and the others when they are asked for: a screen of 24 switches hides the three that count. One that
 * was just switched off stays where it is until the list is closed.
 */
function HealthSwitches({ concerns, editor }: { concerns: readonly HealthConcernWire[]; editor: HealthEditor }) {
  const listId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const chosen = editor.chosen.map((each) => each.health_concern_id);
  // As they were when the list was opened or closed: no switch moves away under the finger.
  const [onTop, setOnTop] = useState<readonly string[]>(chosen);
  const first = concerns.filter(({ id }) => onTop.includes(id));
  const rest = concerns.filter(({ id }) => !onTop.includes(id) && (showsAll || chosen.includes(id)));
  return (
    <div className="grid gap-3">
      {first.length + rest.length === 0 && <p className="settings-empty">None chosen.</p>}
      <ul className="switch-list" hidden={first.length + rest.length === 0} id={listId}>
        {[...first, ...rest].map((concern) => (
          <HealthSwitch concern={concern} editor={editor} key={concern.id} />
        ))}
      </ul>
      <div>
        <Button
          aria-controls={listId}
          aria-expanded={showsAll}
          onClick={() => {
            setShowsAll(!showsAll);
            setOnTop(chosen);
          }}
        >
          {showsAll ? "Show the chosen ones" : `Show all ${concerns.length}`}
        </Button>
      </div>
    </div>
  );
}

type ConcernProps = { concern: HealthConcernWire; editor: HealthEditor };

const isChosenIn = ({ concern, editor }: ConcernProps) =>
  editor.chosen.some((each) => each.health_concern_id === concern.id);
const isFull = (editor: HealthEditor) => editor.chosen.length >= MAX_HEALTH_CONCERNS;

const FULL = `${MAX_HEALTH_CONCERNS} health concerns are chosen already. Untick one of them first.`;

function HealthTile({ concern, editor, onRefused }: ConcernProps & { onRefused: () => void }) {
  return (
    <OptionTile
      checked={isChosenIn({ concern, editor })}
      label={titleCase(concern.name)}
      note={explainHealthConcern(concern.name)}
      onRefused={onRefused}
      onToggle={(on) => editor.toggle(concern, on)}
      state={isFull(editor) ? "limit" : "free"}
    />
  );
}

function HealthSwitch({ concern, editor }: ConcernProps) {
  const id = useId();
  const isChosen = isChosenIn({ concern, editor });
  return (
    <li>
      <Switch
        checked={isChosen}
        describedBy={`${id}-line`}
        disabled={!isChosen && isFull(editor)}
        labelledBy={`${id}-name`}
        onChange={(on) => editor.toggle(concern, on)}
      />
      <b id={`${id}-name`}>{titleCase(concern.name)}</b>
      <p id={`${id}-line`}>{explainHealthConcern(concern.name)}</p>
    </li>
  );
}

const PLACES = Array.from({ length: 8 }, (_, place) => place);

function Waiting() {
  return (
    <SkeletonGroup label="Loading health concerns">
      <div className="opts opts--told">
        {PLACES.map((place) => (
          <Skeleton height="76px" key={place} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
