"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { leftOutInWords, questionAbout } from "@/lib/menus/left-out";
import { makeDishes, menuProblem } from "@/lib/menus/make-dishes";
import { columnName, MENU_USES, type MenuMatch, type MenuTable, type MenuUse } from "@/lib/menus/menu-uses";
import { type MenuFile, openMenuFile, withUse } from "@/lib/menus/read-menu-file";
import type { MenuBody } from "@/lib/schemas/venue-menu";
import { ColumnList, type ListedColumn } from "../csv/column-list";
import { StepFoot, StepSheet } from "../csv/step-sheet";

const USE_LABELS: Record<MenuUse, string> = {
  name: "Name of the dish",
  description: "Description",
  ingredients: "Ingredients",
  contains: "Contains",
  may_contain: "May contain",
  allergen: "Marks of this allergen",
  free_from: "Free from",
  section: "Section, left out",
  price: "Price, left out",
  left_out: "Leave out",
};
const OPTIONS = [{ value: "", label: "Choose" }, ...MENU_USES.map((use) => ({ value: use, label: USE_LABELS[use] }))];
const SHOWN_DISHES = 3;

type MatchMenuProps = {
  file: MenuFile;
  /** The name of the file. */
  name: string;
  onUse: (dishes: MenuBody["dishes"], file: MenuFile, left: string) => void;
  onBack: () => void;
};

/** Says what each column of a menu is used for. Nothing goes on before a person has decided about every column. */
export function MatchMenu({ file, name, onUse, onBack }: MatchMenuProps) {
  const [current, setFile] = useState(file);
  const { csv, isHeading, table, match } = current;
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  const firstRow = csv.headers.filter((cell) => cell !== "").join(", ");
  return (
    <section
      aria-label={`The columns of ${name}`}
      className="mt-4 max-w-[860px] outline-none"
      ref={place}
      tabIndex={-1}
    >
      <StepSheet
        lead="What is in a dish must reach your guests: a column that is left out is not read."
        title={`The columns of ${name}`}
      >
        <div className="grid gap-2">
          <p className="text-small">
            <b className="font-[620]">The first row is</b>{" "}
            <span className="wrap-anywhere text-ink-soft">{firstRow}</span>
          </p>
          <SegmentedControl<"heading" | "dish" | "">
            label="The first row is"
            onChange={(value) => setFile(openMenuFile(csv, value === "heading"))}
            options={[
              { value: "heading", label: "The headings" },
              { value: "dish", label: "A dish" },
            ]}
            value={isHeading === null ? "" : isHeading ? "heading" : "dish"}
          />
        </div>
        {table && (
          <Columns
            match={match}
            onChange={(at, use) => setFile({ ...current, match: withUse(match, at, use) })}
            table={table}
          />
        )}
        <Answer match={match} onBack={onBack} onUse={(dishes, left) => onUse(dishes, current, left)} table={table} />
      </StepSheet>
    </section>
  );
}

type ColumnsProps = { table: MenuTable; match: MenuMatch; onChange: (at: number, use: MenuUse | null) => void };

function Columns({ table, match, onChange }: ColumnsProps) {
  const columns = table.headings.map((heading, at): ListedColumn => {
    const sample = table.rows.find((cells) => cells[at]?.trim())?.[at] ?? "";
    return { name: columnName(heading, at), sample, value: match[at] ?? "", ...stateOf(match[at] ?? null) };
  });
  return (
    <ColumnList
      columns={columns}
      onChange={(at, value) => onChange(at, MENU_USES.find((use) => use === value) ?? null)}
      options={OPTIONS}
    />
  );
}

function stateOf(use: MenuUse | null): Pick<ListedColumn, "state" | "tone"> {
  if (use === null) return { state: "to decide", tone: "conflict" };
  if (use === "free_from") return { state: "in part", tone: "may_contain" };
  const isLeft = use === "section" || use === "price" || use === "left_out";
  return isLeft ? { state: "left out", tone: "unknown" } : { state: "used", tone: "match" };
}

type AnswerProps = {
  table: MenuTable | null;
  match: MenuMatch;
  onUse: (dishes: MenuBody["dishes"], left: string) => void;
  onBack: () => void;
};

function Answer({ table, match, onUse, onBack }: AnswerProps) {
  const dishes = table ? makeDishes(table, match) : [];
  const open = table
    ? (questionAbout(table, match) ?? menuProblem(table, match))
    : "Say whether the first row names the columns or is a dish.";
  const left = table ? leftOutInWords(table, match) : "";
  return (
    <>
      {open === null && (
        <section aria-label="How the dishes are read">
          <ul className="grid gap-2 text-small">
            {dishes.slice(0, SHOWN_DISHES).map(({ name, description }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a menu may name two dishes alike, and the list never moves
              <li className="wrap-anywhere" key={at}>
                <b>{name}</b> {description || "nothing said about it"}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-small" role="status">
        {open ?? left}
      </p>
      <StepFoot>
        <Button onClick={onBack}>Back</Button>
        <Button disabled={open !== null} onClick={() => onUse(dishes, left)} variant="primary">
          {dishes.length === 1 ? "Use 1 dish" : `Use ${dishes.length} dishes`}
        </Button>
      </StepFoot>
    </>
  );
}
