import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { redirectUriProblem } from "@/lib/oauth/redirect-uri";
import { GENERAL_ACCESS } from "@/lib/oauth/scopes";
import type { ClientFields } from "@/lib/schemas/oauth";

/**
 * Validates the fields that people enter and returns what to store; addresses are stored exactly as entered. @throws
 * AppError invalid
 */
export function checkedFields(fields: ClientFields, { isPublic }: { isPublic: boolean }) {
  const wrong = fields.redirect_uris.flatMap((uri, index) => {
    const words = redirectUriProblem(uri, { isPublic });
    const loc = ["body", "redirect_uris", index];
    return words === null ? [] : [{ loc, said: says("inItsWords", { words }), type: "redirect_uri" }];
  });
  if (wrong[0]) throw new AppError("invalid", wrong[0].said, { fields: wrong });
  return {
    name: fields.name,
    description: fields.description || null,
    redirectUris: [...new Set(fields.redirect_uris)],
    allowedDomains: [...new Set(fields.allowed_domains)],
    scopes: [...new Set(fields.scopes ?? [GENERAL_ACCESS])],
  };
}
