import { invalidField } from "@/lib/errors";
import { askableScopes, DEFAULT_SCOPES, GENERAL_ACCESS, inOrder, isDataScope } from "@/lib/oauth/scopes";

/**
 * What a record that allows holds afterwards. `shown`: the scopes that the screen showed; without them what the
 * record held, and for one that held none the default pair. Never more than the application may ask for.
 * @throws AppError invalid
 */
export function consentedScopes(
  shown: readonly string[] | undefined,
  held: readonly string[],
  registered: readonly string[],
): string[] {
  const askable: readonly string[] = askableScopes(registered);
  const wanted = shown?.flatMap((scope): readonly string[] => (scope === GENERAL_ACCESS ? DEFAULT_SCOPES : [scope]));
  if (wanted === undefined) return held.length > 0 ? [...held] : DEFAULT_SCOPES.filter((one) => askable.includes(one));
  // What the person allowed before, and the application may no longer ask for, is no mistake of the screen: it goes.
  if (!wanted.every((scope) => askable.includes(scope) || held.includes(scope))) {
    throw invalidField("scopes", "The application may not ask for these scopes");
  }
  return inOrder(wanted.filter((scope) => askable.includes(scope)));
}

/** What the person was asked for and did not tick: never what is allowed, and never more than may be asked for. */
export function declinedScopes(
  declined: readonly string[],
  allowed: readonly string[],
  registered: readonly string[],
): string[] {
  const askable: readonly string[] = askableScopes(registered);
  return inOrder(declined).filter((scope) => isDataScope(scope) && askable.includes(scope) && !allowed.includes(scope));
}
