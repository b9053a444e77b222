"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { namesOf } from "@/components/recipes/people-words";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import { failureOf, NO_DETAIL } from "@/lib/api-call";
import { foodChecks } from "@/lib/food-checks-client";
import { LINKS } from "@/lib/links";
import type { AlternativesWire, FoodCheckWire } from "@/lib/schemas/food-checks";
import { checkFood } from "@/messages/en/check-food";
import { verdicts } from "@/messages/en/verdicts";

/** Products of the same kind that fit, looked for after the answer stands. Shows nothing until one is found. */
export function Alternatives({ check }: { check: Pick<FoodCheckWire, "id" | "people"> }) {
  const t = useText(checkFood);
  const verdict = useText(verdicts);
  const router = useRouter();
  const toast = useToast();
  const { run, running } = useTask();
  const { id, people } = check;
  const [found, setFound] = useState<AlternativesWire>([]);
  useEffect(() => {
    const end = new AbortController();
    // Without an answer there is nothing to offer; the answer about the food itself stands.
    foodChecks.listAlternatives(id, end.signal).then(setFound, () => undefined);
    return () => end.abort();
  }, [id]);
  if (found.length === 0) return null;
  const open = (gtin: string) =>
    run(
      gtin,
      async (signal) => {
        const next = await foodChecks.checkCode(gtin, signal);
        router.push(`${LINKS.checkFood}/${next.id}`);
        return LEAVING;
      },
      (error) => toast("error", failureOf(error, NO_DETAIL)),
    );
  return (
    <section className="grid gap-3">
      <h2 className="m-0 text-step-1">{t("fitsInstead", { names: namesOf(verdict, people) })}</h2>
      <ul className="m-0 grid list-none gap-2 p-0">
        {found.map(({ gtin, name, brand }) => (
          <li className={`flex items-center gap-2 ${verdictClass("match")}`} key={gtin}>
            <VerdictBadge size={20} verdict="match" />
            <span className="min-w-0 flex-1 wrap-anywhere">{[name, brand].filter(Boolean).join(", ")}</span>
            <Button
              aria-label={t("checkIt", { name })}
              busy={running === gtin}
              onClick={() => void open(gtin)}
              size="sm"
            >
              {t("check")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
