"use client";

import { Plus } from "lucide-react";
import type { ClipboardEvent, ReactNode } from "react";
import { useText } from "#use-text";
import { HeadingField } from "@/components/recipes/form/heading-field";
import { type HeadingRow, newHeading } from "@/components/recipes/form/recipe-draft";
import { RowList } from "@/components/recipes/form/row-list";
import { Button } from "@/components/ui/button";
import { recipeFormText } from "@/messages/en/recipe-form";

type PartRowsProps<Line extends { key: string; kind: "line" }> = {
  /** The name of a line, for example "ingredient". */
  what: string;
  rows: (HeadingRow | Line)[];
  onChange: (rows: (HeadingRow | Line)[]) => void;
  split: (block: string) => (HeadingRow | Line)[];
  /** The text of a line, which is read after its number to tell lines apart. */
  nameOf?: (line: Line) => string;
  newLine: () => Line;
  children: (line: Line, number: number, part: PartOfLine<Line>) => ReactNode;
};

type PartOfLine<Line> = {
  change: (change: Partial<Line>) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
};

/** The lines and headings of one part of the recipe, with buttons that add more. */
export function PartRows<Line extends { key: string; kind: "line" }>({
  what,
  rows,
  onChange,
  split,
  nameOf,
  newLine,
  children,
}: PartRowsProps<Line>) {
  const t = useText(recipeFormText);
  const partName = (number: number, name: string | undefined) => {
    const called = name === undefined ? "no" : "yes";
    const values = { number, called, name: name ?? "" };
    return what === "step" ? t("stepCalled", values) : t("ingredientCalled", values);
  };
  const replace = (changed: HeadingRow | Line) =>
    onChange(rows.map((row) => (row.key === changed.key ? changed : row)));
  return (
    <RowList
      nameOf={(row, number) =>
        row.kind === "heading" ? t("headingText", { text: row.text }) : partName(number, nameOf?.(row))
      }
      onChange={onChange}
      rows={rows}
      split={split}
      footer={(add) => (
        <>
          <Button onClick={() => add(newLine())} size="sm">
            <Plus size={18} />
            {what === "step" ? t("addStep") : t("addIngredient")}
          </Button>
          <Button onClick={() => add(newHeading())} size="sm" variant="text">
            {t("addHeading")}
          </Button>
        </>
      )}
    >
      {(row, number, onPaste) =>
        row.kind === "heading" ? (
          <HeadingField onChange={(text) => replace({ ...row, text })} row={row} />
        ) : (
          children(row, number, { change: (change) => replace({ ...row, ...change }), onPaste })
        )
      }
    </RowList>
  );
}
