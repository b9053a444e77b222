"use client";

import { Plus, RotateCw, Search as SearchIcon } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { Field, type FieldWords } from "@/components/ui/field";
import { Input, InputFrame, inputSign } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { type Search, type SearchState, useSearch } from "@/components/ui/use-search";
import type { Say } from "@/lib/i18n/area";
import { shell } from "@/messages/en/shell";

export type SearchComboboxProps<Item> = FieldWords & {
  /** Must keep its identity between renders (a module function or useCallback). Rejects on failure. */
  search: Search<Item>;
  keyOf: (item: Item) => string;
  labelOf: (item: Item) => string;
  /** A second line below the label. */
  detailOf?: (item: Item) => string | null;
  onSelect: (item: Item) => void;
  /** A word at the end of an option, for example "Chosen". Such an option cannot be selected. */
  blockedNote?: (item: Item) => string | null;
  /** Offered when nothing is found; receives the trimmed text. */
  onCreate?: (text: string) => void;
  createLabel?: (text: string) => string;
  /** A second line below it: what it means. */
  createDetail?: (text: string) => string;
  /** Offers it below results too, unless one of them bears the text as its name. */
  createsBesideResults?: boolean;
  placeholder?: string;
  minLength?: number;
  disabled?: boolean;
  emptyText?: (text: string) => string;
  failedText?: string;
};

type Row = { key: string; content: ReactNode; end?: string | null; choose: (() => void) | null };

/** A text field with a list of results below it (WAI-ARIA combobox with a listbox popup). */
export function SearchCombobox<Item>(props: SearchComboboxProps<Item>) {
  const t = useText(shell);
  const { label, hint, error, optional, hideLabel, placeholder, disabled, minLength = 2 } = props;
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const query = text.trim();
  const { found, retry } = useSearch(query, props.search, minLength);
  const isOpen = open && found.state !== "idle" && !disabled;

  const finish = (act: () => void) => () => {
    act();
    setText("");
    setOpen(false);
  };
  const rows = isOpen ? rowsOf(t, found, query, props, finish, retry) : [];
  const at = Math.min(active, rows.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && (open || text)) {
      event.stopPropagation();
      if (!isOpen) setText("");
      setOpen(false);
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      rows[at]?.choose?.();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setOpen(true);
      setActive(isOpen && rows.length > 0 ? (at + step + rows.length) % rows.length : 0);
    }
  }

  return (
    <Field {...{ label, hint, error, optional, hideLabel }}>
      {(control) => (
        <div className="relative">
          <InputFrame>
            <SearchIcon className={inputSign("start")} size={20} />
            <Input
              {...control}
              aria-activedescendant={rows[at] ? `${control.id}-${at}` : undefined}
              aria-autocomplete="list"
              aria-controls={`${control.id}-list`}
              aria-expanded={isOpen}
              autoComplete="off"
              className="ps-11"
              disabled={disabled}
              onBlur={() => setOpen(false)}
              onChange={(event) => {
                setText(event.target.value);
                setActive(0);
                setOpen(true);
              }}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
              placeholder={placeholder}
              role="combobox"
              spellCheck={false}
              type="text"
              value={text}
            />
          </InputFrame>
          <p className="sr-only" role="status">
            {isOpen && statusOf(t, found, query, props)}
          </p>
          {isOpen && (
            <Popup
              active={at}
              found={found}
              id={control.id}
              onHover={setActive}
              query={query}
              rows={rows}
              words={props}
            />
          )}
        </div>
      )}
    </Field>
  );
}

type Words = Pick<SearchComboboxProps<never>, "label" | "emptyText" | "failedText">;
type PopupProps = {
  id: string;
  rows: Row[];
  active: number;
  onHover: (index: number) => void;
  found: SearchState<unknown>;
  query: string;
  words: Words;
};

const OPTION =
  "flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-2 wrap-anywhere aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft aria-selected:bg-herb-tint aria-selected:shadow-[inset_0_0_0_1.5px_var(--herb)] forced-colors:aria-selected:outline-2 forced-colors:aria-selected:outline-[Highlight]";

