/** The links of the business pages. */
export const BUSINESS_LINKS = {
  landing: "/portal/landing",
  partnerProgram: "/partner-program",
  pricing: "/pricing",
  getStarted: "/portal",
  register: "/portal?form=register",
  /** Used when no mailbox is configured. */
  apply: "/contact#writing",
  createId: "/onboard?mode=register",
} as const;
