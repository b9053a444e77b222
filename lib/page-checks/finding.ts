/** What a check of a page may say. Each kind is one sentence, and at most one thing to change. */
export const FINDING_KINDS = [
  "page_reached",
  "page_unreached",
  "page_insecure",
  "script_found",
  "script_missing",
  "script_inert",
  "script_mixed",
  "script_elsewhere",
  "script_by_manager",
  "script_twice",
  "hash_right",
  "hash_wrong",
  "hash_on_moving",
  "crossorigin_missing",
  "version_old",
  "version_unknown",
  "client_right",
  "client_missing",
  "client_unknown",
  "client_inactive",
  "origin_allowed",
  "origin_refused",
  "return_registered",
  "return_unregistered",
  "return_elsewhere",
  "policy_none",
  "policy_fits",
  "policy_blocks_script",
  "policy_blocks_part",
  "policy_blocks_calls",
  "policy_sandbox",
  "policy_reports",
  "trusted_types",
  "dishes_read",
  "dishes_none",
  "dishes_later",
  "selector_unread",
  "language_spoken",
  "language_missing",
  "language_unspoken",
  "button_there",
  "button_missing",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** `wrong`: marks or sign-in do not work. `doubt`: they may not, or not for long. `note`: to know, nothing to do. */
export const FINDING_STATES = ["wrong", "doubt", "fine", "note"] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** `change`: what to do about it, and `paste` the line for it, with where it goes. */
export type Finding = {
  kind: FindingKind;
  state: FindingState;
  says: string;
  change: string | null;
  paste: { where: string; text: string } | null;
};

export const isFine = (findings: readonly Pick<Finding, "state">[]): boolean =>
  findings.every(({ state }) => state !== "wrong");
