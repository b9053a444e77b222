import "@/styles/consent.css";
import { X } from "lucide-react";
import type { AuthorizationContextWire } from "@/lib/schemas/oauth";

/** What no application gets, and what this one did not ask for. */
export function StaysWithYou({ scopes }: { scopes: AuthorizationContextWire["scopes"] }) {
  const asks = (name: string) => scopes.some((scope) => scope.name === name);
  const kept = [
    !asks("profile:read") && "Your email and full name",
    !asks("dietary_preferences:read") && "Your diet, allergies and health concerns",
    !asks("ingredients:read") && "Your ingredient preferences",
    "Your password",
    "Your favorites",
    "Your visits to other places",
    "Your recipes and grocery lists",
  ].filter((text) => text !== false);
  return (
    <>
      <h2 id="stays-with-you">This half stays with you</h2>
      <ul className="consent-kept">
        {kept.map((text) => (
          <li key={text}>
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
