"use client";

import { useState } from "react";
import { FEWER, shareOf } from "@/lib/analytics/category-words";
import type { MenuWire } from "@/lib/schemas/venue-menu";
import { MenuEditor } from "./menu-editor";
import { MenuLab } from "./menu-lab";

type VenueMenuProps = { venueId: string; initial: MenuWire };

/** Which guests the menu serves, the single change that would serve the most others, and the menu itself. */
export function VenueMenu({ venueId, initial }: VenueMenuProps) {
  const [menu, setMenu] = useState(initial);
  return (
    <>
      {menu.dishes.length > 0 && <Insight menu={menu} />}
      {menu.dishes.length > 0 && <MenuLab dishes={menu.dishes} />}
      <MenuEditor key={venueId} menu={menu} onSaved={setMenu} venueId={venueId} />
    </>
  );
}

function Insight({ menu }: { menu: MenuWire }) {
  const { guests, change, served, dishes } = menu;
  if (guests === null) {
    return (
      <p className="mt-6 rounded-card border border-line border-dashed bg-page p-5">
        Which guests a dish fits is said from 5 guests on, so that nobody can be picked out. The test lab below works
        without any.
      </p>
    );
  }
  return (
    <>
      <section className="mt-6 rounded-card bg-cover p-6 text-cover-ink">
        <h2 className="text-step-3">
          {change ? `${change.dish} without ${change.ingredient}` : "No single change would serve 5 more guests"}
        </h2>
        <p className="mt-1">
          {change
            ? `would fit ${change.guests.toLocaleString("en")} more of your ${guests.toLocaleString("en")} guests: nothing else in it stands in their way.`
            : "Leaving one ingredient out of one dish is not enough for any larger group."}
        </p>
      </section>
      <ul className="mt-5 grid gap-x-8 border-ink border-y py-3 tablet:grid-cols-3">
        {served.map(({ at_least: atLeast, guests: count }) => (
          <li key={atLeast}>
            <span className="block font-bold text-step-3">{count === null ? "held back" : shareOf(count, guests)}</span>
            of guests have at least {atLeast} {atLeast === 1 ? "dish" : "dishes"}
          </li>
        ))}
      </ul>
      <section className="mt-6">
        <h2 className="text-step-3">Dish by dish</h2>
        <p className="mt-1 text-ink-soft text-small">
          Of {guests.toLocaleString("en")} guests whose diet and allergies are known. Unknown never counts as fits.
        </p>
        <ul className="mt-3">
          {dishes.map(({ name, description, fits, unknown }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a menu may name two dishes alike; its order is its identity
            <li className="grid gap-x-5 border-line border-t py-3 tablet:grid-cols-[minmax(0,1fr)_15rem]" key={place}>
              <p>
                <b>{name}</b>
                {description && <span className="block text-ink-soft text-small">{description}</span>}
              </p>
              <div className="text-small">
                <p>
                  <b>{fits === null ? "held back" : `fits ${shareOf(fits, guests)}`}</b>
                  {unknown === null
                    ? ` · unknown: ${FEWER}`
                    : unknown > 0
                      ? ` · unknown for ${shareOf(unknown, guests)}`
                      : ""}
                </p>
                {fits !== null && (
                  <div aria-hidden="true" className="mt-1 h-3 rounded-label border border-herb">
                    <div className="h-full bg-herb" style={{ width: `${(fits / guests) * 100}%` }} />
                  </div>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
