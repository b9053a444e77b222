import { add, type Fraction } from "@/lib/quantity/fraction";
import { matchQuantity } from "@/lib/quantity/parse-quantity";
import { findUnit } from "@/lib/quantity/units";
import type { LateAmounts } from "./late-amounts";
import type { NumberPlace } from "./stated-amount";

/**
 * Chinese, Japanese and Korean lines state the amount behind the food: "卵 2個", "みそ 大さじ1と1/2", "소금 약간". A spoon may
 * stand before its number, and a counter behind it only says of what kind the things are.
 */
const LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const SPOONS: Readonly<Record<string, string>> = {
  ...{ 大さじ: "tbsp", 大匙: "tbsp", 小さじ: "tsp", 小匙: "tsp", カップ: "cup", 큰술: "tbsp", 작은술: "tsp" },
};
const UNITS: Readonly<Record<string, string>> = {
  ...SPOONS,
  ...{
    큰스푼: "tbsp",
    작은스푼: "tsp",
    숟가락: "tbsp",
    컵: "cup",
    汤匙: "tbsp",
    湯匙: "tbsp",
    大勺: "tbsp",
    茶匙: "tsp",
  },
  ...{
    小勺: "tsp",
    杯: "cup",
    克: "g",
    公克: "g",
    グラム: "g",
    그램: "g",
    千克: "kg",
    公斤: "kg",
    毫升: "ml",
    升: "l",
  },
  ...{ かけ: "clove", 片け: "clove", 瓣: "clove", 쪽: "clove", 束: "bunch", 把: "bunch", 袋: "bag", 缶: "can" },
  ...{ 罐: "can", 캔: "can", 丁: "block", 모: "block", 枚: "sheet", 장: "sheet", 株: "head" },
};
/** They count things as they are. */
const COUNTERS =
  "片|個|个|個分|コ|ケ|つ|本|根|条|條|尾|匹|羽|頭|颗|顆|只|隻|粒|块|塊|合|膳|玉|개|마리|알|대|뿌리|줄기|포기|人分|人份|인분";
/** "A little", "as much as you like": no amount. */
const UNTOLD = "適量|适量|適宜|少々|少量|少许|少許|お好み(?:で|量)?|약간|적당량|조금";

const words = (list: Readonly<Record<string, string>>): string =>
  Object.keys(list)
    .sort((a, b) => b.length - a.length)
    .join("|");
const SPOON = new RegExp(`(${words(SPOONS)})\\s?$`, "u");
const BEHIND = new RegExp(`^\\s?(${words(UNITS)}|${COUNTERS})?(半)?\\s?(?=$|[（(、,])`, "u");
const AND = /^\s?と\s?/;
const NO_AMOUNT = new RegExp(`^(.{1,40}?)[\\s…・:：]{1,5}(?:各)?(?:${UNTOLD})$`, "u");
const JOINT = /[\s…・:：]{1,10}$/u;
const NAME_LENGTH = 60;

/** The amount behind the food of such a line, and the line without it; null for any other line. */
export function readAmountBehindFood(text: string): LateAmounts | null {
  const head = text.slice(0, NAME_LENGTH);
  if (!LETTERS.test(head)) return null;
  const untold = NO_AMOUNT.exec(text)?.[1];
  if (untold !== undefined) return { amounts: [], size: "", rest: untold };
  const at = head.search(/[\d½¼¾⅓⅔⅛]/u);
  if (at <= 0) return null;
  const number = numberAt(text, at);
  if (!number) return null;
  const spoon = SPOON.exec(text.slice(0, at))?.[1];
  const behind = BEHIND.exec(text.slice(number.to));
  const unitWord = spoon ?? behind?.[1] ?? "";
  const name = text.slice(
    0,
    at - (spoon === undefined ? 0 : text.slice(0, at).length - text.slice(0, at).search(SPOON)),
  );
  if (!behind || !LETTERS.test(name) || (unitWord === "" && !JOINT.test(name))) return null;
  const unit = findUnit(UNITS[unitWord] ?? "");
  const amount = { quantity: number.value, quantityMax: null, unit, unitText: unit ? unitWord : "", places: [number] };
  const rest = `${name.replace(JOINT, "")}${text.slice(number.to + behind[0].length)}`;
  return { amounts: [amount], size: "", rest };
}

/** "1", "1/2", "1と1/2". */
function numberAt(text: string, from: number): NumberPlace | null {
  const first = matchQuantity(text, from);
  if (!first) return null;
  const joint = AND.exec(text.slice(first.end))?.[0] ?? "";
  const more = joint === "" ? null : matchQuantity(text, first.end + joint.length);
  const value: Fraction = more ? add(first.value, more.value) : first.value;
  return { value, from, to: more ? more.end : first.end };
}
