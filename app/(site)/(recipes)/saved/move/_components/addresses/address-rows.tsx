"use client";

import Link from "next/link";
import { useState } from "react";
import { useText } from "#use-text";
import { PastePage, pastedFrom } from "@/components/recipes/paste-page";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { reviewFound } from "@/components/recipes/review/review-found";
import { ReviewLines } from "@/components/recipes/review/review-lines";
import { ChooseRecipes } from "@/components/recipes/several/choose-recipes";
import { type FoundRecipe, recipesFound } from "@/components/recipes/several/recipes-found";
import type { Given } from "@/components/recipes/several/use-choice";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { tv } from "@/components/ui/variants";
import { failureOf } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { LINKS } from "@/lib/links";
import type { ReviewWire } from "@/lib/schemas/reviewed-lines";
import { addressListText } from "@/messages/en/address-list";
import { type AddressRow, notBegun } from "./run-addresses";

const label = tv({
  base: "shrink-0 rounded-label px-2 py-0.5 font-semibold text-small",
  variants: {
    state: {
      added: "bg-sunk text-ink",
      kept: "bg-unknown-tint text-ink-soft",
      several: "border border-control text-ink",
      failed: "border border-control text-ink",
      waiting: "text-ink-soft",
    },
  },
});

type OnResult = (row: AddressRow) => void;

/** Every address with its result, and what the person can do where it was not read. */
export function AddressRows({ rows, onResult }: { rows: readonly AddressRow[]; onResult: OnResult }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-raised">
      {rows.map((row) => (
        <Row key={row.address} onResult={onResult} row={row} />
      ))}
    </ul>
  );
}

function Row({ row, onResult }: { row: AddressRow; onResult: OnResult }) {
  const t = useText(addressListText);
  const { state, title, recipe_id: id, address, reason, way, recipes } = row;
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="wrap-anywhere min-w-0 font-semibold">
          {id ? (
            <Link href={recipeAddress(id)} prefetch={false}>
              {title}
            </Link>
          ) : (
            (title ?? address)
          )}
        </span>
        <span className={label({ state })}>{t(state)}</span>
      </div>
      {title && <p className="break-all text-ink-soft text-small">{address}</p>}
      {reason && <p className="text-ink-soft text-small">{reason}</p>}
      {way === "correct" && <p className="text-small">{t("correct")}</p>}
      {way === "retry" && <p className="text-small">{t("later")}</p>}
      {way === "photo" && (
        <p className="text-small">
          <Link href={LINKS.photoOfPage} prefetch={false}>
            {t("photo")}
          </Link>
        </p>
      )}
      {state === "several" && (
        <details>
          <summary className="cursor-pointer py-2.5 font-semibold">{t("choose")}</summary>
          <ChooseRecipes given={{ url: address }} isSignedIn recipes={recipes} />
        </details>
      )}
      {state === "failed" && way !== "correct" && <Paste address={address} onResult={onResult} />}
    </li>
  );
}

function Paste({ address, onResult }: { address: string; onResult: OnResult }) {
  const t = useText(addressListText);
  const toast = useToast();
  const { busy, run } = useTask();
  const [choice, setChoice] = useState<{ given: Given; recipes: readonly FoundRecipe[] } | null>(null);
  const [doubt, setDoubt] = useState<{ given: Given; review: ReviewWire } | null>(null);
  const added = ({ id, title }: { id: string; title: string }) =>
    onResult({ ...notBegun(address), state: "added", title, recipe_id: id });
  const submit = (pasted: string) => {
    const given = pastedFrom(address, pasted);
    return run(
      "paste",
      async () => {
        added(await api.parseRecipe({ ...given, review: true }));
      },
      (error) => {
        const recipes = recipesFound(error);
        const review = reviewFound(error);
        setDoubt(review && { given, review });
        setChoice(recipes.length > 0 ? { given, recipes } : null);
        if (!review) toast("error", failureOf(error, t("pasteFailed")));
      },
    );
  };
  return (
    <details>
      <summary className="cursor-pointer py-2.5 font-semibold">{t("paste")}</summary>
      {choice && <ChooseRecipes given={choice.given} isSignedIn recipes={choice.recipes} />}
      {doubt && <ReviewLines given={doubt.given} onSaved={added} review={doubt.review} />}
      <PastePage busy={busy} onPaste={(pasted) => void submit(pasted)} />
    </details>
  );
}
