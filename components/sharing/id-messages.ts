/** Of the ID page, as documented. A wrong key and somebody else's page read alike, so that neither confirms anything. */
export const ID_MESSAGES = {
  unavailable: "User data not available",
  invalid: "Invalid user ID",
  failed: "Failed to load user data",
} as const;