function Popup({ id, rows, active, onHover, found, query, words }: PopupProps) {
  const t = useText(shell);
  const note = found.state === "found" && found.items.length > 0 ? null : statusOf(t, found, query, words);
  const popup = useRef<HTMLDivElement>(null);
  // A field near the end of a phone's screen opens its list below the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list grows and shrinks with what was found
  useEffect(() => popup.current?.scrollIntoView({ block: "nearest" }), [found.state, rows.length]);
  // The arrow keys go on below the visible part of a long list. The pointer does not: it only reaches what is visible.
  useEffect(() => {
    const option = document.getElementById(`${id}-${active}`);
    if (option && !option.matches(":hover")) option.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div
      className="absolute inset-x-0 top-[calc(100%+6px)] z-30 rounded-card border border-control bg-raised p-1.5 shadow-card"
      ref={popup}
    >
      {note && (
        <p aria-hidden="true" className="flex items-center gap-2 p-2.5 text-small text-ink-soft">
          {found.state === "loading" && <Spinner />}
          {note}
        </p>
      )}
      <div
        aria-label={t("results")}
        className="max-h-[min(320px,50dvh)] overflow-y-auto"
        id={`${id}-list`}
        role="listbox"
      >
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which points at the option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            aria-disabled={row.choose ? undefined : true}
            aria-selected={index === active}
            className={OPTION}
            id={`${id}-${index}`}
            key={row.key}
            onClick={row.choose ?? undefined}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onHover(index)}
            role="option"
          >
            {row.content}
            {row.end && <span className="ms-auto text-small/normal text-ink-soft">{row.end}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}

function statusOf(t: Say<typeof shell>, found: SearchState<unknown>, query: string, words: Words): string {
  if (found.state === "loading") return t("searching");
  if (found.state === "failed") return words.failedText ?? t("searchFailed");
  if (found.state !== "found") return "";
  if (found.items.length === 0) return words.emptyText?.(query) ?? t("nothingFound", { query });
  return t("resultCount", { count: found.items.length });
}

function rowsOf<Item>(
  t: Say<typeof shell>,
  found: SearchState<Item>,
  query: string,
  props: SearchComboboxProps<Item>,
  finish: (act: () => void) => () => void,
  retry: () => void,
): Row[] {
  const { onCreate, createLabel = (text: string) => t("addText", { text }), createDetail } = props;
  const create = (): Row[] =>
    onCreate
      ? [
          {
            key: "create",
            content: withIcon(
              <Plus className="flex-none" size={18} />,
              withDetail(createLabel(query), createDetail?.(query)),
            ),
            choose: finish(() => onCreate(query)),
          },
        ]
      : [];
  if (found.state === "failed")
    return [{ key: "retry", content: withIcon(<RotateCw size={18} />, t("retry")), choose: retry }];
  if (found.state !== "found") return [];
  const isNamed = found.items.some((item) => props.labelOf(item).toLowerCase() === query.toLowerCase());
  const isOffered = found.items.length === 0 || (props.createsBesideResults === true && !isNamed);
  const rows = found.items.map((item): Row => {
    const blocked = props.blockedNote?.(item) ?? null;
    const choose = blocked === null ? finish(() => props.onSelect(item)) : null;
    return {
      key: props.keyOf(item),
      content: withDetail(props.labelOf(item), props.detailOf?.(item)),
      end: blocked,
      choose,
    };
  });
  return isOffered ? [...rows, ...create()] : rows;
}

const withDetail = (label: string, detail: string | null | undefined): ReactNode =>
  detail ? (
    <span className="grid">
      <b className="font-semibold">{label}</b>
      <span className="text-ink-soft text-small">{detail}</span>
    </span>
  ) : (
    label
  );

const withIcon = (icon: ReactNode, words: ReactNode) => (
  <>
    {icon}
    {words}
  </>
);
