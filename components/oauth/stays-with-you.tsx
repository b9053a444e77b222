import { X } from "lucide-react";
import type { Scope } from "@/lib/oauth/scopes";
import type { AuthorizationContextWire } from "@/lib/schemas/oauth";

/** What no application gets, and what this one did not ask for. */
export function StaysWithYou({ scopes }: { scopes: AuthorizationContextWire["scopes"] }) {
  const asks = (...names: Scope[]) => scopes.some(({ name }) => names.includes(name));
  const name = asks("name:read");
  const kept = [
    !asks("profile:read") && (name ? "Your email" : "Your email and full name"),
    !asks("dietary_preferences:read", "diet:read", "allergies:read", "health:read")
      ? "Your diet, allergies and health concerns"
      : !asks("dietary_preferences:read", "health:read") && "Your health concerns",
    !asks("ingredients:read", "likes:read") && "Your ingredient preferences",
    "Your password",
    !asks("favorites:read") && "Your favorites",
    "Your visits to other places",
    asks("groceries:add") ? "Your recipes" : "Your recipes and grocery lists",
  ].filter((text) => text !== false);
  return (
    <>
      <h2 className="text-step-2" id="stays-with-you">
        This half stays with you
      </h2>
      <ul className="mt-3 mb-4">
        {kept.map((text) => (
          <li className="flex items-center gap-2.5 py-[7px] text-ink-soft" key={text}>
            <X aria-hidden="true" size={18} />
            {text}
          </li>
        ))}
      </ul>
      <p className="small soft">
        An application reads your values afresh each time, so what you change here is what it sees next.
      </p>
    </>
  );
}
