"use client";

import Link from "next/link";
import { useState } from "react";
import { useText } from "#use-text";
import { RecallRows } from "@/components/recalls/recall-rows";
import { LINKS } from "@/lib/links";
import type { RecallWire } from "@/lib/schemas/recalls";
import { recallsText } from "@/messages/en/recalls";

/** On home: recalls of own foods until the person has read them, and in one line how many others name their allergens. */
export function RecallNews({ recalls }: { recalls: readonly RecallWire[] }) {
  const t = useText(recallsText);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const unread = recalls.filter(({ id, is_seen: isSeen }) => !isSeen && !seen.has(id));
  const own = unread.filter(({ why }) => why !== "allergy");
  const others = unread.length - own.length;
  if (unread.length === 0) return null;
  const more = (
    <p className="m-0">
      {others > 0 && <>{t("othersWithAllergens", { count: others })} </>}
      <Link className="inline-flex min-h-11 items-center" href={LINKS.recalls}>
        {t("seeAll")}
      </Link>
    </p>
  );
  if (own.length === 0) return <section aria-label={t("recalls")}>{more}</section>;
  return (
    <section aria-labelledby="home-recalls" className="my-6 rounded-card border-2 border-tomato bg-raised px-5 py-4">
      <h2 className="m-0 text-step-2" id="home-recalls">
        {t("foodOfYoursTitle", { count: own.length })}
      </h2>
      <RecallRows level={3} onSeen={(id) => setSeen((before) => new Set([...before, id]))} recalls={own} />
      {more}
    </section>
  );
}
