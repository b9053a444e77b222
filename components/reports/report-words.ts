import type { ReportedFault, ReportOutcome, VerdictReportWire } from "@/lib/schemas/reports";

/** The faults that a person can choose, the gravest first. */
export const FAULT_CHOICES: readonly (readonly [ReportedFault, string])[] = [
  ["missed", "It holds more than this says"],
  ["false_alarm", "It does not hold this"],
  ["not_known", "You should know this food"],
  ["other", "Something else"],
];

export const FAULT_WORDS: Readonly<Record<ReportedFault, string>> = {
  missed: "Holds something that was not found",
  false_alarm: "Does not hold what was found",
  not_known: "A food that we should know",
  other: "Something else",
};

export const OUTCOME_WORDS: Readonly<Record<ReportOutcome, string>> = {
  mended: "You were right: mended",
  right_as_it_is: "It is right as it stands",
  cannot_tell: "We cannot tell",
};

export const stateWords = ({ outcome }: Pick<VerdictReportWire, "outcome">): string =>
  outcome ? OUTCOME_WORDS[outcome] : "Waits for an answer";
