"use client";

import { useId, useState } from "react";
import { useText } from "#use-text";
import { HealthConsentDialog } from "@/components/profile/health-consent-dialog";
import { HealthStatement } from "@/components/profile/health-statement";
import type { HealthEditor } from "@/components/profile/use-health-concerns";
import { useRefusal } from "@/components/profile/use-refusal";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { OptionGrid, OptionTile } from "@/components/ui/option-tile";
import { SelectionCounter } from "@/components/ui/selection-counter";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { explainHealthConcern } from "@/lib/dietary/health-concerns";
import { MAX_HEALTH_CONCERNS } from "@/lib/dietary/preference-kinds";
import { titleCase } from "@/lib/id-card/id-card";
import type { HealthConcernWire } from "@/lib/schemas/profile";
import { profile } from "@/messages/en/profile";
import { terms } from "@/messages/en/terms";

export function HealthCounter({ editor }: { editor: HealthEditor }) {
  return <SelectionCounter chosen={editor.chosen.length} max={MAX_HEALTH_CONCERNS} />;
}

type HealthPickerProps = {
  editor: HealthEditor;
  /** `tiles` for onboarding, `switches` for settings. */
  look?: "tiles" | "switches";
};

/**
 * The health concerns that the server offers, each with a line about its effect. At most three; the first needs a
 * consent.
 */
export function HealthPicker(props: HealthPickerProps) {
  return (
    <>
      <HealthStatement part="health" />
      <Choices {...props} />
      <HealthConsentDialog part="health" question={props.editor.consent} />
    </>
  );
}

function Choices({ editor, look = "tiles" }: HealthPickerProps) {
  const t = useText(profile);
  const { options } = editor;
  const { note, refuse } = useRefusal();
  if (options.state === "loading") return <Waiting />;
  if (options.state === "failed") {
    return (
      <ErrorState onRetry={editor.retry} title={t("concernsNotLoaded")}>
        {t("savedUntouched")}
      </ErrorState>
    );
  }
  if (look === "tiles") {
    return (
      <>
        <OptionGrid label={t("healthConcerns")} hasSentences>
          {options.concerns.map((concern) => (
            <HealthTile
              concern={concern}
              editor={editor}
              key={concern.id}
              onRefused={() => refuse(t("fullHealthConcerns", { count: MAX_HEALTH_CONCERNS }))}
            />
          ))}
        </OptionGrid>
        {note}
      </>
    );
  }
  return <HealthSwitches concerns={options.concerns} editor={editor} />;
}

/**
 * Shows the chosen concerns, and the others on request, because 24 switches would hide the three that matter. One that
 * was switched off stays in place until the list is closed.
 */
function HealthSwitches({ concerns, editor }: { concerns: readonly HealthConcernWire[]; editor: HealthEditor }) {
  const t = useText(profile);
  const listId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const chosen = editor.chosen.map((each) => each.health_concern_id);
  // The order of when the list was opened or closed, so that no switch moves while the person uses it.
  const [onTop, setOnTop] = useState<readonly string[]>(chosen);
  const first = concerns.filter(({ id }) => onTop.includes(id));
  const rest = concerns.filter(({ id }) => !onTop.includes(id) && (showsAll || chosen.includes(id)));
  return (
    <div className="grid gap-3">
      {first.length + rest.length === 0 && <p className="max-w-[60ch] text-ink-soft">{t("noneChosen")}</p>}
      <ul className="grid wide:grid-cols-2 wide:gap-x-10" hidden={first.length + rest.length === 0} id={listId}>
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
          {showsAll ? t("showTheChosenOnes") : t("showAllLength", { length: concerns.length })}
        </Button>
      </div>
    </div>
  );
}

type ConcernProps = { concern: HealthConcernWire; editor: HealthEditor };

const isChosenIn = ({ concern, editor }: ConcernProps) =>
  editor.chosen.some((each) => each.health_concern_id === concern.id);
const isFull = (editor: HealthEditor) => editor.chosen.length >= MAX_HEALTH_CONCERNS;

function HealthTile({ concern, editor, onRefused }: ConcernProps & { onRefused: () => void }) {
  const term = useText(terms);
  return (
    <OptionTile
      checked={isChosenIn({ concern, editor })}
      label={term.known(titleCase(concern.name))}
      note={term.known(explainHealthConcern(concern.name))}
      onRefused={onRefused}
      onToggle={(on) => editor.toggle(concern, on)}
      state={isFull(editor) ? "limit" : "free"}
      hasSentences
    />
  );
}

function HealthSwitch({ concern, editor }: ConcernProps) {
  const term = useText(terms);
  const id = useId();
  const isChosen = isChosenIn({ concern, editor });
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-0.5 border-line border-b py-2.75">
      <Switch
        checked={isChosen}
        describedBy={`${id}-line`}
        disabled={!isChosen && isFull(editor)}
        labelledBy={`${id}-name`}
        onChange={(on) => editor.toggle(concern, on)}
      />
      <b className="font-[580]" id={`${id}-name`}>
        {term.known(titleCase(concern.name))}
      </b>
      <p className="col-2 text-(length:--t-1) text-ink-soft" id={`${id}-line`}>
        {term.known(explainHealthConcern(concern.name))}
      </p>
    </li>
  );
}

const PLACES = Array.from({ length: 8 }, (_, place) => place);

function Waiting() {
  const t = useText(profile);
  return (
    <SkeletonGroup label={t("loadingHealthConcerns")}>
      <OptionGrid hasSentences>
        {PLACES.map((place) => (
          <Skeleton height="76px" key={place} />
        ))}
      </OptionGrid>
    </SkeletonGroup>
  );
}
