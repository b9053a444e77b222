"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "#use-text";
import { useHouseholdEvents } from "@/components/household/use-household-events";
import { useNewTable } from "@/components/query/new-table";
import { CheckedFor } from "@/components/recipes/checked-for";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { LINKS } from "@/lib/links";
import type { GroceryJudgementWire } from "@/lib/schemas/grocery";
import type { PersonAtTableWire } from "@/lib/schemas/recipe-judgement";
import { groceryText } from "@/messages/en/grocery";
import { AddLine } from "./add-line";
import { AisleSection } from "./aisle-section";
import type { RenderedList } from "./device/list-store";
import { FitNote } from "./fit-note";
import { ListTitle } from "./grocery-page";
import { LineEditor } from "./line-editor";
import { ListHead } from "./list-head";
import { ListRecipes } from "./list-recipes";
import { ListSkeleton } from "./list-skeleton";
import { listTitle } from "./list-title";
import { Slip } from "./slip";
import { SuggestedLines } from "./suggested-lines";
import { useLineActions } from "./use-line-actions";
import { useList } from "./use-list";
import { useShops } from "./use-shops";
import { AT_HOME, byAisle, countChecked, isLeftAtHome } from "./words";

const NO_ORDER: readonly string[] = [];
const IN_BAR = "flex-auto wide:flex-none";

type CurrentListProps = {
  owner: string;
  listId: string;
  /** True for the list that this browser shops with, false for a past list that is only viewed. */
  isCurrent: boolean;
  onCurrent: (id: string | null) => void;
  /** Called when the server answers, for the first time or after an interruption. */
  onAnswered: () => void;
  /** Called after the list was renamed, because the summaries of all lists still hold the old name. */
  onLeft: () => void;
  /** The list as the page came with it. */
  rendered: RenderedList | null;
};

export function CurrentList({ owner, listId, isCurrent, onCurrent, onAnswered, onLeft, rendered }: CurrentListProps) {
  const t = useText(groceryText);
  const { state, store } = useList(owner, listId, rendered);
  const actions = useLineActions(store);
  const [editedId, setEditedId] = useState<string | null>(null);
  const { list, phase } = state;
  const order = useShops(owner).chosen?.aisles ?? NO_ORDER;
  const lastSeen = useRef<string | null>(null);
  useHouseholdEvents(list?.household?.id ?? null, (version) => {
    const cards = "over" in version ? null : version.household;
    store.lookAgain({ areCards: cards !== lastSeen.current });
    lastSeen.current = cards;
  });
  useNewTable(() => store.lookAgain({ areCards: true }));
  const tellAnswered = useEffectEvent(onAnswered);
  useEffect(() => {
    if (state.isAnswered) tellAnswered();
  }, [state.isAnswered]);
  if (phase === "gone") return <Gone onGone={() => onCurrent(null)} />;
  if (!list) {
    return (
      <section aria-label={t("currentList")}>
        <ListTitle>{t("groceryList")}</ListTitle>
        {phase === "failed" ? (
          <ErrorState onRetry={() => void store.sync()} title={t("listNotLoaded")}>
            {t("noCopyYet")}
          </ErrorState>
        ) : (
          <ListSkeleton />
        )}
      </section>
    );
  }
  const edited = list.items.find(({ id }) => id === editedId) ?? null;
  const checked = list.items.filter((item) => item.is_checked);
  const verdicts = new Map(state.judgement?.ingredients.map((each) => [each.id, each]));
  const substitutes = new Map(state.judgement?.substitutes.map((each) => [each.id, each.substitutes]));
  const atHome = list.items.filter(isLeftAtHome);
  const aisles = byAisle(
    list.items.filter((item) => !isLeftAtHome(item)),
    order,
  );
  const lineProps = {
    judgement: state.judgement,
    onEdit: setEditedId,
    onSwap: actions.swap,
    onToggle: actions.toggle,
    substitutes,
    verdicts,
  };
  return (
    <section aria-label={isCurrent ? t("currentList") : list.household ? listTitle(t, list.name) : t("pastList")}>
      <ListHead {...{ isCurrent, list, onCurrent, onLeft, order, owner, state, store }} />
      {list.items.length > 0 && <FitNote items={list.items} judgement={state.judgement} />}
      {list.items.length > 0 && <CheckedFor people={peopleOf(state.judgement)} />}
      {list.items.length === 0 ? (
        <div className="mt-4 grid">
          <EmptyState
            action={
              <ButtonLink href={LINKS.recipes} variant="primary">
                {t("browseRecipes")}
              </ButtonLink>
            }
            title={t("listEmpty")}
          >
            {t("listEmptyHint")}
          </EmptyState>
        </div>
      ) : (
        <Slip>
          {aisles.map((aisle) => (
            <AisleSection aisle={aisle} key={aisle.name} {...lineProps} />
          ))}
          {atHome.length > 0 && (
            <AisleSection
              aisle={{ name: AT_HOME, items: atHome, left: atHome.length }}
              onBuy={actions.buy}
              {...lineProps}
            />
          )}
        </Slip>
      )}
      <AddLine
        onAdd={(line) => {
          actions.add(line);
          return true;
        }}
      />
      <SuggestedLines list={list} onAdd={actions.add} owner={owner} />
      {list.items.length > 0 && (
        <div className="flex flex-wrap gap-2.5 pt-7 print:hidden">
          <Button className={IN_BAR} disabled={countChecked(list.items) === 0} onClick={() => actions.clear(checked)}>
            {t("clearChecked")}
          </Button>
          <ButtonLink className={IN_BAR} href={LINKS.recipes} variant="primary">
            {t("addMoreRecipes")}
          </ButtonLink>
        </div>
      )}
      <ListRecipes list={list} store={store} />
      <LineEditor line={edited} onClose={() => setEditedId(null)} onDelete={actions.remove} onEdit={actions.edit} />
    </section>
  );
}

const Gone = ({ onGone }: { onGone: () => void }) => {
  const t = useText(groceryText);
  return (
    <section aria-label={t("currentList")}>
      <ListTitle>{t("groceryList")}</ListTitle>
      <EmptyState action={<Button onClick={onGone}>{t("seeYourLists")}</Button>} title={t("listGone")}>
        {t("listGoneWhy")}
      </EmptyState>
    </section>
  );
};

/** For whom the lines were checked, the reader first; undefined for somebody who eats alone. */
const peopleOf = (judgement: GroceryJudgementWire | null): PersonAtTableWire[] | undefined =>
  judgement?.table && [
    ...(judgement.table.is_without_reader
      ? []
      : [{ person_id: "", name: null, ...(judgement.settings.length === 0 ? { unchecked: "empty" as const } : {}) }]),
    ...judgement.table.people.map(({ id, name, is_checked: isChecked, unchecked = "hidden" as const }) => ({
      person_id: id,
      name,
      ...(isChecked ? {} : { unchecked }),
    })),
  ];
