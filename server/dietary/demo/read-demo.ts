import type { ReadItem, ReadPage, ReadText } from "@/lib/demo/demo-reading";
import { dietLabel } from "@/lib/dietary/diets";
import { wayOf } from "@/lib/dietary/more-ways";
import { DEMO_PROFILE } from "@/lib/id-card/id-card";
import type { VerdictTagWire } from "@/lib/schemas/recipe-judgement";
import type { ItemVerdict, Reason, Setting } from "../engine/judge";
import { judge, type Segment, segmentsOf } from "../engine/judge";
import { placedMentions } from "../engine/read";
import { highlightsOf } from "../highlights";
import { loadKnowledge } from "../load-knowledge";
import { DEMO_PAGES, type DemoItem, type DemoPage, PARTNER_ITEMS } from "./demo-pages";
import { settingsOfCard } from "./demo-settings";

let forDemoCard: ReadPage[] | undefined;

/** The three pages of the landing page, judged by the demo card. */
export function readDemoPages(): ReadPage[] {
  forDemoCard ??= DEMO_PAGES.map((page) => readPage(page, settingsOfCard(DEMO_PROFILE)));
  return forDemoCard;
}

/** The partner page's two dishes, each for a viewer with one setting. */
export function readPartnerItems(): { vegan: ReadItem; highBloodPressure: ReadItem } {
  const read = (item: DemoItem, setting: Setting) => readItems([item], "menu", [setting])[0] as ReadItem;
  return {
    vegan: read(PARTNER_ITEMS.vegan, { type: "diet", key: "vegan" }),
    highBloodPressure: read(PARTNER_ITEMS.highBloodPressure, { type: "health", key: "high_blood_pressure" }),
  };
}

function readPage({ key, label, place, kind, items }: DemoPage, settings: readonly Setting[]): ReadPage {
  return { key, label, place, items: readItems(items, kind, settings) };
}

function readItems(items: readonly DemoItem[], kind: DemoPage["kind"], settings: readonly Setting[]): ReadItem[] {
  const knowledge = loadKnowledge();
  const foods = items.map(({ name, description }, index) => ({
    id: String(index),
    name,
    ...(description ? { description } : {}),
  }));
  const provenance = kind === "menu" ? "venue" : "recipe";
  return judge(foods, settings, knowledge, { provenance, kind }).map((verdict, index): ReadItem => {
    const item = items[index] as DemoItem;
    const best = bestReason(verdict);
    const reasons = verdict.reasons.filter(({ kind: each }) => each === verdict.kind || each === "match");
    return {
      name: toText(segmentsOf(item.name, "name", reasons)),
      description: toText(segmentsOf(item.description ?? "", "description", reasons)),
      price: item.price ?? "",
      verdict: verdict.kind,
      why: best?.rule ?? "",
      told: best ? toTag(best) : null,
      tags: highlightsOf(placedMentions(foods[index] as (typeof foods)[number], knowledge, kind), knowledge).map(
        ({ tag }) => tag,
      ),
    };
  });
}

const toText = (segments: readonly Segment[]): ReadText =>
  segments.map(({ text, mark }) => ({ text, mark: mark?.kind ?? null }));

/** Among equal reasons, the one that names a food of the description, because those words are visible. */
function bestReason({ kind, reasons }: ItemVerdict): Reason | undefined {
  const alike = reasons.filter((reason) => reason.kind === kind);
  const setting = alike[0]?.setting;
  return (
    (kind === "match" ? alike.find(({ setting: each }) => each.type === "ingredient" && isLiked(each)) : undefined) ??
    alike.find((reason) => reason.setting === setting && reason.field === "description") ??
    alike[0]
  );
}

const toTag = ({ kind, setting, ingredient, rule, provenance, cause }: Reason): VerdictTagWire => ({
  ...{ kind, setting: settingOf(setting), text: ingredient, reason: rule, provenance },
  ...(cause === undefined ? {} : { cause }),
});

function settingOf(setting: Setting): VerdictTagWire["setting"] {
  const { type, key } = setting;
  if (setting.type === "diet") return { type, key, label: dietLabel(setting.key), preference: null };
  const words = key.replaceAll(/[-_]/g, " ");
  const label = wayOf(key)?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
  return { type, key, label, preference: setting.type === "ingredient" ? setting.preference : null };
}

const isLiked = (setting: Extract<Setting, { type: "ingredient" }>): boolean =>
  setting.preference === "love" || setting.preference === "like";
