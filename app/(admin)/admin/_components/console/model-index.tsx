import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { Fragment, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { tv } from "@/components/ui/variants";
import { adminApi } from "@/lib/admin-client";
import type { ModelMeta } from "@/lib/schemas/admin";

const LIVE_MS = 30_000;
const GROUPS = ["Reference", "Content", "People and places", "Issuer", "Kept by the application"];

/** On a phone the open model comes first, and the list of the others is folded. */
const list = tv({
  base: "max-nav:mt-2 max-nav:max-h-64 max-nav:overflow-y-auto",
  variants: { folded: { true: "max-nav:hidden" } },
});

const link = tv({
  base: "flex min-h-11 items-center gap-2 rounded-control px-2 text-small no-underline hover:bg-raised",
  variants: { here: { true: "bg-ink font-semibold text-paper hover:bg-ink" } },
});

type ModelIndexProps = { models: readonly ModelMeta[]; counts: Record<string, number>; shown: string | null };

/** Allows line breaks after underscores only. */
const breakable = (name: string) =>
  name.split(/(?<=_)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));

/** The index of all models with their numbers of rows. */
export function ModelIndex({ models, counts, shown }: ModelIndexProps) {
  const [text, setText] = useState("");
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ["admin", "counts"],
    queryFn: adminApi.counts,
    initialData: counts,
    refetchInterval: LIVE_MS,
  });
  const wanted = text.trim().toLowerCase().replaceAll(" ", "_");
  const found = models.filter(({ model }) => model.includes(wanted));
  return (
    <nav
      aria-label="Models"
      className="border-line bg-sunk px-2 py-4 max-nav:border-b nav:sticky nav:top-0 nav:h-dvh nav:self-start nav:overflow-y-auto nav:border-e"
    >
      <div className="flex items-end gap-2 px-1">
        <TextField
          className="min-w-0 flex-1"
          hideLabel
          label="Find a model"
          onChange={(event) => setText(event.target.value)}
          placeholder="Find a model"
          type="search"
          value={text}
        />
        {shown && (
          <Button aria-controls={listId} aria-expanded={isOpen} className="nav:hidden" onClick={() => setOpen(!isOpen)}>
            All models
          </Button>
        )}
      </div>
      <div className={list({ folded: shown !== null && !isOpen && wanted === "" })} id={listId}>
        {GROUPS.map((group) => {
          const inGroup = found.filter((each) => each.group === group);
          if (inGroup.length === 0) return null;
          return (
            <section aria-label={group} key={group}>
              <h2 className="mt-4 px-2 pb-1 font-serif text-body italic">{group}</h2>
              <ul>
                {inGroup.map(({ model }) => (
                  <li key={model}>
                    <Link
                      aria-current={model === shown ? "page" : undefined}
                      className={link({ here: model === shown })}
                      href={`/admin?model=${model}`}
                      onClick={() => {
                        setOpen(false);
                        setText("");
                      }}
                      prefetch={false}
                    >
                      <span className="min-w-0">{breakable(model)}</span>
                      <span aria-hidden="true" className="min-w-3 flex-1 border-control border-b border-dotted" />
                      <span className="tabular-nums">{(data[model] ?? 0).toLocaleString("en")}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {found.length === 0 && <p className="px-2 py-4 text-ink-soft text-small">No model is called “{text}”.</p>}
    </nav>
  );
}
