"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { dietLabel } from "@/lib/dietary/diets";
import type { Say } from "@/lib/i18n/area";
import { savedDishesApi } from "@/lib/saved-dishes-client";
import type { DishNotice } from "@/lib/schemas/venue-menu";
import { terms } from "@/messages/en/terms";
import { visits } from "@/messages/en/visits";

type News = { dishId: string; dish: string; venue: { id: string; name: string }; notice: DishNotice };

/** Saved dishes that no longer fit the person, shown until the person decides what to do with them. */
export function DishNews({ news }: { news: readonly News[] }) {
  const t = useText(visits);
  if (news.length === 0) return null;
  return (
    <section aria-label={t("dishesThatChanged")} className="mt-6 border-2 border-tomato bg-tomato-tint px-5 py-4">
      <h2 className="text-step-2">{t("savedDishChanged")}</h2>
      <ul>
        {news.map((each) => (
          <ChangedDish key={each.dishId} {...each} />
        ))}
      </ul>
    </section>
  );
}

function ChangedDish({ dishId, dish, venue, notice }: News) {
  const t = useText(visits);
  const term = useText(terms);
  const router = useRouter();
  const toast = useToast();
  const { busy, run } = useTask();
  const answer = (kind: "save" | "forget") =>
    run(
      kind,
      async () => {
        await savedDishesApi[kind](venue.id, dishId);
        router.refresh();
      },
      () => toast("error", t("unchangedRetry")),
    );
  return (
    <li className="border-line border-b py-3 last:border-b-0">
      <p>
        {t.rich("dishAtVenue", {
          dish,
          b: (inside) => <b>{inside}</b>,
          name: venue.name,
          link: (inside) => (
            <Link className="underline underline-offset-4" href={`/venue/${venue.id}`}>
              {inside}
            </Link>
          ),
          notice: noticeSentence(t, term, notice),
        })}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void answer("forget")} size="sm">
          {t("removeDish", { dish })}
        </Button>
        <Button busy={busy} onClick={() => void answer("save")} size="sm">
          {t("keepAnyway")}
        </Button>
      </div>
    </li>
  );
}

function noticeSentence(t: Say<typeof visits>, term: Say<typeof terms>, { keys, because }: DishNotice): string {
  if (keys.length === 0) return t("madeDifferently");
  const diets = keys.map((key) => term.known(dietLabel(key))).join(", ");
  return because.length > 0 ? t("noLongerFitsWhy", { diets, why: because.join(", ") }) : t("fitsNoMore", { diets });
}
