import type { Sought } from "../foods/sought";
import type { Concept, Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import { ofSession } from "../model/session";
import { perhaps, type Said, surely } from "./sentences";

/**
 * The sentences of `surely` and `perhaps`, kept by food: menus and recipes name the same foods in the same words, and
 * many people look for the same thing.
 */
export class SentencesAbout {
  private readonly sure: (Before | undefined)[] = [];
  private readonly possible: (Before | undefined)[] = [];

  constructor(
    private readonly sought: Sought,
    private readonly knowledge: Knowledge,
  ) {}

  surely(mention: PlacedMention): Said {
    return this.saidOf(mention, this.sure, surely);
  }

  perhaps(mention: PlacedMention): Said {
    return this.saidOf(mention, this.possible, perhaps);
  }

  private saidOf(mention: PlacedMention, kept: (Before | undefined)[], say: typeof surely): Said {
    const [food] = mention.concepts;
    // Words that nobody knows are seldom written twice.
    if (!food || mention.concepts.length > 1 || mention.unknownWords.length > 0)
      return say(mention, this.sought, this.knowledge);
    const slot = food.index % MOST_KEPT;
    const before = kept[slot];
    if (before?.food === food && isAlike(before, mention)) return before.said;
    const said = say(mention, this.sought, this.knowledge);
    const { text, head, polarity, profile } = mention;
    if (text.length <= LONGEST_KEPT) kept[slot] = { food, text, head, polarity, profile, said };
    return said;
  }
}

/** A mention of one food, as far as a sentence depends on it, and the sentence. */
type Before = Pick<PlacedMention, "text" | "head" | "polarity" | "profile"> & {
  readonly food: Concept;
  readonly said: Said;
};

/** Foods that share a place displace each other. */
const MOST_KEPT = 256;
const LONGEST_KEPT = 60;

const isAlike = (before: Before, { text, head, polarity, profile: { yes, may } }: PlacedMention): boolean =>
  before.profile.yes === yes &&
  before.profile.may === may &&
  before.head === head &&
  before.polarity === polarity &&
  before.text === text;

const asked = ofSession(() => new Map<Sought, SentencesAbout>());
const MOST_ASKED = 400;

export function sentencesAbout(sought: Sought, knowledge: Knowledge): SentencesAbout {
  const known = asked(knowledge);
  const before = known.get(sought);
  if (before) return before;
  if (known.size >= MOST_ASKED) known.clear();
  const sentences = new SentencesAbout(sought, knowledge);
  known.set(sought, sentences);
  return sentences;
}
