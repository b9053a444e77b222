import Link from "next/link";
import { useText } from "#use-text";
import type { HouseholdActions } from "@/components/household/use-households";
import { Button } from "@/components/ui/button";
import { dietLabel } from "@/lib/dietary/diets";
import { household as people } from "@/lib/household-client";
import type { Say } from "@/lib/i18n/area";
import { LINKS, personCardAddress } from "@/lib/links";
import type { HouseholdPersonWire, HouseholdWire, TablePersonWire } from "@/lib/schemas/household";
import { householdText } from "@/messages/en/household";
import { terms } from "@/messages/en/terms";

type PeopleOfHouseholdProps = HouseholdActions & {
  household: HouseholdWire;
  ownPeople: readonly TablePersonWire[];
};

/** People without an account who eat in the household. Every member sees them; the member who added them edits them. */
export function PeopleOfHousehold({ household, ownPeople, busy, run }: PeopleOfHouseholdProps) {
  const t = useText(householdText);
  const term = useText(terms);
  const { id, name } = household;
  const others = ownPeople.filter((person) => person.household_id !== id);
  return (
    <div className="mt-6">
      <h3 className="m-0 mb-2 text-(length:--t0)">{t("withoutAnAccount")}</h3>
      {household.people.length === 0 && <p className="m-0 mb-2 text-ink-soft">{t("nobodyYet")}</p>}
      <ul className="m-0 grid list-none p-0">
        {household.people.map((person) => (
          <li
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-0 border-line border-t border-solid py-2"
            key={person.id}
          >
            <span className="min-w-0 flex-1 break-words">
              <b>
                {person.is_mine ? (
                  <Link href={personCardAddress(person.id)} prefetch={false}>
                    {person.name}
                  </Link>
                ) : (
                  person.name
                )}
              </b>{" "}
              <span className="text-ink-soft">{limitsAndDiets(t, term, person)}</span>
            </span>
            {person.is_mine && (
              <Button
                aria-label={t("removeMember", { name: person.name, name2: name })}
                disabled={busy}
                onClick={() =>
                  void run(() => people.putInto(person.id, null), t("onlyYouSeeName", { name: person.name }))
                }
                size="sm"
              >
                {t("takeOut")}
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
              {t(person.household_id ? "youAndOthersSee" : "onlyYouSee", { name: person.name })}
            </span>
            <Button
              aria-label={t("putNameIntoName2", { name: person.name, name2: name })}
              disabled={busy}
              onClick={() =>
                void run(() => people.putInto(person.id, id), t("memberCardShown", { name, name2: person.name }))
              }
              size="sm"
            >
              {t("showToAll")}
            </Button>
          </li>
        ))}
      </ul>
      <p className="m-0 mt-2 text-small">
        <Link href={LINKS.planTable} prefetch={false}>
          {t("tableTitle")}
        </Link>
      </p>
    </div>
  );
}

function limitsAndDiets(
  t: Say<typeof householdText>,
  term: Say<typeof terms>,
  { diets, limits }: HouseholdPersonWire,
): string {
  const foods = limits.map(({ name, severity }) =>
    severity === "severe"
      ? t("foodSevere", { name: term.known(name) })
      : severity === null
        ? t("avoidsName", { name: term.known(name) })
        : term.known(name),
  );
  return [...foods, ...diets.map((key) => term.known(dietLabel(key)))].join(", ") || t("nothingWritten");
}
