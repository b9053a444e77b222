import { useText } from "#use-text";
import { RecallRows } from "@/components/recalls/recall-rows";
import { EmptyState } from "@/components/ui/empty-state";
import type { RecallListWire, RecallWire } from "@/lib/schemas/recalls";
import { recallsText } from "@/messages/en/recalls";
import { WishForm } from "./wish-form";

type RecallsScreenProps = { list: RecallListWire; hasFeeds: boolean };

/** The recalls that concern a person, those of their own foods first, and of which they want to be told. */
export function RecallsScreen({ list: { recalls, wish, feeds }, hasFeeds }: RecallsScreenProps) {
  const t = useText(recallsText);
  const own = recalls.filter(({ why }) => why !== "allergy");
  const others = recalls.filter(({ why }) => why === "allergy");
  const isRead = hasFeeds || feeds.length > 0;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-8 wide:grid-cols-[minmax(0,13fr)_minmax(0,9fr)] wide:items-start wide:gap-x-14">
      <header className="wide:col-span-2">
        <h1 className="m-0">{t("recalls")}</h1>
        <p className="mt-2 max-w-[65ch] text-ink-soft">{t("whatTheyAre")}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {recalls.length === 0 && (
          <EmptyState title={t(isRead ? "nothingFound" : "noFeeds")}>
            {t(isRead ? "nothingFoundText" : "noFeedsText")}
          </EmptyState>
        )}
        <Part recalls={own} title={t("ofYourFoods")} />
        <Part recalls={others} title={t("ofYourAllergens")} />
      </div>
      <WishForm feeds={feeds} wish={wish} />
    </div>
  );
}

function Part({ recalls, title }: { recalls: readonly RecallWire[]; title: string }) {
  if (recalls.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="m-0 text-step-2">{title}</h2>
      <RecallRows level={3} recalls={recalls} />
    </section>
  );
}
