import type { FoodRule } from "./food-rule";
import { allergenClass, type Concept, GLUTEN_CLASS, hasTrait, isA, type Knowledge } from "./knowledge";
import type { PlacedMention } from "./placed-mention";
import { inferredOrUnknown, reason } from "./reasons";
import { recognise } from "./recognise";
import { HOLDS_IT, IS_IT, PERHAPS_HOLDS_IT, standingOf, standingsTo } from "./standing";
import type { SubstanceMask } from "./substances";
import { tokenize } from "./tokens";
import type { PreferenceType, Provenance, Reason, Setting } from "./verdict";

type IngredientSetting = Extract<Setting, { type: "ingredient" }>;

/** Avoiding a group covers everything below it in the tree, and every food that holds the class it stands for. */
export class IngredientRule implements FoodRule {
  private readonly concept: Concept | null;
  private readonly mask: SubstanceMask;
  /** Folded, of a name that the tree does not hold. */
  private readonly ownWords: readonly string[];
  private readonly standings: Uint8Array | null;
  private readonly conflictSays: string;

  constructor(
    private readonly setting: IngredientSetting,
    private readonly knowledge: Knowledge,
  ) {
    this.concept = conceptOf(setting.key, knowledge);
    this.mask = this.concept ? allergenClass(this.concept) : 0;
    this.ownWords = this.concept ? [] : wordsOf(setting.key);
    this.standings = this.concept ? standingsTo(this.concept, knowledge) : null;
    this.conflictSays = `You avoid ${this.concept?.name ?? setting.key} (${setting.preference}).`;
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
    const named = (standing & (IS_IT | HOLDS_IT)) !== 0;
    if ((named && mention.polarity === "present") || mention.profile.yes & mask)
      return reason("conflict", setting, mention, this.conflictSays, provenance);
    if (named || mention.profile.may & mask || (standing & PERHAPS_HOLDS_IT && !this.isFreedOf(mention, concept)))
      return reason("may_contain", setting, mention, `May hold ${concept.name}.`, provenance);
    if (mention.unknownWords.length > 0)
      return inferredOrUnknown(setting, mention, knowledge, provenance, (profile) => (profile.may & mask) !== 0);
    const undisclosed = mask === 0 && mention.head !== null && hasTrait(mention.head, "compound");
    return undisclosed
      ? reason("unknown", setting, mention, `Nobody has said whether it holds ${concept.name}.`, provenance)
      : null;
  }

  /** What is distilled of a gluten grain holds none of the class, and still is made of the one grain. */
  private isFreedOf({ profile }: PlacedMention, concept: Concept): boolean {
    return concept.id === GLUTEN_CLASS && ((profile.yes | profile.may | profile.unknown) & this.mask) === 0;
  }

  private liked(concept: Concept, mention: PlacedMention, provenance: Provenance): Reason | null {
    const { setting } = this;
    return mention.polarity === "present" && names(mention, concept)
      ? reason("match", setting, mention, `You ${setting.preference} ${concept.name}.`, provenance)
      : null;
  }

  /** Only the name's own words can be looked for, and nothing else can be ruled out. */
  private ownWord(mention: PlacedMention, provenance: Provenance): Reason {
    const { setting, ownWords } = this;
    const words = new Set(wordsOf(mention.text));
    const named = ownWords.length > 0 && ownWords.every((word) => words.has(word));
    return named
      ? reason(
          mention.polarity === "present" ? "conflict" : "may_contain",
          setting,
          mention,
          this.conflictSays,
          provenance,
        )
      : reason("unknown", setting, mention, `We do not know what holds ${setting.key}.`, provenance);
  }
}

const names = (mention: PlacedMention, concept: Concept): boolean =>
  mention.concepts.some((each) => isA(each, concept.index));

/** A slug of the tree, or a name that means one of its foods. */
export function conceptOf(key: string, knowledge: Knowledge): Concept | null {
  const index = knowledge.conceptIndex.get(key);
  if (index !== undefined) return knowledge.concepts[index] ?? null;
  const pieces = recognise(tokenize(key), knowledge);
  const [only] = pieces;
  return pieces.length === 1 && only?.kind === "concept" ? only.concept : null;
}

const isLiked = (preference: PreferenceType): boolean => preference === "love" || preference === "like";

const wordsOf = (text: string): string[] => tokenize(text).map((token) => token.folded);
