/** Where the business pages lead. */
export const BUSINESS_LINKS = {
  landing: "/portal/landing",
  partnerProgram: "/partner-program",
  pricing: "/pricing",
  /** Becomes the portal once it is released; until then the words on how to begin. */
  getStarted: "/portal/landing#start",
  /** Without a mailbox to write to: what to do then. */
  apply: "/contact#writing",
  createId: "/onboard?mode=register",
} as const;
