import { add, compare, type Fraction, fraction } from "@/lib/quantity/fraction";
import { matchQuantity } from "@/lib/quantity/parse-quantity";
import { findUnit, type Unit } from "@/lib/quantity/units";
import { recognise } from "../foods/recognise";
import type { Knowledge } from "../model/knowledge";
import { tokenize } from "../text/tokens";
import type { LateAmounts } from "./late-amounts";
import type { Amount, NumberPlace } from "./stated-amount";

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
  ...{ 盒: "box", 瓶: "bottle", 包: "package", 碗: "bowl", 撮: "pinch", 滴: "drop" },
  ...{ つまみ: "pinch", つかみ: "handful", パック: "pack", 줌: "handful", 꼬집: "pinch", 봉지: "bag" },
  ...{ 봉: "bag", 팩: "pack", 통: "head", 단: "bunch", 방울: "drop", 병: "bottle", 스푼: "tbsp", 티스푼: "tsp" },
  ...{ 밀리리터: "ml", 리터: "l", 킬로그램: "kg", ミリリットル: "ml", リットル: "l", キログラム: "kg" },
};
/** They count things as they are. */
const COUNTERS =
  "片|個|个|個分|コ|ケ|つ|本|根|条|條|尾|匹|羽|頭|颗|顆|只|隻|粒|块|塊|合|膳|玉|勺|匙|段|棵|朵|节|節|房|節分|개|마리|알|대|뿌리|줄기|포기|톨|송이|人分|人份|인분";
/** "A little", "as much as you like": no amount. */
const UNTOLD = "適量|适量|適宜|少々|少量|少许|少許|若干|お好み(?:で|量)?|약간|적당량|적당히|조금";

const words = (list: Readonly<Record<string, string>>): string =>
  Object.keys(list)
    .sort((a, b) => b.length - a.length)
    .join("|");
const SPOON = new RegExp(`(${words(SPOONS)})\\s?$`, "u");
/** "小把", "大勺": a size before the measure. */
const SIZED = "[小大]?";
const BEHIND = new RegExp(
  `^\\s?(${words(UNITS)}|${SIZED}(?:${words(UNITS)}|${COUNTERS}))?(半|분)?(?:\\s?(?=$|[（(、,])|\\s+(?=\\p{L}))`,
  "u",
);
const AND = /^\s?と\s?/;
/** "半茶匙", "반 큰술": half of the unit that follows. */
const HALF = new RegExp(`(?:半|반\\s?)(?=${words(UNITS)})`, "u");
/** Numbers as words, where a measure or a counter follows: "半个", "一小把", "두 큰술", "ひとつまみ". */
const WORDS: Readonly<Record<string, readonly [numerator: number, denominator: number]>> = {
  ...{ 半: [1, 2], 반: [1, 2], 一: [1, 1], 二: [2, 1], 两: [2, 1], 兩: [2, 1], 三: [3, 1], 四: [4, 1], 五: [5, 1] },
  ...{ 六: [6, 1], 七: [7, 1], 八: [8, 1], 九: [9, 1], 十: [10, 1], ひと: [1, 1], ふた: [2, 1] },
  ...{ 한: [1, 1], 두: [2, 1], 세: [3, 1], 네: [4, 1], 다섯: [5, 1], 여섯: [6, 1] },
};
const NUMBER_WORD = new RegExp(`(${Object.keys(WORDS).join("|")})\\s?(?=${SIZED}(?:${words(UNITS)}|${COUNTERS}))`, "u");
const NUMBER_WORD_FIRST = new RegExp(`^\\s?${NUMBER_WORD.source}`, "u");
const RANGE = /^\s?(?:-|–|から|到|至)\s?(?=[\d½¼¾⅓⅔⅛])/u;
/** "3个鸡蛋", "200克牛肉", "大さじ2のみりん". */
const IN_FRONT = new RegExp(
  `^\\s?(${words(UNITS)}|${SIZED}(?:${words(UNITS)}|${COUNTERS}))?(半)?(?:の|的|\\s)?(?=[\\p{L}])`,
  "u",
);
const NO_AMOUNT = new RegExp(`^(.{1,40}?)[\\s…・:：]{1,5}(?:各)?(?:${UNTOLD})(?:$|\\s+(?=\\p{L}))`, "u");
const JOINT = /[\s…・:：]{1,10}$/u;
const NAME_LENGTH = 60;

