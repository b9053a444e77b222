import Link from "next/link";
import type { HouseholdActions } from "@/components/household/use-households";
import { Button } from "@/components/ui/button";
import { dietLabel } from "@/lib/dietary/diets";
import { household as people } from "@/lib/household-client";
import { LINKS } from "@/lib/links";
import type { HouseholdPersonWire, HouseholdWire, TablePersonWire } from "@/lib/schemas/household";

type PeopleOfHouseholdProps = HouseholdActions & {
  household: HouseholdWire;
  ownPeople: readonly TablePersonWire[];
};

/** Who eats there without an account: seen by every member, written by who brought them. */
export function PeopleOfHousehold({ household, ownPeople, busy, run }: PeopleOfHouseholdProps) {
  const { id, name } = household;
  const others = ownPeople.filter((person) => person.household_id !== id);
  return (
    <div className="mt-6">
      <h3 className="m-0 mb-2 text-step-0">Without an account</h3>
      {household.people.length === 0 && (
        <p className="m-0 mb-2 text-ink-soft">Nobody yet: a child, somebody old, a guest.</p>
      )}
      <ul className="m-0 grid list-none p-0">
        {household.people.map((person) => (
          <li
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-0 border-line border-t border-solid py-2"
            key={person.id}
          >
            <span className="min-w-0 flex-1 break-words">
              <b>{person.name}</b> <span className="text-ink-soft">{wordsOf(person)}</span>
            </span>
            {person.is_mine && (
              <Button
                aria-label={`Take ${person.name} out of ${name}`}
                disabled={busy}
                onClick={() =>
                  void run(() => people.putInto(person.id, null), `Only you see ${person.name}'s card now.`)
                }
                size="sm"
              >
                Take out
              </Button>
            )}
          </li>
        ))}
        {others.map((person) => (
          <li
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-0 border-line border-t border-solid py-2"
            key={person.id}
          >
            <span className="min-w-0 flex-1 break-words text-ink-soft">
              {person.name}, whom only you {person.household_id ? "and another household see" : "see"}
            </span>
            <Button
              aria-label={`Put ${person.name} into ${name}`}
              disabled={busy}
              onClick={() =>
                void run(() => people.putInto(person.id, id), `Everybody in ${name} sees ${person.name}'s card now.`)
              }
              size="sm"
            >
              Show to all
            </Button>
          </li>
        ))}
      </ul>
      <p className="m-0 mt-2 text-small">
        <Link href={LINKS.planTable} prefetch={false}>
          Write down who eats with you
        </Link>
      </p>
    </div>
  );
}

function wordsOf({ diets, limits }: HouseholdPersonWire): string {
  const foods = limits.map(({ name, severity }) =>
    severity === "severe" ? `${name} (severe)` : severity === null ? `avoids ${name}` : name,
  );
  return [...foods, ...diets.map(dietLabel)].join(", ") || "Nothing is written down, so nothing is checked.";
}
