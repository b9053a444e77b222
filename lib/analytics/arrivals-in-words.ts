import type { LiveGuestWire, LiveViewWire } from "../schemas/live";
import { cardInWords, SEVERITY_WORDS } from "./card-words";

/** More cards at once are summed up, because nobody can listen to them; every allergy is still named. */
const MOST_READ_OUT = 6;

type Sum = LiveViewWire["further"];

/** Every allergy of many guests, and how many of them are to be asked. */
export function sumInWords({ allergies, to_ask: toAsk }: Pick<Sum, "allergies" | "to_ask">): string {
  const named = allergies.map(({ label, severity, guests }) => `${label} ${guests} (${SEVERITY_WORDS[severity]})`);
  const asked = toAsk > 0 ? [`${toAsk} to ask`] : [];
  return [...named, ...asked].join(", ") || "no allergy named";
}

const heardOf = ({ card_at: at, table, rung_at: rung }: LiveGuestWire): string => [at, table, rung].join(" ");

/** What a screen reader says of a list that changed: all that the eye sees come, and nothing that was there before. */
export function arrivalsInWords(before: LiveViewWire, after: LiveViewWire): string[] {
  const known = new Map(before.guests.map((guest) => [guest.visit_id, heardOf(guest)]));
  const news = after.guests.filter((guest) => guest.crowd === null && known.get(guest.visit_id) !== heardOf(guest));
  return [...readOut(news), ...ofCrowds(before, after), ...ofFurther(before, after)];
}

function readOut(news: readonly LiveGuestWire[]): string[] {
  if (news.length <= MOST_READ_OUT) return news.map(cardInWords);
  const allergic = news.filter(({ allergies }) => allergies.length > 0);
  const named = new Map<string, { label: string; severity: Sum["allergies"][number]["severity"]; guests: number }>();
  for (const { key, label, severity } of allergic.flatMap(({ allergies }) => allergies)) {
    const kind = `${key} ${severity}`;
    named.set(kind, { label, severity, guests: (named.get(kind)?.guests ?? 0) + 1 });
  }
  const toAsk = news.filter(({ card }) => card !== "allergies" && card !== "no_allergy_named").length;
  const allergies = [...named].map(([key, each]) => ({ key, ...each }));
  return [`${news.length} new guests: ${sumInWords({ allergies, to_ask: toAsk })}.`];
}

/** A crowd is read out when it comes, and again for each allergy that it brings. */
function ofCrowds(before: LiveViewWire, after: LiveViewWire): string[] {
  return after.crowds.flatMap((crowd) => {
    const was = before.crowds.find(({ key }) => key === crowd.key);
    const isNew = !was || crowd.allergies.some(({ key }) => !was.allergies.some((each) => each.key === key));
    const where = crowd.table ?? "no table";
    return isNew ? [`${crowd.guests} guests from one connection, ${where}: ${sumInWords(crowd)}.`] : [];
  });
}

function ofFurther(before: LiveViewWire, after: LiveViewWire): string[] {
  if (after.further.guests <= before.further.guests) return [];
  return [`${after.further.guests} guests on further pages: ${sumInWords(after.further)}.`];
}
