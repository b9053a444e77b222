"use client";

import { useMutation } from "@tanstack/react-query";
import { type ClipboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { TextBox } from "@/components/ui/input";
import { analyticsApi } from "@/lib/analytics-client";
import { problemOf } from "@/lib/csv/csv-problem";
import { dietLabel } from "@/lib/dietary/diets";
import { leftOutInWords } from "@/lib/menus/left-out";
import { makeDishes } from "@/lib/menus/make-dishes";
import { menuAsText, readMenu } from "@/lib/menus/read-menu";
import { isPlain, type MenuFile, menuInText, openMenuFile } from "@/lib/menus/read-menu-file";
import type { MenuBody, MenuCheckWire, MenuWire } from "@/lib/schemas/venue-menu";
import { MatchMenu } from "./match-menu";
import { MenuSources } from "./menu-sources";

const NOTHING: MenuCheckWire = { lost: [], told: 0, unconfirmed: [] };

/** A chosen file or pasted table and, in words, which of its columns do not reach the dishes. */
type Chosen = { name: string; file: MenuFile; left: string; into: Place };
/** What the dishes replace: all of the text, or a part of it. */
type Place = { from: number; to: number } | null;

const PASTED = "the pasted table";

type MenuEditorProps = { venueId: string; menu: MenuWire; onSaved: (menu: MenuWire) => void };

/** Edits the menu as text. An edit is judged before it is published; if guests would lose dishes, it asks once. */
export function MenuEditor({ venueId, menu, onSaved }: MenuEditorProps) {
  const [text, setText] = useState(menuAsText(menu.dishes));
  const [matching, setMatching] = useState<Chosen | null>(null);
  const [source, setSource] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [{ lost, told, unconfirmed }, setLost] = useState<MenuCheckWire>(NOTHING);
  const dishes = readMenu(text);
  const save = useMutation({
    mutationFn: () => analyticsApi.saveMenu(venueId, dishes),
    onSuccess: (saved) => {
      setLost(NOTHING);
      onSaved(saved);
    },
  });
  const check = useMutation({
    mutationFn: () => analyticsApi.checkMenu(venueId, dishes),
    onSuccess: (answer) => (answer.lost.length + answer.unconfirmed.length > 0 ? setLost(answer) : save.mutate()),
  });
  const take = (read: MenuBody["dishes"], from: Chosen | null) => {
    setText(putInto(text, menuAsText(read), from?.into ?? null));
    // Once the text is a part of a longer one, another match would not know which.
    setSource(from?.into ? { ...from, into: null } : from);
    setMatching(null);
  };
  const choose = (file: MenuFile, name: string, into: Place = null) => {
    const chosen = { name, file, left: file.table ? leftOutInWords(file.table, file.match) : "", into };
    if (file.table && isPlain(file)) take(makeDishes(file.table, file.match), chosen);
    else setMatching(chosen);
  };
  /** Opens the step that matches columns, if a text is a table; false if it is none. */
  const opensTable = (given: string, into: Place): boolean => {
    setProblem(null);
    try {
      const table = menuInText(given);
      if (table) choose(openMenuFile(table), PASTED, into);
      return table !== null;
    } catch (reason) {
      setProblem(problemOf(reason));
      return true;
    }
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart: from, selectionEnd: to } = event.currentTarget;
    if (opensTable(event.clipboardData.getData("text/plain"), { from, to })) event.preventDefault();
  };
  // A table may also have come by other ways than the clipboard.
  const publish = () => !opensTable(text, null) && check.mutate();
  const failed = problem ?? save.error?.message ?? check.error?.message ?? null;
  if (matching) {
    return (
      <section className="mt-8">
        <h2 className="text-step-3">The menu</h2>
        <MatchMenu
          file={matching.file}
          name={matching.name}
          onBack={() => setMatching(null)}
          onUse={(read, file, left) => take(read, { ...matching, file, left })}
        />
      </section>
    );
  }
  return (
    <section className="mt-8">
      <h2 className="text-step-3">The menu</h2>
      <MenuSources onFile={choose} onRead={(read) => take(read, null)} venueId={venueId} />
      <Field
        error={failed}
        hint="One dish a line, with what is in it after a colon: Ribollita: kale, cannellini beans, bread. A table can be pasted too: you then say what each of its columns is."
        label="Dishes"
      >
        {(control) => (
          <TextBox
            className="min-h-56"
            onChange={(event) => setText(event.target.value)}
            onPaste={paste}
            value={text}
            {...control}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button busy={check.isPending || save.isPending} onClick={publish} variant="primary">
          Publish menu
        </Button>
        <p className="text-ink-soft text-small" role="status">
          {dishes.length} {dishes.length === 1 ? "dish" : "dishes"} read
          {source && ` from ${source.name}. ${source.left}`}
        </p>
        {source && (
          <Button onClick={() => setMatching(source)} size="sm">
            Match the columns
          </Button>
        )}
      </div>
      <Dialog
        description={
          lost.length > 0
            ? "These dishes fitted guests before this edit and do not after it."
            : "The kitchen confirmed these dishes as they were."
        }
        onOpenChange={(isOpen) => !isOpen && setLost(NOTHING)}
        open={lost.length + unconfirmed.length > 0}
        title="Publish all the same?"
      >
        <ul className="mt-3 grid gap-2">
          {lost.map(({ dish, key, because }) => (
            <li key={`${dish} ${key}`}>
              <b>{dish}</b> no longer fits {dietLabel(key)}
              {because.length > 0 && `: ${because.join(", ")}`}
            </li>
          ))}
          {unconfirmed.map(({ dish, facts }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a menu may name two dishes alike
            <li key={`${dish} ${place}`}>
              <b>{dish}</b> must be confirmed again:{" "}
              {facts === 1
                ? "1 answer of the kitchen no longer counts"
                : `${facts} answers of the kitchen no longer count`}
            </li>
          ))}
        </ul>
        {lost.length > 0 && told !== 0 && (
          <p className="mt-3">
            {told === null ? "Fewer than 5 guests" : `${told.toLocaleString("en")} guests`} saved one of them and will
            be told.
          </p>
        )}
        <div className="mt-5 grid gap-3 tablet:grid-cols-2">
          <Button onClick={() => setLost(NOTHING)}>Keep editing</Button>
          <Button busy={save.isPending} onClick={() => save.mutate()} variant="danger">
            Publish
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

/** Puts lines in the place of a part of a text, each on a line of its own; without a place they replace all of it. */
function putInto(text: string, lines: string, into: Place): string {
  if (!into) return lines;
  const [before, after] = [text.slice(0, into.from).trimEnd(), text.slice(into.to).trimStart()];
  return [before, lines, after].filter((part) => part !== "").join("\n");
}
