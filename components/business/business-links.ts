/** Where the business pages lead. */
export const BUSINESS_LINKS = {
  landing: "/portal/landing",
  partnerProgram: "/partner-program",
  pricing: "/pricing",
  getStarted: "/portal",
  register: "/portal?form=register",
  /** Without a mailbox to write to: what to do then. */
  apply: "/contact#writing",
  createId: "/onboard?mode=register",
} as const;
