import type { MoreWay, MoreWayKey } from "@/lib/dietary/more-ways";
import type { DietRule } from "../foods/diet-rules";
import type { Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import { BIT, type SubstanceMask } from "../model/substances";
import { type Provenance, type Reason, rankOf, type Setting, type VerdictKind } from "../model/verdict";
import type { FoodRule } from "./food-rule";
import { IngredientRule } from "./ingredient-preference";
import { reason } from "./reasons";
import { quoted, subjectOf } from "./sentences";
import { SubstanceRule } from "./substance-rule";
import { nobodyKnows } from "./unknown-sentences";

type IngredientSetting = Extract<Setting, { type: "ingredient" }>;

type Way = {
  /**
   * If there are several doubts about one food, the doubt about this food is shown: that gelatine may be of pigs,
   * rather than that a colour may be of insects.
   */
  readonly foremost?: string;
  readonly substances?: DietRule;
  /** Slugs of the foods that are left out, with everything below them in the tree. */
  readonly foods: readonly string[];
  /** Foods that some people or schools leave out, so they never simply fit. */
  readonly caution?: readonly string[];
  /** Words which say that a food is made for people who eat this way. */
  readonly called?: RegExp;
  /** True if meat and what is made of it fits only when a text says that it does. */
  readonly needsSlaughter?: boolean;
  /** Substances that are allowed alone, but not together in one dish. */
  readonly apart?: readonly [SubstanceMask, SubstanceMask];
};

const MEAT = BIT.meat | BIT.slaughter;

/** lib/dietary/more-ways.ts gives the sources and doubts of each way. */
const WAYS: Readonly<Record<MoreWayKey, Way>> = {
  "not-halal": {
    substances: { forbid: BIT.alcohol, caution: BIT.insect },
    foremost: "pork",
    foods: ["blood", "blood-sausage"],
    called: /(?<!\bnon[\s-]?|\bnot\s)\bhalal\b/i,
    needsSlaughter: true,
  },
  "not-kosher": {
    substances: { forbid: BIT.crustacean | BIT.mollusc | BIT.insect, caution: 0 },
    foremost: "pork",
    foods: [
      ...["rabbit", "camel", "kangaroo", "crocodile", "alligator", "snake", "snail", "blood", "blood-sausage"],
      ...["eel", "catfish", "monkfish", "shark", "skate", "lamprey", "sturgeon", "caviar"],
    ],
    // Fish whose scales are disputed. Cheese and what is made of grapes needs supervision.
    caution: ["swordfish", "turbot", "cheese", "wine", "grape-juice", "wine-vinegar"],
    called: /(?<!\bnon[\s-]?|\bnot\s)\bkosher\b(?!\s+salt)/i,
    needsSlaughter: true,
    apart: [BIT.meat, BIT.milk],
  },
  "not-jain": {
    substances: {
      forbid: MEAT | BIT.fish | BIT.crustacean | BIT.mollusc | BIT.insect | BIT.egg | BIT.bee | BIT.alcohol,
      caution: BIT.animal,
    },
    foods: [
      ...["onion", "garlic", "shallot", "spring-onion", "leek", "potato", "sweet-potato", "carrot", "radish", "turnip"],
      ...["beetroot", "parsnip", "celeriac", "cassava", "taro", "jerusalem-artichoke", "horseradish", "galangal"],
      ...["mushroom", "honey"],
    ],
    caution: ["ginger", "turmeric", "aubergine", "fig", "yeast", "chive"],
    called: /(?<!\bnon[\s-]?|\bnot\s)\bjain\b/i,
  },
  "no-alcohol": { substances: { forbid: BIT.alcohol, caution: 0 }, foods: ["alcoholic-drink"] },
  "no-beef": { foods: ["beef"] },
  "no-pork": { foods: ["pork"] },
};

/**
 * "Jain pav bhaji": an ingredient that a dish usually contains is not certain if the dish is made for people who leave
 * it out.
 */
const isUsuallyIn = ({ kind, cause }: Reason): boolean => kind === "conflict" && cause !== undefined;

/** The words after the last comma, because those before it are about another food. */
const lastPart = (lead: string): string => lead.slice(lead.search(/[^,;:.\n]*$/));

/** Judges a way of eating: each food that it leaves out is judged like an avoided food. */
export class WayRule implements FoodRule {
  private readonly parts: readonly FoodRule[];
  private readonly cautions: readonly FoodRule[];
  private readonly way: Way;

  constructor(
    private readonly setting: IngredientSetting,
    private readonly told: MoreWay,
    knowledge: Knowledge,
  ) {
    this.way = WAYS[told.key as MoreWayKey];
    const asFood = (key: string) => new IngredientRule(setting, knowledge, { key, because: told.because });
    const { foremost, substances, foods, caution = [] } = this.way;
    this.parts = [
      ...(foremost ? [asFood(foremost)] : []),
      ...(substances ? [new SubstanceRule(setting, substances, told.because, knowledge)] : []),
      ...foods.map(asFood),
    ];
    this.cautions = caution.map(asFood);
  }

  addReasons(present: readonly PlacedMention[], provenance: Provenance, into: Reason[]): void {
    // "Pav bhaji (Jain)"
    const isTagged = present.some((mention) => mention.head === null && this.isCalledSo(mention));
    for (const mention of present) {
      const found = this.gravestOf(mention, provenance) ?? this.slaughterOf(mention, provenance);
      if (!found) continue;
      const isCalledSo = isTagged || this.isCalledSo(mention);
      into.push(isCalledSo && isUsuallyIn(found) ? { ...found, kind: "may_contain" } : found);
    }
    const { apart } = this.way;
    if (!apart) return;
    this.addApart(present, apart, provenance, into);
    this.addBrought(present, apart, provenance, into);
  }

  /**
   * Adds what each line of a recipe contributes, because lines are judged one by one and the two foods may be in
   * different lines.
   */
  private addBrought(
    present: readonly PlacedMention[],
    apart: readonly [SubstanceMask, SubstanceMask],
    provenance: Provenance,
    into: Reason[],
  ): void {
    if (provenance !== "recipe") return;
    for (const mention of present) {
      const { yes, may } = mention.profile;
      for (const what of [0, 1] as const) {
        if (((yes | may) & apart[what]) === 0) continue;
        const isSure = (yes & apart[what]) !== 0 && mention.polarity === "present";
        into.push({ ...reason("info", this.setting, mention, "", provenance), brings: { what, isSure } });
      }
    }
  }

  /**
   * Returns one reason per food, because a list of a dozen forbidden foods must not cause a dozen doubts about one
   * unknown word.
   */
  private gravestOf(mention: PlacedMention, provenance: Provenance): Reason | null {
    const found: Reason[] = [];
    for (const part of this.parts) part.addReasons([mention], provenance, found);
    const from = found.length;
    for (const part of this.cautions) part.addReasons([mention], provenance, found);
    // Foods of `caution` are not forbidden, so it is no doubt if nobody knows whether the item contains one.
    const soft = found
      .slice(from)
      .filter(({ kind }) => kind !== "unknown")
      .map((each) => ({ ...each, kind: "may_contain" as const, rule: this.differs(mention) }));
    const [gravest] = [...found.slice(0, from), ...soft].sort((a, b) => rankOf(a.kind) - rankOf(b.kind));
    if (gravest?.kind !== "unknown") return gravest ?? null;
    const says = `${nobodyKnows(mention, "something that you leave out")}; ${this.told.because}.`;
    return reason("unknown", this.setting, mention, says, provenance);
  }

  private isCalledSo({ lead, text }: PlacedMention): boolean {
    return this.way.called?.test(`${lastPart(lead)}${text}`) ?? false;
  }

  private differs({ text }: PlacedMention): string {
    return `Not everybody who eats so takes ${quoted(text)}, or takes every brand of it; ${this.told.because}.`;
  }

  /** A cook can read the label of the meat, but a guest cannot. */
  private slaughterOf(mention: PlacedMention, provenance: Provenance): Reason | null {
    const { yes, may } = mention.profile;
    const isFlesh = (yes & MEAT) !== 0 || (may & BIT.meat) !== 0;
    if (!this.way.needsSlaughter || !isFlesh || this.isCalledSo(mention)) return null;
    const isRecipe = provenance === "recipe";
    const says = isRecipe
      ? `Of ${quoted(mention.text)} only the label tells how the animal was slaughtered; ${this.told.because}.`
      : `Nobody has said how the animal of ${quoted(mention.text)} was slaughtered; ${this.told.because}.`;
    const kind: VerdictKind = isRecipe ? "may_contain" : "unknown";
    const made = reason(kind, this.setting, mention, says, provenance);
    return isRecipe && mention.polarity === "present" ? { ...made, checkLabel: true } : made;
  }

  private addApart(
    present: readonly PlacedMention[],
    [one, other]: readonly [SubstanceMask, SubstanceMask],
    provenance: Provenance,
    into: Reason[],
  ): void {
    const holding = (mask: SubstanceMask) =>
      present.find(({ profile }) => profile.yes & mask) ?? present.find(({ profile }) => profile.may & mask);
    const meat = holding(one);
    const milk = holding(other);
    if (!meat || !milk) return;
    const [hasMeat, hasMilk] = [(meat.profile.yes & one) !== 0, (milk.profile.yes & other) !== 0];
    if (!hasMeat && !hasMilk) return;
    const isSure = hasMeat && hasMilk && [meat, milk].every(({ polarity }) => polarity === "present");
    const both =
      meat === milk
        ? `${subjectOf(meat.text).words} may bring meat and milk together`
        : `${subjectOf(meat.text).words} and ${milk.text.trim()} bring meat and milk together`;
    into.push(
      reason(isSure ? "conflict" : "may_contain", this.setting, milk, `${both}; ${this.told.because}.`, provenance),
    );
  }
}
