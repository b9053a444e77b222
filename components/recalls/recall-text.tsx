"use client";

import { useText } from "#use-text";
import { againstIn, listIn } from "@/components/recipes/people-words";
import { useMomentWriter } from "@/components/ui/moment";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import type { Say } from "@/lib/i18n/area";
import type { RecallNoticeWire, RecallWire } from "@/lib/schemas/recalls";
import { recallsText } from "@/messages/en/recalls";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";

/** What the notice calls the food, which stays in its own words. */
export const foodOf = ({ products, title }: Pick<RecallNoticeWire, "products" | "title">): string =>
  products[0] ?? title;

/** What is inside without being on the label, and which packets a notice means. */
export function NoticeText({ notice }: { notice: RecallNoticeWire }) {
  const [t, verdict, term] = [useText(recallsText), useText(verdicts), useText(terms)];
  const write = useMomentWriter();
  const { allergens, batches, source, reference, published_at: day, url } = notice;
  return (
    <>
      <p className="m-0">
        {allergens.length > 0
          ? t("holds", {
              allergens: listIn(
                verdict,
                allergens.map((word) => allergenIn(term, word)),
              ),
            })
          : t("holdsUnsaid")}
      </p>
      {batches && (
        <details className="text-small">
          <summary className="min-h-11 content-center">{t("whichPackets")}</summary>
          <p className="m-0 wrap-anywhere" lang="en">
            {batches}
          </p>
        </details>
      )}
      <p className="m-0 text-ink-soft text-small wrap-anywhere">
        {t("publishedOn", { source: t(source), reference, day: write(day, { dateStyle: "long" }) })}{" "}
        {url && (
          <a href={url} rel="noreferrer" target="_blank">
            {t("readNotice")}
          </a>
        )}
      </p>
    </>
  );
}

/** An allergen as it is called in the reader's language; one that has no name there stays in the notice's words. */
function allergenIn(term: Say<typeof terms>, word: string): string {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  const said = term.known(capital);
  return said === capital ? word : said;
}

const WHY = { checked: "youChecked", at_home: "isAtHome", on_list: "isOnList", named: "looksLike" } as const;

/** One recall: the food, whom it concerns, why it is listed, and the notice. */
export function RecallText({ recall, level }: { recall: RecallWire; level: 3 | 4 }) {
  const [t, verdict, term] = [useText(recallsText), useText(verdicts), useText(terms)];
  const Heading = `h${level}` as const;
  const { firm, people, why, found } = recall;
  return (
    <div className="grid min-w-0 gap-1.5">
      <Heading className="m-0 text-step-1 wrap-anywhere" lang="en">
        {foodOf(recall)}
        {firm && <span className="font-normal text-ink-soft">, {firm}</span>}
      </Heading>
      {people.map(({ person_id: id, name, because }) => (
        <p className="m-0 flex items-start gap-2 font-semibold text-(--v-ink)" key={id}>
          <VerdictBadge className="mt-0.5" size={18} verdict="conflict" />
          {againstIn({ t: verdict, term }, { name }, { kind: "conflict", because })}
        </p>
      ))}
      {why !== "allergy" && found !== null && (
        <p className="m-0">
          {t(WHY[why], { food: found })} {why !== "named" && t("doNotEat")}
        </p>
      )}
      {people.length === 0 && recall.allergens.length > 0 && <p className="m-0">{t("nobodysCard")}</p>}
      <NoticeText notice={recall} />
    </div>
  );
}
