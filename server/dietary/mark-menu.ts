import { type FoodItem, placedMentions, readPerson, verdictOf } from "./engine/judge";
import type { Knowledge } from "./engine/knowledge";
import { type MarkUpOptions, markUp } from "./engine/mark-up";
import type { PlacedMention } from "./engine/placed-mention";
import type { ItemVerdict, Reason, Setting, VerdictKind } from "./engine/verdict";
import { ENGINE_VERSION } from "./engine/version";
import { type Highlight, highlightsOf } from "./highlights";

/** A reason for a person's verdict, or (without a setting) something that holds for everybody. */
export type DishReason = Omit<Reason, "setting"> & { readonly setting: Setting | null };

export type MarkedDish = {
  /** HTML. */
  readonly name: string;
  readonly description: string;
  readonly containerClass: string;
  readonly tags: readonly string[];
  /** Null where nobody's settings were asked about. */
  readonly verdict: VerdictKind | null;
  /** One for each of the person's settings. */
  readonly settings: ItemVerdict["settings"];
  /** The gravest first. */
  readonly reasons: readonly DishReason[];
  /** Words of foods that nobody knows, for the review queue. */
  readonly unknownFoods: readonly string[];
};

/** `settings` null: for nobody in particular. Then there is no verdict, and nothing is called a match. */
export function markMenu(
  items: readonly FoodItem[],
  settings: readonly Setting[] | null,
  knowledge: Knowledge,
  options: MarkUpOptions = {},
): MarkedDish[] {
  const person = settings && readPerson(settings, knowledge);
  return items.map((item) => {
    const mentions = placedMentions(item, knowledge, "menu");
    const highlights = highlightsOf(mentions, knowledge);
    const notes = highlights.map(toNote);
    const verdict = person ? verdictOf(item.id, mentions, person, "venue") : nobodysVerdict(item);
    const reasons: DishReason[] = [...verdict.reasons, ...notes];
    const marked = markUp(item, { kind: verdict.kind, reasons }, options);
    return {
      name: marked.name,
      description: marked.description,
      containerClass: marked.containerClass,
      tags: highlights.map(({ tag }) => tag),
      verdict: person ? verdict.kind : null,
      settings: verdict.settings,
      reasons,
      unknownFoods: mentions.filter(isUnknown).map(({ unknownWords }) => unknownWords.join(" ")),
    };
  });
}

const nobodysVerdict = ({ id }: FoodItem): ItemVerdict => ({
  id,
  kind: "info",
  settings: [],
  reasons: [],
  engineVersion: ENGINE_VERSION,
});

function toNote({ mention, rule }: Highlight): DishReason {
  const { field, start, end, text: ingredient } = mention;
  return { kind: "info", setting: null, ingredient, rule, provenance: "venue", field, start, end };
}

const isUnknown = (mention: PlacedMention): boolean => mention.unknownWords.length > 0 && mention.polarity !== "absent";
