"use client";

import { useText } from "#use-text";
import { dayWords } from "@/components/grocery/day-words";
import { useToday } from "@/components/ui/use-today";
import { LINKS } from "@/lib/links";
import type { UseFirstWire } from "@/lib/schemas/pantry";
import { atHomeText } from "@/messages/en/at-home";
import { HomeHead } from "./home-head";

/** What is at home and must be used first. */
export function UseFirst({ foods, today: renderedDay }: { foods: readonly UseFirstWire[]; today: string }) {
  const t = useText(atHomeText);
  const today = useToday(renderedDay);
  return (
    <section aria-labelledby="home-use-first" className="grid gap-2">
      <HomeHead href={LINKS.atHome} id="home-use-first" more={t("onTheShelf")} title={t("useFirst")} />
      <ul className="m-0 grid list-none p-0">
        {foods.map(({ id, name, good_until: day }) => (
          <li className="grid gap-0.5 border-0 border-line border-b border-solid py-2" key={id}>
            <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
            <span className="text-ink-soft text-small">{dayWords(t, day, today)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
