"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { MatchMenu } from "@/components/portal/menu/match-menu";
import { MenuSources } from "@/components/portal/menu/menu-sources";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { TextBox } from "@/components/ui/input";
import { menuAsText, readMenu } from "@/lib/analytics/read-menu";
import { analyticsApi } from "@/lib/analytics-client";
import { dietLabel } from "@/lib/dietary/diets";
import { leftOutInWords } from "@/lib/menu-columns/left-out";
import { makeDishes } from "@/lib/menu-columns/make-dishes";
import { isPlain, type MenuFile } from "@/lib/menu-columns/read-menu-file";
import type { MenuBody, MenuCheckWire, MenuWire } from "@/lib/schemas/venue-menu";

const NOTHING: MenuCheckWire = { lost: [], told: 0 };

/** A chosen file and, in words, which of its columns do not reach the dishes. */
type Chosen = { name: string; file: MenuFile; left: string };

type MenuEditorProps = { venueId: string; menu: MenuWire; onSaved: (menu: MenuWire) => void };

/** Edits the menu as text. An edit is judged before it is published; if guests would lose dishes, it asks once. */
export function MenuEditor({ venueId, menu, onSaved }: MenuEditorProps) {
  const [text, setText] = useState(menuAsText(menu.dishes));
  const [matching, setMatching] = useState<Chosen | null>(null);
  const [source, setSource] = useState<Chosen | null>(null);
  const [{ lost, told }, setLost] = useState<MenuCheckWire>(NOTHING);
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
    onSuccess: (answer) => (answer.lost.length > 0 ? setLost(answer) : save.mutate()),
  });
  const take = (read: MenuBody["dishes"], from: Chosen | null) => {
    setText(menuAsText(read));
    setSource(from);
    setMatching(null);
  };
  const choose = (file: MenuFile, name: string) => {
    const chosen = { name, file, left: file.table ? leftOutInWords(file.table, file.match) : "" };
    if (file.table && isPlain(file)) take(makeDishes(file.table, file.match), chosen);
    else setMatching(chosen);
  };
  const failed = save.error ?? check.error;
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
        error={failed?.message ?? null}
        hint="One dish a line, with what is in it after a colon: Ribollita: kale, cannellini beans, bread."
        label="Dishes"
      >
        {(control) => (
          <TextBox className="min-h-56" onChange={(event) => setText(event.target.value)} value={text} {...control} />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button busy={check.isPending || save.isPending} onClick={() => check.mutate()} variant="primary">
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
        description="These dishes fitted guests before this edit and do not after it."
        onOpenChange={(isOpen) => !isOpen && setLost(NOTHING)}
        open={lost.length > 0}
        title="Publish all the same?"
      >
        <ul className="mt-3 grid gap-2">
          {lost.map(({ dish, key, because }) => (
            <li key={`${dish} ${key}`}>
              <b>{dish}</b> no longer fits {dietLabel(key)}
              {because.length > 0 && `: ${because.join(", ")}`}
            </li>
          ))}
        </ul>
        {told !== 0 && (
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
