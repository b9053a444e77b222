import { useQuery } from "@tanstack/react-query";
import { useText } from "#use-text";
import { Callout } from "@/components/ui/callout";
import { household } from "@/lib/household-client";
import { settings } from "@/messages/en/settings";

/** Says what becomes of children and others whose cards the person added: nobody cooks for them unnoticed. */
export function PeopleWhoGo() {
  const t = useText(settings);
  const { data } = useQuery({ queryKey: ["people-who-go"], queryFn: ({ signal }) => household.list(signal) });
  if (!data || data.length === 0) return null;
  const inWords = (names: readonly string[]) => new Intl.ListFormat(t.locale, { type: "conjunction" }).format(names);
  const shared = data.filter(({ household_id }) => household_id !== null).map(({ name }) => name);
  return (
    <Callout tone="info">
      <p>{t("cardsOfNamesGo", { names: inWords(data.map(({ name }) => name)) })}</p>
      {shared.length > 0 && <p>{t("yourHouseholdNoLonger", { names: inWords(shared) })}</p>}
    </Callout>
  );
}
