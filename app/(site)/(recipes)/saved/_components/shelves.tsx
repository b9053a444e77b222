"use client";

import { Settings2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { tv } from "@/components/ui/variants";
import type { CollectionWire } from "@/lib/schemas/cookbook";
import { cookbookText } from "@/messages/en/cookbook";
import { ManageCollections } from "./manage-collections";

/** The collection or tag whose recipes are shown. */
export type Shelf = { collection: string | null; tag: string | null };

const shelf = tv({
  base: "inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border border-control px-3 no-underline",
  variants: { isHere: { true: "border-ink bg-ink text-paper", false: "bg-raised text-ink hover:border-ink" } },
});

type ShelvesProps = {
  collections: readonly CollectionWire[];
  tags: readonly string[];
  shown: Shelf;
  addressOf: (shelf: Shelf) => string;
};

/** The person's collections and tags; choosing one shows only its recipes. */
export function Shelves({ collections, tags, shown, addressOf }: ShelvesProps) {
  const t = useText(cookbookText);
  const [managing, setManaging] = useState(false);
  if (collections.length === 0 && tags.length === 0) return null;
  const link = (key: string, label: string, to: Shelf, count?: number) => {
    const isHere = to.collection === shown.collection && to.tag === shown.tag;
    return (
      <li className="min-w-0" key={key}>
        <Link
          aria-current={isHere ? "true" : undefined}
          className={shelf({ isHere })}
          href={addressOf(to)}
          prefetch={false}
          scroll={false}
        >
          <span className="truncate">{label}</span>
          {count !== undefined && <span className="text-small tabular-nums">{count}</span>}
        </Link>
      </li>
    );
  };
  return (
    <nav aria-label={t("collectionsAndTags")} className="mt-4 flex flex-wrap items-center gap-2">
      <ul className="flex min-w-0 flex-wrap gap-2">
        {link("all", t("all"), { collection: null, tag: null })}
        {collections.map(({ id, name, recipes }) => link(id, name, { collection: id, tag: null }, recipes))}
        {tags.map((tag) => link(`#${tag}`, `#${tag}`, { collection: null, tag }))}
      </ul>
      {collections.length > 0 && (
        <Button onClick={() => setManaging(true)} size="sm" variant="text">
          <Settings2 size={18} />
          {t("collections")}
        </Button>
      )}
      <ManageCollections collections={collections} onClose={() => setManaging(false)} open={managing} />
    </nav>
  );
}
