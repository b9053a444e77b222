import { X } from "lucide-react";
import { useText } from "#use-text";
import type { Scope } from "@/lib/oauth/scopes";
import type { AuthorizationContextWire } from "@/lib/schemas/oauth";
import { consentText } from "@/messages/en/consent";

/** What no application gets, and what this one did not ask for. */
export function StaysWithYou({ scopes }: { scopes: AuthorizationContextWire["scopes"] }) {
  const t = useText(consentText);
  const asks = (...names: Scope[]) => scopes.some(({ name }) => names.includes(name));
  const name = asks("name:read");
  const kept = [
    !asks("profile:read") && (name ? t("yourEmail") : t("emailAndFullName")),
    !asks("dietary_preferences:read", "diet:read", "allergies:read", "health:read")
      ? t("dietAllergiesHealth")
      : !asks("dietary_preferences:read", "health:read") && t("yourHealthConcerns"),
    !asks("ingredients:read", "likes:read") && t("yourIngredientPreferences"),
    t("yourPassword"),
    !asks("favorites:read") && t("yourFavorites"),
    t("otherVisits"),
    asks("groceries:add") ? t("yourRecipes") : t("recipesAndLists"),
  ].filter((text) => text !== false);
  return (
    <>
      <h2 className="text-step-2" id="stays-with-you">
        {t("staysWithYou")}
      </h2>
      <ul className="mt-3 mb-4">
        {kept.map((text) => (
          <li className="flex items-center gap-2.5 py-[7px] text-ink-soft" key={text}>
            <X aria-hidden="true" size={18} />
            {text}
          </li>
        ))}
      </ul>
      <p className="small soft">{t("readsAfresh")}</p>
    </>
  );
}
