"use client";

import { Clock } from "lucide-react";
import Link from "next/link";
import { useText } from "#use-text";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { ownPicture } from "@/components/recipes/web-links";
import { TextField } from "@/components/ui/field";
import type { SeatedWire } from "@/lib/schemas/tables";
import { tablesText } from "@/messages/en/tables";

type TableRecipesProps = { seated: SeatedWire; typed: string; onType: (text: string) => void; isLooking: boolean };

/** For a table at home: the recipes that fit everybody who has joined. */
export function TableRecipes({ seated, typed, onType, isLooking }: TableRecipesProps) {
  const t = useText(tablesText);
  const { recipes, seats } = seated;
  const isUnknown = seats.some((seat) => seat.is_blank);
  return (
    <section aria-labelledby="for-all" className="grid min-w-0 gap-4">
      <h2 className="m-0 text-step-3" id="for-all">
        {t("recipesForAllOf")}
      </h2>
      <TextField
        label={t("lookForADish")}
        maxLength={100}
        onChange={(event) => onType(event.target.value)}
        placeholder={t("soupCurryCake")}
        type="search"
        value={typed}
      />
      <div aria-busy={isLooking || undefined} aria-live="polite">
        {recipes.length === 0 && (
          <p className="m-0 text-ink-soft">
            {isUnknown
              ? t("someCardBlank")
              : typed.trim()
                ? t("noRecipeCalled", { typed: typed.trim() })
                : t("noRecipeForAll")}
          </p>
        )}
        <ul className="m-0 grid list-none gap-4 p-0 tablet:grid-cols-2">
          {recipes.map(({ id, title, image, plate, total_time }) => {
            const src = ownPicture(image) ?? `/plates/${plate}.svg`;
            return (
              <li
                className="relative flex min-w-0 items-center gap-4 rounded-card border border-line border-solid bg-raised p-3"
                key={id}
              >
                {/* biome-ignore lint/performance/noImgElement: the server provides photos and drawings in its own sizes */}
                <img
                  alt=""
                  className="size-16 shrink-0 rounded-full object-cover"
                  height={64}
                  loading="lazy"
                  referrerPolicy="no-referrer"
                  src={src}
                  width={64}
                />
                <div className="min-w-0">
                  <Link
                    className="font-semibold text-ink after:absolute after:inset-0 [overflow-wrap:anywhere]"
                    href={recipeAddress(id)}
                    prefetch={false}
                  >
                    {title}
                  </Link>
                  {total_time !== null && (
                    <p className="m-0 mt-1 flex items-center gap-1.5 text-ink-soft text-small">
                      <Clock aria-hidden="true" size={16} />
                      {t("totalTimeMin", { total_time })}
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
