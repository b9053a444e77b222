import { isFreeFrom } from "@/lib/dietary/diets";
import { type DietRule, fitOf } from "../foods/diet-rules";
import { soughtOf } from "../foods/sought";
import type { Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import type { Provenance, Reason, Setting } from "../model/verdict";
import type { FoodRule } from "./food-rule";
import { inferredOrUnknown, reason } from "./reasons";
import { type SentencesAbout, sentencesAbout } from "./said-before";
import { substanceWords } from "./sentences";

const ANY = "something that you leave out";

/** A diet, or a part of a way of eating, that leaves substances out. `because`: "you eat vegan". */
export class SubstanceRule implements FoodRule {
  private readonly forbidden: SentencesAbout;
  private readonly all: SentencesAbout;
  private readonly doubt: Parameters<typeof inferredOrUnknown>[4];

  constructor(
    private readonly setting: Setting,
    private readonly rule: DietRule,
    private readonly because: string,
    private readonly knowledge: Knowledge,
  ) {
    const all = soughtOf(rule.forbid | rule.caution, null, knowledge);
    this.forbidden = sentencesAbout(soughtOf(rule.forbid, null, knowledge), knowledge);
    this.all = sentencesAbout(all, knowledge);
    const isAllergy = setting.type === "diet" && isFreeFrom(setting.key);
    this.doubt = {
      isCause: ({ profile }) => fitOf(profile, rule) === "may_conflict",
      noun: isAllergy ? (substanceWords(all.mask) ?? ANY) : ANY,
      suspectedIn: ({ profile: { yes, may } }) => substanceWords((yes | may) & all.mask),
      because,
    };
  }

  addReasons(present: readonly PlacedMention[], provenance: Provenance, into: Reason[]): void {
    const { setting, knowledge, because } = this;
    for (const mention of present) {
      const fit = this.isLeftOpen(mention) ? "unknown" : fitOf(mention.profile, this.rule);
      if (fit === "fits") continue;
      if (fit === "unknown") into.push(inferredOrUnknown(setting, mention, knowledge, provenance, this.doubt));
      else {
        const isSure = fit === "conflict";
        const { says, cause } = isSure ? this.forbidden.surely(mention) : this.all.perhaps(mention);
        const kind = isSure ? "conflict" : "may_contain";
        into.push(reason(kind, setting, mention, `${says}; ${because}.`, provenance, cause));
      }
    }
  }

  /**
   * "Gluten-free zorblax bread": the claim speaks for the bread, but for an allergy it says nothing about an unknown
   * word.
   */
  private isLeftOpen({ unknownWords, profile }: PlacedMention): boolean {
    if (unknownWords.length === 0 || this.setting.type !== "diet" || !isFreeFrom(this.setting.key)) return false;
    return fitOf(profile, this.rule) === "fits";
  }
}
