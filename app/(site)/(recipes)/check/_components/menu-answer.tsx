import { useText } from "#use-text";
import { DishQuestion } from "@/components/at-table/dish-question";
import { DishVerdict } from "@/components/at-table/dish-verdict";
import { ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Moment } from "@/components/ui/moment";
import { type Verdict, VerdictBadge } from "@/components/ui/verdict-badge";
import { LINKS } from "@/lib/links";
import type { MenuCheckedWire } from "@/lib/schemas/food-checks";
import { atTable } from "@/messages/en/at-table";
import { checkFood } from "@/messages/en/check-food";
import { RemoveCheck } from "./remove-check";

type Dish = MenuCheckedWire["dishes"][number];
type Group = "silent" | "ask" | "against";

const GROUPS: readonly Group[] = ["silent", "ask", "against"];
const TITLES = { silent: "silent", ask: "askAbout", against: "against" } as const;
const SIGNS = { silent: "unknown", ask: "unknown", against: "mismatch" } as const satisfies Record<Group, Verdict>;

const groupOf = ({ verdict, is_silent: isSilent }: Dish): Group => {
  if (verdict === "conflict") return "against";
  return isSilent ? "silent" : "ask";
};

/** A paper menu by what is written of each dish. Nothing on it is said to fit. */
export function MenuAnswer({ menu }: { menu: MenuCheckedWire }) {
  const t = useText(checkFood);
  const at = useText(atTable);
  const { dishes, notes, unread } = menu;
  const isJudged = dishes.every(({ verdict }) => verdict !== null);
  const isLate = dishes.some(({ is_late: each }) => each);
  return (
    <article className="grid gap-5">
      <header>
        <h1 className="m-0 wrap-anywhere">{menu.name ?? t("unnamedMenu")}</h1>
        <p className="m-0 mt-1 text-ink-soft">
          {t("menuOf", { count: dishes.length })} · <Moment iso={menu.checked_at} />
        </p>
      </header>
      {unread > 0 && <Callout tone="unknown">{t("unreadWords", { count: unread })}</Callout>}
      {isLate && <Callout tone="unchecked">{t("menuNotRead")}</Callout>}
      <Callout tone="unknown">{isJudged ? t("paperSaysLittle") : t("menuNobody")}</Callout>
      {notes.length > 0 && (
        <section>
          <h2 className="m-0 text-step-1">{t("menuNotes")}</h2>
          {notes.map((note) => (
            <p className="m-0 wrap-anywhere" dir="auto" key={note}>
              {note}
            </p>
          ))}
        </section>
      )}
      <div className="rounded-card border border-line bg-raised px-4 pt-1 pb-3 shadow-card nav:px-8">
        {isJudged && !isLate ? (
          GROUPS.map((group) => {
            const found = dishes.filter((dish) => groupOf(dish) === group);
            if (found.length === 0) return null;
            return (
              <section aria-labelledby={`menu-${group}`} key={group}>
                <div className="flex items-center gap-2.25 border-ink border-b-[1.5px] pt-4.5 pb-2">
                  <VerdictBadge size={24} verdict={SIGNS[group]} />
                  <h2 className="m-0 flex-1 text-step-2" id={`menu-${group}`}>
                    {t(TITLES[group])}
                  </h2>
                  <span className="text-ink-soft text-small">{at("dishCount", { count: found.length })}</span>
                </div>
                <Dishes dishes={found} />
              </section>
            );
          })
        ) : (
          <Dishes dishes={dishes} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink href={LINKS.checkFood}>{t("nextFood")}</ButtonLink>
        <RemoveCheck id={menu.id} />
      </div>
    </article>
  );
}

const Dishes = ({ dishes }: { dishes: readonly Dish[] }) => (
  <ul className="m-0 list-none p-0">
    {dishes.map((dish) => (
      <PaperDish dish={dish} key={dish.id} />
    ))}
  </ul>
);

function PaperDish({ dish }: { dish: Dish }) {
  const { name, description, section, price } = dish;
  const isAsked = groupOf(dish) === "ask" && dish.verdict !== null;
  return (
    <li className="border-line border-t py-3 first:border-0">
      {section && (
        <p className="m-0 text-ink-soft text-small">
          <bdi>{section}</bdi>
        </p>
      )}
      <p className="m-0 flex flex-wrap items-baseline justify-between gap-x-4 font-[560] font-serif text-[1.125rem]/[1.25]">
        <bdi className="wrap-anywhere">{name}</bdi>
        {price && <bdi className="font-sans text-ink-soft text-small">{price}</bdi>}
      </p>
      {description && (
        <p className="m-0 text-ink-soft text-small wrap-anywhere">
          <bdi>{description}</bdi>
        </p>
      )}
      {!dish.is_silent && dish.verdict !== null && <DishVerdict dish={dish} />}
      {isAsked && <DishQuestion dish={dish} />}
    </li>
  );
}
