import { voiceOf } from "@/lib/dietary/voices";
import type { FitStateWire, RecipeJudgementWire, VerdictKindWire } from "@/lib/schemas/recipe-judgement";
import { graver, rankOf } from "@/server/dietary/engine/judge";
import { type Judging, toSettingWire } from "@/server/recipes/judge-recipe";
import type { JudgedProduct } from "./judge-products";

/**
 * Adds the reader's verdicts on the products of a list to the judgement on its other lines, so that no part of the answer
 * is milder than the gravest line. `isAlone`: the list has no other lines, and the products alone decide.
 */
export function withProducts(
  { names, settings: all }: Judging,
  named: RecipeJudgementWire,
  products: readonly JudgedProduct[],
  isAlone: boolean,
): RecipeJudgementWire {
  const judged = products.flatMap(({ own }) => own ?? []);
  if (judged.length === 0) return named;
  const worstOf = (kinds: readonly VerdictKindWire[], before: VerdictKindWire): VerdictKindWire =>
    kinds.reduce<VerdictKindWire>(graver, isAlone ? "info" : before);
  const keyOf = ({ type, key, preference }: { type: string; key: string; preference: string | null }) =>
    JSON.stringify([type, key, preference]);
  const kindsBySetting = new Map<string, VerdictKindWire[]>();
  for (const { setting, kind } of judged.flatMap(({ kinds }) => kinds)) {
    const key = keyOf(toSettingWire(setting, names));
    kindsBySetting.set(key, [...(kindsBySetting.get(key) ?? []), kind]);
  }
  const settings = named.settings.map(({ setting, kind, ...more }) => {
    const worst = worstOf(kindsBySetting.get(keyOf(setting)) ?? [], kind);
    return worst === kind ? { setting, kind, ...more } : { setting, kind: worst };
  });
  const voiced = (voice: ReturnType<typeof voiceOf>): VerdictKindWire | null => {
    const kinds = settings.filter(({ setting }) => voiceOf(setting) === voice).map(({ kind }) => kind);
    return kinds.length === 0 ? null : kinds.reduce<VerdictKindWire>(graver, "info");
  };
  const lines = judged.map(({ line }) => line);
  const kind =
    all.length === 0
      ? named.kind
      : worstOf(
          lines.map((line) => line.kind),
          named.kind,
        );
  const isGraver = rankOf(kind) < rankOf(named.kind);
  return {
    ...named,
    kind,
    settings,
    voices: { alarm: voiced("alarm"), mismatch: voiced("mismatch"), advice: voiced("advice") },
    fit: isAlone || isGraver ? { ...named.fit, state: stateOf(kind), adaptable: null } : named.fit,
    ingredients: [...named.ingredients, ...lines],
  };
}

const stateOf = (kind: VerdictKindWire): FitStateWire => (kind === "info" ? "match" : kind);
