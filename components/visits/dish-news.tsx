"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { dietLabel } from "@/lib/dietary/diets";
import { savedDishesApi } from "@/lib/saved-dishes-client";
import type { DishNotice } from "@/lib/schemas/venue-menu";

type News = { dishId: string; dish: string; venue: { id: string; name: string }; notice: DishNotice };

/** Saved dishes that fit their keeper no more, until they say what becomes of them. */
export function DishNews({ news }: { news: readonly News[] }) {
  const router = useRouter();
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  if (news.length === 0) return null;
  const answer = async ({ dishId, venue }: News, isKept: boolean) => {
    setBusy(dishId);
    try {
      await savedDishesApi[isKept ? "save" : "forget"](venue.id, dishId);
      router.refresh();
    } catch {
      toast("error", "Nothing was changed. Please try again.");
    }
    setBusy(null);
  };
  return (
    <section aria-label="Dishes that changed" className="mt-6 border-2 border-tomato bg-tomato-tint px-5 py-4">
      <h2 className="text-step-2">A dish that you saved has changed</h2>
      <ul>
        {news.map((each) => (
          <li className="border-line border-b py-3 last:border-b-0" key={each.dishId}>
            <p>
              <b>{each.dish}</b> at{" "}
              <Link className="underline underline-offset-4" href={`/venue/${each.venue.id}`}>
                {each.venue.name}
              </Link>
              {wordsOf(each.notice)}
            </p>
            <div className="mt-2 flex flex-wrap gap-3">
              <Button busy={busy === each.dishId} onClick={() => void answer(each, false)} size="sm">
                Remove {each.dish}
              </Button>
              <Button busy={busy === each.dishId} onClick={() => void answer(each, true)} size="sm">
                Keep it all the same
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf({ keys, because }: DishNotice): string {
  if (keys.length === 0) return " is made differently now. Ask what is in it before you order.";
  const why = because.length > 0 ? ` because of ${because.join(", ")}` : "";
  return ` no longer fits ${keys.map(dietLabel).join(", ")}${why}.`;
}
