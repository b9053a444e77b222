import { invalidField } from "@/lib/errors";
import { askableScopes, DEFAULT_SCOPES, GENERAL_ACCESS, inOrder, isDataScope } from "@/lib/oauth/scopes";

/**
 * The scopes that a record holds after the person allowed. `shown`: the scopes that the screen showed; when absent,
 * the scopes `held` before, or the default pair when there were none. Never more than the application may ask for.
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
  // A scope that was allowed before and that the application may no longer ask for is dropped, not an error of the
  // screen.
  if (!wanted.every((scope) => askable.includes(scope) || held.includes(scope))) {
    throw invalidField("scopes", "scopesNotAllowed");
  }
  return inOrder(wanted.filter((scope) => askable.includes(scope)));
}

/**
 * The scopes that the screen showed and the person did not tick, without allowed ones and ones that may not be asked
 * for.
 */
export function declinedScopes(
  declined: readonly string[],
  allowed: readonly string[],
  registered: readonly string[],
): string[] {
  const askable: readonly string[] = askableScopes(registered);
  return inOrder(declined).filter((scope) => isDataScope(scope) && askable.includes(scope) && !allowed.includes(scope));
}
