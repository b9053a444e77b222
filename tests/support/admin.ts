import { createSignedInPerson, type SignedInPerson } from "../factories/people";
import { useSettings } from "./settings";

export const ADMIN_EMAIL = "admin@forkprint.example";

/** Signs in the account that ADMIN_EMAIL names, for the length of the test. Call it in `beforeEach`. */
export async function createSignedInAdmin(): Promise<SignedInPerson> {
  // biome-ignore lint/correctness/useHookAtTopLevel: settings of a test, no hook of React
  useSettings({ ADMIN_EMAIL, ADMIN_PASSWORD: "Sturdy-test-pass-1" });
  return createSignedInPerson({ email: ADMIN_EMAIL });
}
