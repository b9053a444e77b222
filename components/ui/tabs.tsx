"use client";

import { type ReactNode, useId } from "react";
import { useRovingTabs } from "@/components/ui/use-roving-tabs";

export type Tab<Key extends string> = { key: Key; label: ReactNode; icon?: ReactNode };

type TabListProps<Key extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab<Key>[];
  value: Key;
  onSelect: (key: Key) => void;
  /** Shared by list and panel; `tabPanelProps` makes the panel's half. */
  idBase: string;
};

/** Spread on the element that shows the chosen tab's content. */
export const tabPanelProps = (idBase: string, key: string) => ({
  id: `${idBase}-panel`,
  role: "tabpanel" as const,
  "aria-labelledby": `${idBase}-${key}`,
});

type TabLook = {
  look: string;
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
  const keys = tabs.map((tab) => tab.key);
  const { listRef, onKeyDown } = useRovingTabs(keys, value, (key) => onSelect(key as Key));
  return (
    <div aria-label={label} className={look} onKeyDown={onKeyDown} ref={listRef} role="tablist">
      {tabs.map((tab) => (
        <button
          aria-controls={panelPerTab ? `${idBase}-panel-${tab.key}` : `${idBase}-panel`}
          aria-selected={tab.key === value}
          id={`${idBase}-${tab.key}`}
          key={tab.key}
          onClick={() => onSelect(tab.key)}
          role="tab"
          tabIndex={tab.key === value ? 0 : -1}
          type="button"
        >
          {tab.icon}
          {tab.label}
        </button>
      ))}
    </div>
  );
}

type TabsProps<Key extends string> = Omit<TabListProps<Key>, "idBase"> & { children: ReactNode };

/** Index tabs standing on a sheet that holds `children`, the content of the chosen tab. */
export function Tabs<Key extends string>({ children, ...list }: TabsProps<Key>) {
  const idBase = useId();
  return (
    <div>
      <TabList {...list} idBase={idBase} look="tabs" />
      <div className="sheet tab-panel" {...tabPanelProps(idBase, list.value)}>
        {children}
      </div>
    </div>
  );
}

/** Tabs down the side, a scrolling row on phones. Place the panel yourself with `tabPanelProps`. */
export function SideTabs<Key extends string>(props: TabListProps<Key>) {
  return <TabList {...props} look="side-tabs" />;
}
