import { AllergenSign } from "@/components/travel/allergen-sign";
import { tv } from "@/components/ui/variants";
import type { LiveGuestWire } from "@/lib/schemas/live";

type Allergy = LiveGuestWire["allergies"][number];

const SEVERITY = { severe: "Severe", allergy: "Allergy", intolerance: "Intolerance" } as const;

const band = tv({
  base: "px-4 py-3",
  variants: {
    weight: {
      alarm: "bg-alarm text-on-alarm",
      mild: "border-2 border-tomato bg-tomato-tint text-tomato-ink",
      unknown: "border-2 border-control border-dashed bg-unknown-tint",
    },
  },
});

/** One guest's card for the kitchen: readable from two metres, allergies first. */
export function LiveGuest({ guest }: { guest: LiveGuestWire }) {
  const isMild = guest.allergies.every(({ severity }) => severity === "intolerance");
  return (
    <li>
      {!guest.is_allergies_shared ? (
        <div className={band({ weight: "unknown" })}>
          <p className="font-bold text-step-2">Allergies not shown</p>
          <p>Ask {guest.display_name} at the table.</p>
        </div>
      ) : (
        guest.allergies.length > 0 && (
          <div className={band({ weight: isMild ? "mild" : "alarm" })}>
            <ul>
              {guest.allergies.map((allergy) => (
                <AllergyLine allergy={allergy} key={allergy.key} />
              ))}
            </ul>
          </div>
        )
      )}
      <p className="px-4 py-3 text-step-1">
        <b>{guest.diets.join(", ") || (guest.is_diet_shared ? "No particular diet" : "Diet not shown")}</b>
        {guest.avoids.length > 0 && <span className="text-ink-soft"> No {guest.avoids.join(", ")}</span>}
        <span className="mt-0.5 block text-body text-ink-soft">{guest.display_name}</span>
      </p>
    </li>
  );
}

function AllergyLine({ allergy: { key, label, severity, traces } }: { allergy: Allergy }) {
  return (
    <li className="flex items-center gap-3">
      <AllergenSign allergen={key} />
      <span className="min-w-0">
        <span className="block font-bold text-step-4 leading-tight">{label}</span>
        <span className="block">
          {SEVERITY[severity]}
          {traces ? "" : ", traces are fine"}
        </span>
      </span>
    </li>
  );
}
