import { DAY_MS, HOUR_SECONDS } from "@/lib/durations";

export const ACCESS_TOKEN_TTL_SECONDS = HOUR_SECONDS;
const REFRESH_IDLE_MS = 30 * DAY_MS;
const FAMILY_MS = 90 * DAY_MS;

/** An access token lives for an hour, and never past the end of the consent. */
export const accessTokenExpiry = (at: Date, consentEndsAt: Date | null = null): Date =>
  earlier(new Date(at.getTime() + ACCESS_TOKEN_TTL_SECONDS * 1000), consentEndsAt);

/**
 * A refresh token dies after thirty days without use, and ninety days after the authorization that it goes back to.
 */
export const refreshTokenExpiry = (at: Date, familyBegan: Date, consentEndsAt: Date | null = null): Date =>
  earlier(new Date(Math.min(at.getTime() + REFRESH_IDLE_MS, familyBegan.getTime() + FAMILY_MS)), consentEndsAt);

const earlier = (one: Date, other: Date | null): Date => (other !== null && other < one ? other : one);
