import { conceptOf } from "../foods/concept-of";
import type { Guess } from "../foods/inferred";
import { isKindOf } from "../foods/kinds";
import { soughtOf } from "../foods/sought";
import {
  HOLDS_IT,
  IS_ANOTHER,
  IS_IT,
  IS_MEMBER,
  IS_UNDISCLOSED,
  kindsOf,
  MAY_BE_IT,
  PERHAPS_HOLDS_IT,
  standingOf,
  standingsTo,
} from "../foods/standing";
import { ALLERGENS, allergenClass, type Concept, GLUTEN_CLASS, hasTrait, type Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import { ALL_SUBSTANCES, BIT, type SubstanceMask } from "../model/substances";
import type { PreferenceType, Provenance, Reason, Setting } from "../model/verdict";
import { tokenize } from "../text/tokens";
import type { FoodRule } from "./food-rule";
import { inferredOrUnknown, reason } from "./reasons";
import { type SentencesAbout, sentencesAbout } from "./said-before";
import { becauseOf, plainName, subjectOf } from "./sentences";
import { nobodyKnows } from "./unknown-sentences";

type IngredientSetting = Extract<Setting, { type: "ingredient" }>;

/** The substances by which verdicts and searches decide whether a food can contain the avoided one. */
export type SubstanceQuery = {
  /** The class that it stands for: a food with this class contains it. */
  readonly mask: SubstanceMask;
  /** What every dish with it contains: a dish without one of these cannot contain the food. */
  readonly holdsAlways: SubstanceMask;
  /** The classes of species that it belongs to, and the classes that it is a part of. */
  readonly kinds: SubstanceMask;
  readonly partOf: SubstanceMask;
  /** While one of these is unknown, so is whether the food is there. */
  readonly asked: SubstanceMask;
};

export function substanceQueryOf(concept: Concept, knowledge: Knowledge): SubstanceQuery {
  const mask = allergenClass(concept) | wholeClass(concept);
  const holdsAlways = alwaysIn(concept);
  // Only a claim tells whether oats that nobody named are free of gluten.
  const oats = concept.id === GLUTEN_CLASS ? BIT.oats : 0;
  return {
    mask,
    holdsAlways,
    kinds: kindsOf(concept),
    partOf: partsIn(concept, knowledge),
    asked: mask | oats || holdsAlways || ALL_SUBSTANCES,
  };
}

const EMPTY_QUERY: SubstanceQuery = { mask: 0, holdsAlways: 0, kinds: 0, partOf: 0, asked: ALL_SUBSTANCES };

/** Avoiding a group covers everything below it in the tree, and every food that contains its class. */
export class IngredientRule implements FoodRule {
  private readonly concept: Concept | null;
  private readonly mask: SubstanceMask;
  /** Folded words of a name that is not in the tree. */
  private readonly ownWords: readonly string[];
  private readonly standings: Uint8Array | null;
  private readonly because: string;
  private readonly noun: string;
  private readonly sentences: SentencesAbout;
  private readonly holdsAlways: SubstanceMask;
  private readonly kinds: SubstanceMask;
  private readonly partOf: SubstanceMask;
  private readonly asked: SubstanceMask;
  private readonly isToldByProfile: boolean;

  constructor(
    private readonly setting: IngredientSetting,
    private readonly knowledge: Knowledge,
    /** For a way of eating: the food that it leaves out, and why. */
    as: { readonly key: string; readonly because?: string } = setting,
  ) {
    this.concept = conceptOf(as.key, knowledge);
    const wanted = this.concept ? substanceQueryOf(this.concept, knowledge) : EMPTY_QUERY;
    this.mask = wanted.mask;
    this.holdsAlways = wanted.holdsAlways;
    this.kinds = wanted.kinds;
    this.partOf = wanted.partOf;
    this.asked = wanted.asked;
    this.isToldByProfile = this.concept !== null && isToldByProfile(this.concept, wanted.mask);
    this.ownWords = this.concept ? [] : foldedWords(as.key);
    this.standings = this.concept ? standingsTo(this.concept, knowledge) : null;
    this.noun = this.concept ? plainName(this.concept) : as.key;
    this.because = as.because ?? becauseOf(setting, this.noun);
    this.sentences = sentencesAbout(soughtOf(this.mask, this.concept, knowledge), knowledge);
  }

  addReasons(present: readonly PlacedMention[], provenance: Provenance, into: Reason[]): void {
    const { concept, setting } = this;
    for (const mention of present) {
      const found = isLiked(setting.preference)
        ? concept && this.liked(concept, mention, provenance)
        : concept
          ? this.avoided(concept, mention, provenance)
          : this.ownWord(mention, provenance);
      if (found) into.push(found);
    }
  }

  private avoided(concept: Concept, mention: PlacedMention, provenance: Provenance): Reason | null {
    const { setting, mask, knowledge } = this;
    const standing = standingOf(mention.concepts, concept, this.standings as Uint8Array, knowledge);
    const isNamed = (standing & (IS_IT | HOLDS_IT)) !== 0;
    const { profile } = mention;
    const isSure =
      isNamed &&
      mention.polarity === "present" &&
      (this.holdsAlways & ~profile.yes) === 0 &&
      this.isCertain(concept, mention, standing);
    const { because, sentences, noun } = this;
    if (isSure || profile.yes & mask) {
      const { says, cause } = sentences.surely(mention);
      return reason("conflict", setting, mention, `${says}; ${because}.`, provenance, cause);
    }
    if (this.mayHold(concept, mention, standing)) {
      const { says, cause } = sentences.perhaps(mention);
      return reason("may_contain", setting, mention, `${says}; ${because}.`, provenance, cause);
    }
    if (mention.unknownWords.length > 0 || profile.unknown & this.asked) {
      const isCause = (guess: Guess) => this.isGuessed(concept, guess);
      return inferredOrUnknown(setting, mention, knowledge, provenance, { isCause, noun, because, asked: concept });
    }
    return (standing & IS_UNDISCLOSED || mention.isMade) && mask === 0 && this.holdsAlways === 0
      ? {
          ...reason("unknown", setting, mention, `${nobodyKnows(mention, noun, concept)}; ${because}.`, provenance),
          undisclosed: true,
        }
      : null;
  }

  /**
   * "oat milk latte": what the claim took away is not certain, whatever the dish's name is. Of gluten the profile
   * alone tells, as it does for the diet: not every sweet that is called after barley holds it.
   */
  private isCertain(concept: Concept, mention: PlacedMention, standing: number): boolean {
    if (concept.id === GLUTEN_CLASS && (mention.profile.yes & this.mask) === 0) return false;
    return (standing & IS_IT) !== 0 || !this.isClaimedAway(mention);
  }

  private isGuessed(concept: Concept, { profile, resembled }: Guess): boolean {
    if (profile.may & this.mask) return true;
    const standing = standingOf(resembled, concept, this.standings as Uint8Array, this.knowledge);
    return (standing & (IS_IT | HOLDS_IT | PERHAPS_HOLDS_IT)) !== 0;
  }

  /** A mention may contain the avoided food only if it may contain all that the food always contains. */
  private mayHold(concept: Concept, mention: PlacedMention, standing: number): boolean {
    const { yes, may, unknown } = mention.profile;
    const contained = yes | may;
    if (contained & (this.mask | this.partOf)) return true;
    if (allergenClass(concept) === 0 && this.isWhateverItHolds(concept, mention, standing)) return true;
    if (this.holdsAlways & ~(contained | unknown) & this.substancesNamedBy(mention, concept)) return false;
    if (standing & IS_IT) return true;
    if (this.isFreedOf(mention)) return false;
    if (standing & (HOLDS_IT | PERHAPS_HOLDS_IT | MAY_BE_IT)) return true;
    const kinds = contained & this.kinds;
    return kinds !== 0 && ((standing & IS_ANOTHER) === 0 || (kinds & (mention.denied ?? 0)) !== 0);
  }

  /**
   * True if the mention may be the avoided food whatever its profile is. A vegan pancake is still a pancake. And a food
   * that the reference counts among those that a word stands for may be meant by it, unless a claim removed something:
   * "rennet" does not mention meat, but may come from a calf.
   */
  private isWhateverItHolds(concept: Concept, { head, profile }: PlacedMention, standing: number): boolean {
    if (standing & IS_IT && hasTrait(concept, "compound")) return true;
    if (!(standing & IS_MEMBER)) return false;
    const own = head?.profile ?? profile;
    return ((own.yes | own.may) & ~(profile.yes | profile.may | profile.unknown)) === 0;
  }

  /**
   * "Gluten-free brownie": a brownie is made with wheat, which the claim removed, or which the claim denies although
   * the name contains it.
   */
  private isClaimedAway({ concepts, profile, denied = 0 }: PlacedMention): boolean {
    let taken = denied & BIT.gluten;
    for (const { profile: own } of concepts)
      taken |= (own.yes & ~profile.yes) | (own.may & ~(profile.yes | profile.may));
    return (taken & this.mask) !== 0;
  }

  /**
   * The substances that the mention would mention. "Legumes" do not mention soy, but soybeans are legumes: a food is
   * not ruled out by a substance that its own class does not mention.
   */
  private substancesNamedBy({ concepts }: PlacedMention, avoided: Concept): SubstanceMask {
    let known = ALL_SUBSTANCES;
    for (const { index, profile } of concepts)
      if (avoided.ancestors.includes(index)) known &= profile.yes | profile.may;
    return known;
  }

  /** A spirit of a gluten grain contains no gluten, but is still made of that grain; nor does a gluten-free croquette, a jelly without gelatine any gelatine, or a soy-free legume any soy. */
  private isFreedOf({ profile }: PlacedMention): boolean {
    return this.isToldByProfile && ((profile.yes | profile.may | profile.unknown) & this.mask) === 0;
  }

  private liked(concept: Concept, mention: PlacedMention, provenance: Provenance): Reason | null {
    const { setting } = this;
    return mention.polarity === "present" && names(mention, concept, this.knowledge)
      ? reason("match", setting, mention, `You ${setting.preference} ${plainName(concept)}.`, provenance)
      : null;
  }

  /** For a food that is not in the tree: only its own words can be found, and nothing else can be ruled out. */
  private ownWord(mention: PlacedMention, provenance: Provenance): Reason {
    const { setting, ownWords } = this;
    const said = new Set(foldedWords(mention.text));
    const named = ownWords.length > 0 && ownWords.every((word) => said.has(word));
    const kind = !named ? "unknown" : mention.polarity === "present" ? "conflict" : "may_contain";
    const { words, is } = subjectOf(mention.text);
    const says = named ? `${words} ${is} named` : `We do not know which foods hold ${setting.key}`;
    return reason(kind, setting, mention, `${says}; ${this.because}.`, provenance);
  }
}

/**
 * Substances that a label or a menu states, except gluten, because spirits contain none of their grain's. A food that
 * contains one of these is not in a dish that contains none of it.
 */
const DECISIVE =
  (ALLERGENS & ~(BIT.sulphite | BIT.gluten | BIT.wheat | BIT.oats)) |
  BIT.meat |
  BIT.slaughter |
  BIT.insect |
  BIT.bee |
  BIT.alcohol;

/**
 * Substances that the food always contains according to the reference. A substance that a review added does not rule
 * the food out elsewhere.
 */
export const alwaysIn = ({ profile, before }: Concept): SubstanceMask =>
  profile.yes & (before ? before.profile.yes : ALL_SUBSTANCES) & DECISIVE;

/**
 * The substances that are parts of a food. Oats are no gluten grain but are seldom free of gluten, unless the text says
 * so.
 */
const partsIn = ({ id, index }: Concept, { parts }: Knowledge): SubstanceMask =>
  (parts.get(index) ?? 0) | (id === GLUTEN_CLASS ? BIT.oats : 0);

/** Words that stand for every food with a substance, beside the allergen classes. */
const WHOLE_CLASSES: Readonly<Record<string, SubstanceMask>> = {
  meat: BIT.meat,
  "alcoholic-drink": BIT.alcohol,
  honey: BIT.bee,
  gelatine: BIT.gelatine,
  seafood: BIT.fish | BIT.crustacean | BIT.mollusc,
};
const wholeClass = ({ id }: Concept): SubstanceMask => WHOLE_CLASSES[id] ?? 0;

/** A food that holds nothing of such a class is free of it, whatever its name is. */
const isToldByProfile = (concept: Concept, mask: SubstanceMask): boolean =>
  concept.id === GLUTEN_CLASS || wholeClass(concept) !== 0 || (mask & DECISIVE) !== 0;

const names = (mention: PlacedMention, concept: Concept, knowledge: Knowledge): boolean =>
  mention.concepts.some((each) => isKindOf(each, concept.index, knowledge));

const isLiked = (preference: PreferenceType): boolean => preference === "love" || preference === "like";

const foldedWords = (text: string): string[] => tokenize(text).map((token) => token.folded);
