import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { ErrorState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { adminApi } from "@/lib/admin-client";
import type { ImportResult } from "@/lib/schemas/admin";
import { errorMessage } from "../use-confirmed";

const count = (value: number, one: string, many: string) => `${value.toLocaleString("en")} ${value === 1 ? one : many}`;

type ImportEffectProps = {
  result: ImportResult;
  /** For a file that is sent in parts, a recipe or person that two parts affect is counted twice. */
  atMost: boolean;
};

/** How many recipes and people the changed rows of a file touch, and on demand which ones. */
export function ImportEffect({ result: { recipes, people, touched }, atMost }: ImportEffectProps) {
  const [open, setOpen] = useState(false);
  if (recipes === 0 && people === 0) return null;
  return (
    <div className="rounded-control bg-saffron-tint p-3 text-small">
      <p>
        The changed rows touch {atMost && "at most "}
        {count(recipes, "recipe", "recipes")} and {count(people, "person who has", "people who have")} recorded an
        allergy, intolerance or avoid that covers them.
      </p>
      <button
        aria-expanded={open}
        className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline"
        onClick={() => setOpen(!open)}
        type="button"
      >
        Which ones
      </button>
      {open && <WhichOnes foods={touched} />}
    </div>
  );
}

function WhichOnes({ foods }: { foods: readonly string[] }) {
  const list = useQuery({ queryKey: ["admin", "touched", foods], queryFn: () => adminApi.touched(foods) });
  if (list.isError) {
    return (
      <ErrorState onRetry={() => list.refetch()} retrying={list.isFetching} title="Failed to load model data">
        {errorMessage(list.error, "Nothing was changed.")}
      </ErrorState>
    );
  }
  if (!list.data) {
    return (
      <SkeletonGroup>
        <Skeleton height="96px" />
      </SkeletonGroup>
    );
  }
  const more = foods.length - list.data.foods.length;
  return (
    <div className="grid gap-3">
      <ul aria-label="Foods that the changed rows touch">
        {list.data.foods.map(({ id, name, recipes, people }) => (
          <li className="flex flex-wrap justify-between gap-x-4 border-line border-t py-1" key={id}>
            <span className="break-words font-semibold">{name}</span>
            <span className="tabular-nums">
              {count(recipes, "recipe", "recipes")}, {count(people, "person", "people")}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{count(more, "more food is", "more foods are")} not shown.</p>}
      <p>People are counted and never named: what they may not eat goes only where they sent it.</p>
      {list.data.recipes.length > 0 && (
        <ul aria-label="Recipes that the changed rows touch" className="max-h-60 overflow-y-auto">
          {list.data.recipes.map(({ id, title }) => (
            <li className="border-line border-t" key={id}>
              <Link
                className="inline-flex min-h-11 items-center break-words"
                href={`/admin?model=recipes&row=${id}`}
                prefetch={false}
                target="_blank"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
