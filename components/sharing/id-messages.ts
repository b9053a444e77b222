/**
 * The documented messages of the ID page. A wrong key and another person's page get the same message, so that neither
 * reveals whether the card exists.
 */
export const ID_MESSAGES = {
  unavailable: "User data not available",
  invalid: "Invalid user ID",
  failed: "Failed to load user data",
} as const;
