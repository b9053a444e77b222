"use client";

import type { ReactNode } from "react";
import { useRovingTabs } from "@/components/ui/use-roving-tabs";
import { tv } from "@/components/ui/variants";

export type Tab<Key extends string> = { key: Key; label: ReactNode; icon?: ReactNode };

type TabListProps<Key extends string> = {
  /** The accessible name: what the tabs choose between. */
  label: string;
  tabs: readonly Tab<Key>[];
  value: Key;
  onSelect: (key: Key) => void;
  /** The id prefix that tab list and panel share; `tabPanelProps` gives the panel its part. */
  idBase: string;
};

/** Spread on the element that shows the content of the chosen tab. */
export const tabPanelProps = (idBase: string, key: string) => ({
  id: `${idBase}-panel`,
  role: "tabpanel" as const,
  "aria-labelledby": `${idBase}-${key}`,
});

/** `index`: cut like a cookbook's thumb index, they stand on the sheet below. `side`: a list at the side, a scrolling row on phones. */
const list = tv({
  base: "flex gap-1 overflow-x-auto [scrollbar-width:none]",
  variants: {
    look: {
      index: "px-3",
      side: "-mx-(--gutter) border-line border-b px-(--gutter) wide:sticky wide:top-[calc(var(--head)+24px)] wide:m-0 wide:flex-col wide:self-start wide:overflow-visible wide:border-0 wide:p-0",
    },
  },
});

const tab = tv({
  base: "min-h-12 flex-none whitespace-nowrap text-ink-soft hover:text-ink aria-selected:text-ink forced-colors:aria-selected:outline-2 forced-colors:aria-selected:outline-[Highlight] forced-colors:aria-selected:-outline-offset-4",
  variants: {
    look: {
      index: [
        "relative rounded-t-[10px] border-[1.5px] border-line border-b-0 bg-sunk px-3 py-2.5 font-semibold focus-visible:-outline-offset-5 tablet:px-4.5 aria-selected:bg-raised",
        "aria-selected:before:absolute aria-selected:before:inset-x-3 tablet:aria-selected:before:inset-x-4.5 aria-selected:before:top-0 aria-selected:before:h-0.75 aria-selected:before:rounded-b-[3px] aria-selected:before:bg-herb",
        "aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:-bottom-0.5 aria-selected:after:h-0.75 aria-selected:after:bg-raised",
      ],
      side: "flex items-center gap-3 border-transparent border-b-[3px] px-3 py-2 font-[580] focus-visible:rounded-control focus-visible:-outline-offset-4 aria-selected:border-herb wide:rounded-control wide:border-b-0 wide:px-3.5 wide:text-start wide:aria-selected:bg-herb-tint [&>svg]:hidden wide:[&>svg]:block",
    },
  },
});

type TabLook = {
  look: "index" | "side";
  /** Every tab has a panel of its own, all of them on the page: `{idBase}-panel-{key}`. */
  panelPerTab?: boolean;
};

export function TabList<Key extends string>({
  label,
  tabs,
  value,
  onSelect,
  idBase,
  look,
  panelPerTab = false,
}: TabListProps<Key> & TabLook) {
  const keys = tabs.map(({ key }) => key);
  const { listRef, onKeyDown } = useRovingTabs(keys, value, (key) => onSelect(key as Key));
  return (
    <div aria-label={label} className={list({ look })} onKeyDown={onKeyDown} ref={listRef} role="tablist">
      {tabs.map(({ key, label: words, icon }) => (
        <button
          aria-controls={panelPerTab ? `${idBase}-panel-${key}` : `${idBase}-panel`}
          aria-selected={key === value}
          className={tab({ look })}
          id={`${idBase}-${key}`}
          key={key}
          onClick={() => onSelect(key)}
          role="tab"
          tabIndex={key === value ? 0 : -1}
          type="button"
        >
          {icon}
          {words}
        </button>
      ))}
    </div>
  );
}

/** Tabs down the side, a scrolling row on phones. Place the panel yourself with `tabPanelProps`. */
export function SideTabs<Key extends string>(props: TabListProps<Key>) {
  return <TabList {...props} look="side" />;
}
