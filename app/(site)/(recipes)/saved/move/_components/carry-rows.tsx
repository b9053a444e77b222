"use client";

import Link from "next/link";
import { useState } from "react";
import { useText } from "#use-text";
import { editAddress, recipeAddress } from "@/components/recipes/recipe-address";
import { Button } from "@/components/ui/button";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { tv } from "@/components/ui/variants";
import { carryText } from "@/messages/en/carry";
import type { CarryRow } from "./carry-run";
import { type CarryCounts, STATE_WORDS } from "./carry-words";

const MAX_ROWS = 50;

const label = tv({
  base: "shrink-0 rounded-label px-2 py-0.5 font-semibold text-small",
  variants: {
    state: {
      new: "bg-sunk text-ink",
      added: "bg-sunk text-ink",
      kept: "bg-unknown-tint text-ink-soft",
      failed: "border border-control text-ink",
    },
  },
});

type Filter = "all" | "failed" | "kept" | "look";
const FILTERS: Record<Filter, (row: CarryRow) => boolean> = {
  all: () => true,
  failed: ({ state }) => state === "failed",
  kept: ({ state }) => state === "kept",
  look: ({ doubtful, left_out }) => doubtful.length > 0 || left_out.length > 0,
};

type CarryRowsProps = { rows: readonly CarryRow[]; counts: CarryCounts };

/** Every recipe of the file with its result, a limited number at a time. */
export function CarryRows({ rows, counts }: CarryRowsProps) {
  const t = useText(carryText);
  const [filter, setFilter] = useState<Filter>("all");
  const [shown, setShown] = useState(MAX_ROWS);
  const found = rows.filter(FILTERS[filter]);
  const toLookAt = rows.filter(FILTERS.look).length;
  const options: { value: Filter; label: string }[] = [
    { value: "all", label: t("allLength", { length: rows.length }) },
    ...(counts.failed > 0 ? [{ value: "failed" as const, label: t("notTakenFailed", { failed: counts.failed }) }] : []),
    ...(counts.kept > 0 ? [{ value: "kept" as const, label: t("youHaveKept", { kept: counts.kept }) }] : []),
    ...(toLookAt > 0 ? [{ value: "look" as const, label: t("toLookAtToLookAt", { toLookAt }) }] : []),
  ];
  return (
    <div className="grid gap-4">
      {options.length > 1 && (
        <SegmentedControl
          label={t("show")}
          onChange={(next) => {
            setFilter(next);
            setShown(MAX_ROWS);
          }}
          options={options}
          value={filter}
        />
      )}
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {found.slice(0, shown).map((row, index) => (
          <Row key={`${row.file} ${row.title} ${index.toString()}`} row={row} />
        ))}
      </ul>
      {found.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + 200)}>{t("showMoreOfLength", { length: found.length })}</Button>
        </div>
      )}
    </div>
  );
}

function Row({ row }: { row: CarryRow }) {
  const t = useText(carryText);
  const { state, recipe_id: id, reason, left_out, doubtful, file } = row;
  const title = row.title === carryText.messages.withoutAName ? t("withoutAName") : row.title;
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 break-words font-semibold">
          {id && state !== "failed" ? <Link href={recipeAddress(id)}>{title}</Link> : title}
        </span>
        <span className={label({ state })}>{t.known(STATE_WORDS[state])}</span>
      </div>
      {reason && (
        <p className="text-ink-soft text-small">
          {t.known(reason)} <span className="break-all">{file !== title && file}</span>
        </p>
      )}
      {left_out.length > 0 && (
        <p className="text-ink-soft text-small">
          {t("leftOutLeftOut", { left_out: left_out.map(t.known).join("; ") })}
        </p>
      )}
      {doubtful.length > 0 && (
        <p className="text-small">
          <b>{t("nobodyHereKnows")}</b>{" "}
          {doubtful.length > 6
            ? t("nobodyKnowsMore", { lines: doubtful.slice(0, 6).join("; "), count: doubtful.length - 6 })
            : doubtful.join("; ")}
          . {id && <Link href={editAddress(id)}>{t("lookAtTheseLines")}</Link>}
        </p>
      )}
    </li>
  );
}
