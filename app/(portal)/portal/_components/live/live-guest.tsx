import { AllergenSign } from "@/components/dietary/allergen-sign";
import { Button } from "@/components/ui/button";
import { tv } from "@/components/ui/variants";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { CARD_WORDS, weightWords } from "@/lib/analytics/card-words";
import type { LiveGuestWire } from "@/lib/schemas/live";

type Allergy = LiveGuestWire["allergies"][number];

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

type LiveGuestProps = {
  guest: LiveGuestWire;
  /** Takes the guest off the list, or puts them back; absent where neither can be done. */
  onDismiss?: ((guest: LiveGuestWire) => void) | undefined;
};

/** One guest's card for the kitchen: readable from two metres, allergies first. */
export function LiveGuest({ guest, onDismiss }: LiveGuestProps) {
  const { card, allergies, diets, avoids, display_name: name, dismissed } = guest;
  return (
    <li>
      {card === "allergies" ? (
        <Allergies allergies={allergies} />
      ) : (
        card !== "no_allergy_named" && <ToAsk guest={guest} words={CARD_WORDS[card]} />
      )}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-1 px-4 py-3">
        <p className="min-w-0 flex-1 wrap-anywhere text-step-1">
          <b>{diets.join(", ") || (guest.is_diet_shared ? "No diet on the card" : "Diet not shown")}</b>
          {avoids.length > 0 && <span className="text-ink-soft"> No {avoids.join(", ")}</span>}
          {card === "no_allergy_named" && (
            <span className="block text-body text-ink-soft">{CARD_WORDS.no_allergy_named}</span>
          )}
          <bdi className="mt-0.5 block text-body text-ink-soft">{name}</bdi>
        </p>
        {onDismiss && !guest.has_account && (
          <Button onClick={() => onDismiss(guest)} size="sm">
            {dismissed ? "Put back" : "Dismiss"}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function Allergies({ allergies }: { allergies: readonly Allergy[] }) {
  const isMild = allergies.every(({ severity }) => severity === "intolerance");
  return (
    <ul className={band({ weight: isMild ? "mild" : "alarm" })}>
      {allergies.map((allergy) => (
        <li className="flex items-center gap-3" key={allergy.key}>
          <AllergenSign allergen={allergy.key} />
          <span className="min-w-0">
            <span className="wrap-anywhere block hyphens-auto font-bold text-step-4 leading-tight">
              {allergy.label}
            </span>
            <span className="block">{weightWords(allergy)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function ToAsk({ guest, words }: { guest: LiveGuestWire; words: string }) {
  return (
    <div className={band({ weight: "unknown" })}>
      <p className="flex items-center gap-2 font-bold text-step-2">
        <VerdictBadge size={24} verdict="unknown" />
        {words}
      </p>
      <p className="wrap-anywhere">
        Empty is not safe. Ask <bdi>{guest.display_name}</bdi> at the table.
      </p>
    </div>
  );
}
