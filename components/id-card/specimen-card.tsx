import { useText } from "#use-text";
import { IdCard } from "@/components/id-card/id-card";
import { DEMO_PROFILE } from "@/lib/id-card/id-card";
import { card } from "@/messages/en/card";

/**
 * The card of an invented person, which says so on itself, to eye and ear. It stands only where a stranger is told what
 * a card is (tests/unit/landing/specimens.test.ts lists the places): beside somebody's own venue, visit or menu it would
 * be taken for a real guest's allergies.
 */
export function SpecimenCard({ className }: { className?: string }) {
  const t = useText(card);
  return <IdCard {...(className ? { className } : {})} profile={DEMO_PROFILE} specimen={t("anExampleThePerson")} />;
}