/** The amount behind the food of such a line, and the line without it; null for any other line. */
export function readAmountBehindFood(text: string): LateAmounts | null {
  const head = text.slice(0, NAME_LENGTH);
  if (!LETTERS.test(head)) return null;
  const untold = NO_AMOUNT.exec(text);
  if (untold?.[1]) {
    const said = text.slice(untold[0].length);
    return { amounts: [], size: "", rest: said === "" ? untold[1] : `${untold[1]}, ${said}` };
  }
  const digits = head.search(/[\d½¼¾⅓⅔⅛]/u);
  const half = digits < 0 ? (HALF.exec(head) ?? wordBehindSpace(head)) : null;
  const at = half ? half.index : digits;
  if (at <= 0) return null;
  const numbers = half ? wordAt(half) : numbersAt(text, at);
  if (!numbers) return null;
  const number = { ...numbers.low, to: numbers.to };
  const spoon = SPOON.exec(text.slice(0, at))?.[1];
  const behind = BEHIND.exec(text.slice(number.to));
  const unitWord = spoon ?? behind?.[1] ?? "";
  const name = text.slice(
    0,
    at - (spoon === undefined ? 0 : text.slice(0, at).length - text.slice(0, at).search(SPOON)),
  );
  if (!behind || !LETTERS.test(name) || (unitWord === "" && !JOINT.test(name))) return null;
  const amount = amountOf(numbers, unitOf(unitWord), unitWord, behind[2] === "半");
  const said = text.slice(number.to + behind[0].length);
  // "黄油 50克 软化": what follows the amount says what is done.
  const rest = `${name.replace(JOINT, "")}${/^\p{L}/u.test(said) ? ", " : ""}${said}`;
  return { amounts: [amount], size: "", rest };
}

/** "小把" is a small bunch, and a bunch. */
const unitOf = (word: string): Unit | null => findUnit(UNITS[word] ?? UNITS[word.replace(/^[小大]/u, "")] ?? "");

/** A number word counts behind the food only where a space sets it off: "千张 一张" and not "三文鱼 片". */
function wordBehindSpace(head: string): RegExpExecArray | null {
  const from = head.search(/\s/);
  const match = from < 0 ? null : NUMBER_WORD.exec(head.slice(from));
  if (!match || !/^\s*$/.test(head.slice(from, from + match.index))) return null;
  match.index += from;
  return match;
}

/**
 * The amount in front of the food where nothing stands between them: "3个鸡蛋", "大さじ2のみりん". A counter that is the
 * beginning of a food's name ("2玉ねぎ") counts nothing.
 */
export function readAmountBeforeFood(text: string, knowledge: Knowledge): LateAmounts | null {
  if (!LETTERS.test(text.slice(0, NAME_LENGTH))) return null;
  const spoon = SPOON_FIRST.exec(text)?.[1] ?? "";
  const said = spoon === "" ? NUMBER_WORD_FIRST.exec(text) : null;
  const numbers = said ? wordAt(said) : numbersAt(text, spoon.length);
  const behind = numbers && IN_FRONT.exec(text.slice(numbers.to));
  if (!numbers || !behind) return null;
  const [whole, word = ""] = behind;
  const unitWord = spoon === "" ? word : spoon;
  if (unitWord === "" || (spoon !== "" && word !== "")) return null;
  const rest = text.slice(numbers.to + whole.length);
  const written = text.slice(numbers.to).trimStart();
  if (!LETTERS.test(rest) || (word !== "" && whole.trimStart() === word && beginsFood(written, word, knowledge)))
    return null;
  const amount = amountOf(numbers, unitOf(unitWord), unitWord, behind[2] !== undefined);
  return { amounts: [amount], size: "", rest };
}

const SPOON_FIRST = new RegExp(`^(${words(SPOONS)})(?=\\s?[\\d½¼¾⅓⅔⅛])`, "u");

function beginsFood(text: string, counter: string, knowledge: Knowledge): boolean {
  const [first] = recognise(tokenize(text), knowledge);
  return first?.kind === "concept" && first.tokens.reduce((sum, token) => sum + token.text.length, 0) > counter.length;
}

type NumbersAt = { low: NumberPlace; high: NumberPlace | null; to: number };

/** "2", "1~2", which plainLine writes as "1-2". */
function numbersAt(text: string, at: number): NumbersAt | null {
  const from = /\s/.test(text.charAt(at)) ? at + 1 : at;
  const low = numberAt(text, from);
  if (!low) return null;
  const joint = RANGE.exec(text.slice(low.to))?.[0] ?? "";
  const high = joint === "" ? null : numberAt(text, low.to + joint.length);
  return high && compare(high.value, low.value) > 0 ? { low, high, to: high.to } : { low, high: null, to: low.to };
}

/** A number that is a word: its place is that of the word. */
const wordAt = ({ index, 0: whole }: RegExpExecArray): NumbersAt => {
  const [numerator, denominator] = WORDS[whole.trim()] ?? [1, 2];
  const from = index + whole.length - whole.trimStart().length;
  const to = index + whole.length;
  return { low: { value: fraction(numerator, denominator), from, to }, high: null, to };
};

/** `andHalf`: "2カップ半". */
const amountOf = ({ low, high }: NumbersAt, unit: Unit | null, unitWord: string, andHalf: boolean): Amount => ({
  quantity: andHalf ? add(low.value, fraction(1, 2)) : low.value,
  quantityMax: high?.value ?? null,
  unit,
  unitText: unit ? unitWord : "",
  places: high ? [low, high] : [low],
});

/** "1", "1/2", "1と1/2". */
function numberAt(text: string, from: number): NumberPlace | null {
  const first = matchQuantity(text, from);
  if (!first) return null;
  const joint = AND.exec(text.slice(first.end))?.[0] ?? "";
  const more = joint === "" ? null : matchQuantity(text, first.end + joint.length);
  const value: Fraction = more ? add(first.value, more.value) : first.value;
  return { value, from, to: more ? more.end : first.end };
}
