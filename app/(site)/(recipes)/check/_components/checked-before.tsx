import { Search } from "lucide-react";
import Link from "next/link";
import { useText } from "#use-text";
import { PeopleFit } from "@/components/recipes/people-fit";
import { ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Moment } from "@/components/ui/moment";
import { LINKS } from "@/lib/links";
import type { FoodCheckListWire } from "@/lib/schemas/food-checks";
import { checkFood } from "@/messages/en/check-food";
import { nameOfCheck } from "./check-words";
import { DeleteHistory } from "./delete-history";

type CheckedBeforeProps = { history: FoodCheckListWire; q: string; isFirstPage: boolean };

/** What the person had checked, each with the verdict of today. */
export function CheckedBefore({ history, q, isFirstPage }: CheckedBeforeProps) {
  const t = useText(checkFood);
  const { checks, has_more: hasMore } = history;
  const isEmpty = checks.length === 0 && q === "" && isFirstPage;
  const search = q === "" ? "" : `&q=${encodeURIComponent(q)}`;
  return (
    <section className="grid gap-3">
      <h2 className="m-0 border-ink border-b-[1.5px] pb-2 text-step-1">{t("checkedBefore")}</h2>
      {isEmpty ? (
        <p className="m-0 text-ink-soft">{t("nothingYet")}</p>
      ) : (
        <search>
          <form action={LINKS.checkFood} className="flex items-end gap-2">
            <TextField
              className="flex-1"
              defaultValue={q}
              hideLabel
              label={t("findFood")}
              maxLength={100}
              name="q"
              placeholder={t("findFood")}
              type="search"
            />
            <IconButton label={t("findFood")} type="submit">
              <Search size={20} />
            </IconButton>
          </form>
        </search>
      )}
      {checks.length === 0 && q !== "" && <p className="m-0 text-ink-soft">{t("nothingFound", { q })}</p>}
      <ul className="m-0 list-none p-0">
        {checks.map((check) => (
          <li className="border-line border-b py-3 last:border-b-0" key={check.id}>
            <Link className="font-[620] wrap-anywhere" href={`${LINKS.checkFood}/${check.id}`} prefetch={false}>
              {nameOfCheck(t, check)}
            </Link>
            <p className="m-0 mb-1 text-ink-soft text-small">
              <Moment iso={check.checked_at} />
            </p>
            {check.dishes === null ? (
              <PeopleFit fit={{ adaptable: null }} people={check.people} />
            ) : (
              <p className="m-0 text-small">{t("menuOf", { count: check.dishes })}</p>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {hasMore && (
          <ButtonLink href={`${LINKS.checkFood}?before=${checks.at(-1)?.id}${search}`}>{t("older")}</ButtonLink>
        )}
        {!isFirstPage && <ButtonLink href={LINKS.checkFood}>{t("newest")}</ButtonLink>}
        {checks.length > 0 && <DeleteHistory />}
      </div>
    </section>
  );
}
