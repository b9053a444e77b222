import type { HealthPart } from "@/lib/profile/health-consent";
import type { HealthConsentsWire } from "@/lib/schemas/health-consent";
import { changeProfile } from "@/server/sight/change-profile";
import { getHealthConsents } from "./get-health-consents";
import { noteConsent, requireEdition } from "./health-consent";

/**
 * Records that the person read the statement and agrees. Repeating it changes nothing. Errors: 422 when `edition` is
 * not the current one.
 */
export async function giveHealthConsent(
  person: { userId: string },
  part: HealthPart,
  edition: string,
): Promise<HealthConsentsWire> {
  requireEdition(edition, "edition");
  await changeProfile(person, (tx) => noteConsent(tx, person.userId, part, "statement"));
  return getHealthConsents(person);
}
