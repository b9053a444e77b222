import { useLocale, useText } from "#use-text";
import { NoticeText } from "@/components/recalls/recall-text";
import { listIn } from "@/components/recipes/people-words";
import { concernIn } from "@/components/recipes/verdict-words";
import { ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { dateLocale } from "@/lib/i18n/date-locale";
import { LINKS } from "@/lib/links";
import { printedCode } from "@/lib/products/gtin";
import type { FoodCheckWire } from "@/lib/schemas/food-checks";
import { checkFood } from "@/messages/en/check-food";
import { recallsText } from "@/messages/en/recalls";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";
import { AddFoodToList } from "./add-food-to-list";
import { Alternatives } from "./alternatives";
import styles from "./check.module.css";
import { DOUBT_WORDS, nameOfCheck } from "./check-words";
import { EatenNow } from "./eaten-now";
import { MarkedWords } from "./marked-words";
import { PersonAnswer } from "./person-answer";
import { PutAtHome } from "./put-at-home";
import { RemoveCheck } from "./remove-check";
import { type SharedList, ShareFind } from "./share-find";

/** `householdId`: whose kitchen the food comes into; null: the person's own. */
type AnswerProps = {
  check: FoodCheckWire;
  viewerId: string;
  householdId: string | null;
  /** The list that the person shares with a household, if there is one. */
  sharedList: SharedList | null;
  /** The person keeps a diary. */
  hasDiary: boolean;
};

/** The answer in one glance, then the words that say so, then from when they are. */
export function Answer({ check, viewerId, householdId, sharedList, hasDiary }: AnswerProps) {
  const t = useText(checkFood);
  const name = nameOfCheck(t, check);
  const detail = [check.brand, check.quantity, check.gtin && printedCode(check.gtin)].filter(Boolean).join(", ");
  return (
    <article className="grid gap-5">
      <header>
        <h1 className="m-0 wrap-anywhere">{name}</h1>
        {detail && <p className="m-0 mt-1 text-ink-soft wrap-anywhere">{detail}</p>}
      </header>
      <div className="grid items-start gap-5 wide:grid-cols-2 wide:gap-8">
        <div className="grid gap-3">
          <ul className="m-0 grid list-none gap-3 p-0">
            {check.people.map((person) => (
              <PersonAnswer key={person.person_id} person={person} />
            ))}
          </ul>
          <Doubts check={check} />
          {check.gtin !== null && check.people.some(({ state }) => state !== "match") && (
            <Alternatives check={{ id: check.id, people: check.people }} key={JSON.stringify(check.people)} />
          )}
        </div>
        <div className="grid gap-4">
          <Recalls check={check} />
          <Words check={check} />
          <From check={check} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <AddFoodToList gtin={check.gtin} name={name} owner={viewerId} />
        {sharedList && <ShareFind gtin={check.gtin} list={sharedList} name={name} />}
        <PutAtHome gtin={check.gtin} householdId={householdId} name={name} quantity={check.quantity} />
        {hasDiary && <EatenNow checkId={check.id} name={name} />}
        <ButtonLink href={LINKS.checkFood}>{t("nextFood")}</ButtonLink>
        <RemoveCheck id={check.id} />
      </div>
    </article>
  );
}

/** What nobody knows is said even where the words are against the food already. */
function Doubts({ check }: { check: FoodCheckWire }) {
  const t = useText(checkFood);
  const verdict = useText(verdicts);
  const term = useText(terms);
  const recall = useText(recallsText);
  const { doubts, unread, unknown_words: unknown, people } = check;
  const concerns = [...new Set(people.flatMap(({ not_counted: each }) => each))].map((each) => concernIn(term, each));
  return (
    <>
      {doubts.map((doubt) => (
        <Callout key={doubt} tone="unknown">
          {doubt === "unread" && t("unreadWords", { count: unread })}
          {doubt === "recalled" && recall("recalledDoubt")}
          {doubt !== "unread" && doubt !== "recalled" && t(DOUBT_WORDS[doubt])}
        </Callout>
      ))}
      {unknown.length > 0 && <Callout tone="unknown">{t("wordsUnknown", { words: listIn(verdict, unknown) })}</Callout>}
      {concerns.length > 0 && (
        <p className="m-0 text-ink-soft text-small">{t("notCounted", { concerns: listIn(verdict, concerns) })}</p>
      )}
    </>
  );
}

function Recalls({ check: { recalls } }: { check: FoodCheckWire }) {
  const t = useText(recallsText);
  return recalls.map((notice) => (
    <Callout key={notice.id} tone="may_contain">
      <b>{t("recalledBecause")}</b>
      <p className="m-0" lang="en">
        {notice.products.join("; ")}
      </p>
      <NoticeText notice={notice} />
    </Callout>
  ));
}

const HEADINGS = { declared: "declaredInside", traces: "declaredTraces" } as const;

function Words({ check: { parts } }: { check: FoodCheckWire }) {
  const t = useText(checkFood);
  const recall = useText(recallsText);
  if (parts.length === 0) return null;
  const isMarked = parts.some(({ segments }) => segments.some(({ mark }) => mark !== null));
  return (
    <section className="rounded-card border-[1.5px] border-line bg-raised p-4 tablet:p-5">
      <h2 className="m-0 mb-2 text-step-1">{isMarked ? t("wordsThatSay") : t("wordsRead")}</h2>
      {parts.map(({ role, segments }) => (
        <div className={styles.part} key={role}>
          {role !== "list" && (
            <h3 className="m-0 text-ink-soft text-small">
              {role === "recalled" ? recall("recalledWords") : t(HEADINGS[role])}
            </h3>
          )}
          <MarkedWords segments={segments} />
        </div>
      ))}
    </section>
  );
}

function From({ check }: { check: FoodCheckWire }) {
  const t = useText(checkFood);
  const locale = useLocale();
  const { told_at: toldAt, is_own_reading: isOwn, source, parts } = check;
  if (parts.length === 0) return null;
  const day =
    toldAt &&
    new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: "long", timeZone: "UTC" }).format(new Date(toldAt));
  return (
    <p className="m-0 text-ink-soft text-small">
      {day ? t(isOwn ? "byYourWords" : "byLabelOf", { day }) : t("byNobodysDay")} {!isOwn && t("readEachTime")}{" "}
      {(source === "open_food_facts" || parts.some(({ role }) => role === "declared" || role === "traces")) &&
        t.rich("fromOpenFoodFacts", {
          link: (words) => (
            <a href="https://world.openfoodfacts.org" rel="noreferrer" target="_blank">
              {words}
            </a>
          ),
        })}
    </p>
  );
}
