import type { KitchenFact } from "@/lib/dietary/kitchen-facts";
import { type Adaptable, adaptableDish } from "./adaptable-dish";
import {
  briefReasons,
  type ItemVerdict,
  type MarkUpOptions,
  markUp,
  type Person,
  type Reason,
  rankOf,
  readPerson,
  type Setting,
  type VerdictKind,
  verdictOf,
} from "./engine/judge";
import type { Knowledge, PlacedMention } from "./engine/knowledge";
import { ENGINE_VERSION } from "./engine/knowledge";
import { type FoodItem, placedMentions, readMenuKey } from "./engine/read";
import { type Highlight, highlightsOf } from "./highlights";
import { type ToldSetting, type ToldVerdict, withKitchensWord } from "./kitchens-word";
import { type ToldProduct, withProduct } from "./product-verdict";

/** A dish with what its kitchen says of it, or a packaged food with what is on its label. */
export type ToldItem = FoodItem & { readonly facts?: readonly KitchenFact[]; readonly product?: ToldProduct | null };

/** A reason for a person's verdict, or (without a setting) something that holds for everybody. */
export type DishReason = Omit<Reason, "setting"> & { readonly setting: Setting | null };

export type MarkedDish = {
  /** HTML of the marked text. */
  readonly name: string;
  readonly description: string;
  readonly containerClass: string;
  readonly tags: readonly string[];
  /** Null if the request has no settings. */
  readonly verdict: VerdictKind | null;
  /** One for each of the person's settings. */
  readonly settings: readonly ToldSetting[];
  /** The gravest first. */
  readonly reasons: readonly DishReason[];
  /** Words of unknown foods, for the review queue. */
  readonly unknownFoods: readonly string[];
  /** The one change that would make the dish fit. Null if reasons are hidden, because it would reveal one. */
  readonly adaptable: Adaptable | null;
};

/**
 * `settings` null: there is no person, so there is no verdict and nothing is called a match. `hidesReasons`: for
 * callers who may know what is marked, but not why. `keyTexts`: texts of the menu that may hold the key of its codes.
 */
export function markMenu(
  items: readonly ToldItem[],
  settings: readonly Setting[] | null,
  knowledge: Knowledge,
  {
    hidesReasons = false,
    keyTexts = [],
    ...options
  }: MarkUpOptions & { hidesReasons?: boolean; keyTexts?: readonly string[] } = {},
): MarkedDish[] {
  const person = settings && readPerson(settings, knowledge);
  const key = readMenuKey(keyTexts, knowledge);
  return items.map((item) => {
    const mentions = placedMentions(item, knowledge, "menu", key);
    const toldVerdict = (by: readonly Setting[], who: Person): ToldVerdict => {
      const written = verdictOf(item.id, mentions, who, "venue");
      const labelled = item.product ? withProduct(written, item, mentions, item.product, by, knowledge) : written;
      return withKitchensWord(labelled, mentions, item.facts ?? [], knowledge);
    };
    const highlights = highlightsOf(mentions, knowledge);
    const notes = highlights.map(toNote);
    const verdict = settings && person ? toldVerdict(settings, person) : nobodysVerdict(item);
    const own = hidesReasons ? withoutWhy(verdict.reasons) : verdict.reasons;
    const marked = markUp(item, { kind: verdict.kind, reasons: [...own, ...notes] }, options);
    // Every word is marked; the sentences beside the dish are shortened, with a count of the rest.
    const reasons: DishReason[] = [...(hidesReasons ? own : briefReasons(verdict.reasons)), ...notes];
    return {
      name: marked.name,
      description: marked.description,
      containerClass: marked.containerClass,
      tags: highlights.map(({ tag }) => tag),
      verdict: person ? verdict.kind : null,
      settings: hidesReasons ? [] : verdict.settings,
      reasons,
      adaptable:
        // Nobody can make a packaged food otherwise.
        person && !hidesReasons && !item.product && !isAgainstKitchensWord(verdict)
          ? adaptableDish(item, mentions, verdict, person)
          : null,
      unknownFoods: mentions.filter(isUnknown).map(({ unknownWords }) => unknownWords.join(" ")),
    };
  });
}

/** What the kitchen says against a dish, or what contradicts it, no change of the written recipe mends. */
const isAgainstKitchensWord = ({ settings }: ToldVerdict): boolean =>
  settings.some(({ kind, kitchen }) => kitchen !== undefined && kind !== "match" && kind !== "info");

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

const BARE_RULES: Readonly<Record<VerdictKind, string>> = {
  conflict: "Does not fit what this guest eats.",
  may_contain: "May hold something that does not fit what this guest eats.",
  unknown: "Nobody can say whether this fits what this guest eats.",
  match: "Fits what this guest looks for.",
  info: "Good to know for this guest.",
};

/**
 * The gravest reason at each place, sorted by rank and place, so that two people with the same marks get the same
 * answer, whatever their reasons are.
 */
function withoutWhy(reasons: readonly Reason[]): DishReason[] {
  const bare = new Map<string, DishReason>();
  for (const { kind, ingredient, field, start, end, provenance } of reasons) {
    const place = `${field} ${start} ${end}`;
    const known = bare.get(place);
    if (!known || rankOf(kind) < rankOf(known.kind))
      bare.set(place, {
        kind,
        setting: null,
        // A food of the label stands nowhere in the texts that were sent: it would be the reason.
        ingredient: provenance === "product" ? "" : ingredient,
        rule: BARE_RULES[kind],
        provenance: "venue",
        field,
        start,
        end,
      });
  }
  return [...bare.values()].sort(
    (a, b) => rankOf(a.kind) - rankOf(b.kind) || a.field.localeCompare(b.field) || a.start - b.start || a.end - b.end,
  );
}

const isUnknown = (mention: PlacedMention): boolean => mention.unknownWords.length > 0 && mention.polarity !== "absent";
