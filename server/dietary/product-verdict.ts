import { voiceOf } from "@/lib/dietary/voices";
import { type Declared, declaredReasons, isClass, statementOf } from "./declared-reasons";
import {
  graver,
  type ItemVerdict,
  isSameSetting,
  type Reason,
  rankOf,
  type Setting,
  type SettingVerdict,
  type VerdictKind,
} from "./engine/judge";
import type { Knowledge, PlacedMention } from "./engine/knowledge";
import { keptVerdict } from "./kept-verdict";
import { isVenuesWarning } from "./kitchens-word";

/** What is known of the packaged food that an item is. `ingredients`: the list on its label; null if nobody told it. */
export type ToldProduct = { readonly ingredients: string | null; readonly declared: readonly Declared[] };

/** The item's own words, under which the reasons of its label are marked. */
type Words = { readonly name: string; readonly description?: string | undefined };

/**
 * Joins the verdict on an item's own words with what is on the label of the product that it is. What the words name, or
 * warn of, stays. What they leave open, or what foods of that name may hold, the list of ingredients decides; without a
 * list the product can only speak against the item. Concerns about amounts stay as the words leave them, because a list
 * names none. `mentions`: the foods of the words.
 */
export function withProduct(
  written: ItemVerdict,
  words: Words,
  mentions: readonly PlacedMention[],
  product: ToldProduct,
  all: readonly Setting[],
  knowledge: Knowledge,
): ItemVerdict {
  const list = product.ingredients === null ? null : keptVerdict(product.ingredients, all, knowledge);
  const declared = product.declared.flatMap((each) =>
    declaredReasons(each, all, (statement) => keptVerdict(statement, all, knowledge), knowledge).map((reason) => ({
      ...reason,
      rule: ruleOf(reason, each),
    })),
  );
  const label: readonly Reason[] = [
    ...(list?.reasons ?? []).map((reason) => ({ ...reason, rule: `By its label: ${reason.rule}` })),
    ...declared,
  ];
  const settings = written.settings.map((each): SettingVerdict => {
    const onList = list?.settings.find(({ setting }) => isSameSetting(setting, each.setting))?.kind ?? null;
    const said = declared.filter(({ setting }) => isSameSetting(setting, each.setting)).map(({ kind }) => kind);
    const isSaid =
      each.kind === "conflict" ||
      written.reasons.some(
        (reason) => isSameSetting(reason.setting, each.setting) && isVenuesWarning(reason, mentions),
      );
    return { setting: each.setting, kind: said.reduce<VerdictKind>(graver, joined(each, onList, isSaid)) };
  });
  const kind = settings.reduce<VerdictKind>((gravest, each) => graver(gravest, each.kind), "info");
  const kindFor = ({ setting }: Reason): VerdictKind | undefined =>
    settings.find((each) => isSameSetting(each.setting, setting))?.kind;
  // What the list has settled is no reason any more.
  const own = written.reasons.filter(
    (reason) => rankOf(reason.kind) >= rankOf(kindFor(reason) ?? "conflict") || !isTold(reason.kind),
  );
  const ofLabel = label.filter((reason) => reason.kind === kindFor(reason) && isTold(reason.kind));
  const reasons = [
    ...own,
    ...ofLabel.map((reason) => ({ ...reason, ...placeIn(words), provenance: "product" as const })),
  ];
  return { ...written, kind, settings, reasons: reasons.sort((a, b) => rankOf(a.kind) - rankOf(b.kind)) };
}

/** `isSaid`: the words name what is against the setting, or warn of it. */
function joined({ setting, kind }: SettingVerdict, onList: VerdictKind | null, isSaid: boolean): VerdictKind {
  if (onList === null) return kind;
  return isSaid || voiceOf(setting) === "advice" ? graver(kind, onList) : onList;
}

/** What fits or is good to know is not marked: nothing on the page says it. */
const isTold = (kind: VerdictKind): boolean => kind === "conflict" || kind === "may_contain" || kind === "unknown";

const ruleOf = ({ ingredient, rule }: Reason, { role }: Declared): string => {
  if (role === "recalled") return `By a recall: some packets hold ${ingredient}, which the label does not tell.`;
  if (!isClass(ingredient)) return `By its label: ${rule}`;
  return role === "declared" ? `By its label: contains ${ingredient}.` : `By its label: may contain ${ingredient}.`;
};

/** The whole name is marked, or the description of an item without one. */
const placeIn = ({ name, description = "" }: Words): Pick<Reason, "field" | "start" | "end"> =>
  name !== ""
    ? { field: "name", start: 0, end: name.length }
    : { field: "description", start: 0, end: description.length };

/** All texts of a product that the engine reads; their length is what reading it costs. */
export const textsOfProduct = ({ ingredients, declared }: ToldProduct): string[] => [
  ...(ingredients === null ? [] : [ingredients]),
  ...declared.flatMap(({ role, words }) => words.map((word) => statementOf(role, word))),
];
