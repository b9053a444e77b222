import { useMemo } from "react";
import { TextField } from "@/components/ui/field";
import type { ChosenBy } from "@/lib/menus/chosen-dishes";
import type { MarkupElement } from "@/lib/menus/element-line";
import { type Proposal, readChosen } from "@/lib/menus/propose-selectors";
import { chosenSnippet } from "@/lib/portal/snippets";
import type { ClientWire } from "@/lib/schemas/oauth";
import { SnippetFigure } from "../docs/snippet-figure";

type ChosenProps = {
  root: MarkupElement;
  proposals: readonly Proposal[];
  chosen: ChosenBy;
  onChange: (chosen: ChosenBy) => void;
  client: ClientWire;
  origin: string;
};

const PARTS = [
  ["items", "data-items", "One element for each dish."],
  ["name", "data-name", "Within it, the name."],
  ["description", "data-description", "Empty: everything but the name is read, which misses nothing."],
] as const;

/** The dishes that the widget would read by these selectors, and the tag for it. The selectors can be changed. */
export function ChosenDishes({ root, proposals, chosen, onChange, client, origin }: ChosenProps) {
  const { dishes, unread, empty } = useMemo(() => readChosen(root, chosen), [root, chosen]);
  const others = proposals.filter(({ items }) => items !== proposals[0]?.items);
  const errorOf = (selector: string): string | null => {
    if (selector !== "" && unread.includes(selector)) return "We cannot read this selector. Browsers may.";
    return selector !== "" && empty.includes(selector) ? "Nothing is found by it." : null;
  };
  return (
    <>
      <h3 aria-live="polite" className="text-step-1">
        {dishes.length} {dishes.length === 1 ? "dish is" : "dishes are"} read
      </h3>
      <ol className="mt-2 max-h-[40vh] overflow-y-auto rounded-card border border-line">
        {dishes.map(({ name, description }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dishes may be alike, and stand in the order of the page.
          <li className="border-line border-b px-4 py-2 wrap-anywhere last:border-b-0" key={at}>
            <b className="font-[620]">{name || "Without a name"}</b>
            <span className="block text-ink-soft text-small">{description || "Nothing beside its name"}</span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-small">
          Not these?
          {others.map((each) => (
            <button
              className="min-h-11 cursor-pointer underline"
              key={each.items}
              onClick={() => onChange({ items: each.items, name: each.name, description: each.description })}
              type="button"
            >
              {each.dishes.length} by {each.items}
            </button>
          ))}
        </p>
      )}
      <div className="mt-4 grid gap-4">
        {PARTS.map(([part, label, hint]) => (
          <TextField
            error={errorOf(chosen[part])}
            hint={hint}
            key={part}
            label={label}
            onChange={(event) => onChange({ ...chosen, [part]: event.target.value })}
            spellCheck={false}
            value={chosen[part]}
          />
        ))}
      </div>
      {dishes.length > 0 && (
        <>
          <p className="mt-5">In the head of the page, in place of our tag, if it is there already:</p>
          <SnippetFigure
            snippet={chosenSnippet({ origin, clientId: client.client_id, ...chosen })}
            yours={client.client_id}
          />
        </>
      )}
    </>
  );
}
