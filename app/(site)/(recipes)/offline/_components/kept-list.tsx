import { useState } from "react";
import { useText } from "#use-text";
import type { KeptRecipe } from "@/components/offline/kept";
import { CardFit } from "@/components/recipes/card-fit";
import { RecipePicture } from "@/components/recipes/recipe-picture";
import { EmptyState } from "@/components/ui/empty-state";
import { TextField } from "@/components/ui/field";
import { RuledHeading } from "@/components/ui/ruled-heading";
import { offlineText } from "@/messages/en/offline";
import { keptPhotos, offlineAddress } from "./kept-addresses";

/** From so many recipes on, they can be looked through. */
const SEARCHED_FROM = 8;

type KeptListProps = { recipes: readonly KeptRecipe[]; card: string };

/** The recipes on this device, looked through by title and ingredient. */
export function KeptList({ recipes, card }: KeptListProps) {
  const t = useText(offlineText);
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase();
  const shown = recipes.filter(
    ({ recipe: { title, ingredients } }) =>
      wanted === "" ||
      [title, ...ingredients.map(({ name }) => name)].some((each) => each.toLowerCase().includes(wanted)),
  );
  return (
    <section aria-labelledby="kept-recipes" className="mb-10">
      <RuledHeading id="kept-recipes">{t("recipesHere", { count: recipes.length })}</RuledHeading>
      {recipes.length === 0 && <EmptyState title={t("noneYet")}>{t("howTheyCome")}</EmptyState>}
      {recipes.length >= SEARCHED_FROM && (
        <div className="mt-4 max-w-[420px]">
          <TextField
            autoComplete="off"
            label={t("lookThrough")}
            onChange={({ target }) => setText(target.value)}
            type="search"
            value={text}
          />
        </div>
      )}
      <ul className="m-0 grid list-none p-0">
        {shown.map((kept) => (
          <li className="flex items-start gap-4 border-line border-b py-3" key={kept.recipe.id}>
            <RecipePicture
              className="h-16 w-20 flex-none rounded-control"
              recipe={{ image: null, photos: keptPhotos(kept) }}
              sizes="80px"
            />
            <span className="grid min-w-0 gap-1">
              {/* A whole load, which the device answers by itself. */}
              <a className="wrap-anywhere font-semibold" href={offlineAddress(kept)}>
                {kept.recipe.title}
              </a>
              {kept.card === card && kept.recipe.judgement && <CardFit fit={kept.recipe.judgement.fit} />}
            </span>
          </li>
        ))}
      </ul>
      {wanted !== "" && shown.length === 0 && <p className="text-ink-soft">{t("noneWithThat")}</p>}
    </section>
  );
}
