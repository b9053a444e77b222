"use client";

import { Maximize2 } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { type Verdict, VerdictBadge } from "@/components/ui/verdict-badge";
import { KitchenSays } from "@/components/visits/kitchen-says";
import { LINKS } from "@/lib/links";
import type { SeatedWire, Shelf, TableDishWire } from "@/lib/schemas/tables";
import { marksInWords } from "@/lib/tables/marks-in-words";
import { SHELVES } from "@/lib/tables/table-rules";
import { tablesText } from "@/messages/en/tables";
import { TableForStaff } from "./table-for-staff";

const TITLES: Record<Shelf, string> = {
  all: "Everyone can share",
  changed: "With a change",
  ask: "Ask first",
  some: "For some of you",
};

const SIGNS: Record<TableDishWire["marks"][number], Verdict> = {
  match: "match",
  adaptable: "adaptable",
  unknown: "unknown",
  not: "mismatch",
};

type TableDishesProps = { seated: SeatedWire; venue: { id: string; name: string } };

/** The dishes of the venue's menu in four lists, first those that everybody can eat. */
export function TableDishes({ seated, venue }: TableDishesProps) {
  const t = useText(tablesText);
  const [isShown, setShown] = useState(false);
  const { dishes, is_late, shows_all, allergies } = seated;
  const shelves = SHELVES.filter((shelf) => shelf === "all" || dishes.some((dish) => dish.shelf === shelf));
  if (is_late) {
    return <p className="lead m-0">{t("menuNotLoaded")}</p>;
  }
  if (dishes.length === 0 && shows_all) {
    return (
      <p className="lead m-0">
        {t.rich("venueHasNoMenu", { name: venue.name, link: (inside) => <a href={LINKS.myId}>{inside}</a> })}
      </p>
    );
  }
  return (
    <div className="grid min-w-0 gap-9">
      {shelves.map((shelf) => (
        <DishShelf dishes={dishes.filter((dish) => dish.shelf === shelf)} key={shelf} shelf={shelf} />
      ))}
      <p className="m-0 text-ink-soft text-small">{t("judgedByMenu", { name: venue.name })}</p>
      {allergies && allergies.length > 0 && (
        <>
          <Button onClick={() => setShown(true)} variant="primary" wide>
            <Maximize2 size={20} />
            {t("showTableAllergies")}
          </Button>
          <TableForStaff allergies={allergies} onOpenChange={setShown} open={isShown} />
        </>
      )}
    </div>
  );
}

function DishShelf({ shelf, dishes }: { shelf: Shelf; dishes: readonly TableDishWire[] }) {
  const t = useText(tablesText);
  const id = `shelf-${shelf}`;
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-0 border-ink border-b border-solid pb-2">
        <h2 className="m-0 text-step-2" id={id}>
          {t.known(TITLES[shelf])}
        </h2>
        <span className="text-ink-soft text-small">
          {dishes.length} {dishes.length === 1 ? "dish" : "dishes"}
        </span>
      </div>
      {dishes.length === 0 && <p className="mt-3 mb-0 text-ink-soft">{t("noDishForAll")}</p>}
      <ul className="m-0 list-none p-0">
        {dishes.map((dish) => (
          <Dish dish={dish} key={dish.id} />
        ))}
      </ul>
    </section>
  );
}

function Dish({ dish }: { dish: TableDishWire }) {
  const t = useText(tablesText);
  const { name, description, marks, without, ask, named, kitchen } = dish;
  return (
    <li className="grid gap-1.5 border-0 border-line border-b border-solid py-4">
      <h3 className="m-0 font-semibold font-serif text-step-1">
        <bdi>{name}</bdi>
      </h3>
      {description && (
        <p className="m-0 text-ink-soft text-small">
          <bdi>{description}</bdi>
        </p>
      )}
      <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-small">
        <span aria-hidden="true" className="flex flex-wrap gap-1">
          {marks.map((mark, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the marks have no other identity
            <VerdictBadge key={`${mark} ${place}`} verdict={SIGNS[mark]} />
          ))}
        </span>
        {marksInWords(marks)}
      </p>
      <KitchenSays said={kitchen} />
      {without.length > 0 && (
        <p className="m-0 border-0 border-herb border-s-2 border-solid ps-3 font-serif italic">
          {t("orderWithout", { without: new Intl.ListFormat(t.locale, { type: "conjunction" }).format(without) })}
        </p>
      )}
      {ask.length > 0 && <p className="m-0 text-small">{t("askStaff", { ask: ask.join(", ") })}</p>}
      {named.map((each) => (
        <p className="m-0 text-small" key={each.name}>
          <b>{each.name}</b>: {each.because.join(", ")}
        </p>
      ))}
    </li>
  );
}
