import type { Concept, Knowledge } from "../model/knowledge";
import { NOTHING, type Profile, soften, UNKNOWN, union } from "../model/profile";
import { ALL_SUBSTANCES } from "../model/substances";

/**
 * What a picture shows, by the slugs of the foods. Leaves and seedlings are left out, because their meaning differs
 * between menus.
 */
const SHOWN: Readonly<Record<string, string>> = {
  "peanut tree-nut": "🥜",
  "tree-nut chestnut": "🌰",
  wheat: "🌾",
  milk: "🥛🍼",
  cheese: "🧀",
  butter: "🧈",
  egg: "🥚🍳🐣🐥🐤",
  fish: "🐟🐠🎣",
  "fish puffer-fish": "🐡",
  "fish-cake surimi": "🍥",
  "sushi fish": "🍣",
  shark: "🦈",
  shrimp: "🦐",
  "shrimp tempura": "🍤",
  lobster: "🦞",
  crab: "🦀",
  oyster: "🦪",
  squid: "🦑",
  octopus: "🐙",
  snail: "🐌🐚",
  bacon: "🥓",
  pork: "🐷🐖🐽",
  beef: "🐄🐮🐂🐃🥩",
  chicken: "🐔🐓🍗",
  turkey: "🦃",
  duck: "🦆",
  lamb: "🐑🐏",
  goat: "🐐",
  venison: "🦌",
  rabbit: "🐇🐰",
  meat: "🍖",
  "sausage bread": "🌭",
  "hamburger burger cheese": "🍔",
  "pizza cheese": "🍕",
  "sandwich bread": "🥪",
  bread: "🍞🥖",
  croissant: "🥐",
  bagel: "🥯",
  pretzel: "🥨",
  flatbread: "🫓",
  "kebab flatbread": "🥙",
  falafel: "🧆",
  taco: "🌮",
  burrito: "🌯",
  tamale: "🫔",
  waffle: "🧇",
  pancake: "🥞",
  "french-fries potato": "🍟",
  potato: "🥔",
  "sweet-potato": "🍠",
  corn: "🌽",
  "popcorn corn": "🍿",
  onion: "🧅",
  garlic: "🧄",
  tomato: "🍅",
  aubergine: "🍆",
  avocado: "🥑",
  carrot: "🥕",
  cucumber: "🥒",
  broccoli: "🥦",
  lettuce: "🥬",
  "bell-pepper": "🫑",
  chilli: "🌶",
  ginger: "🫚",
  pea: "🫛",
  mushroom: "🍄",
  olive: "🫒",
  coconut: "🥥",
  grape: "🍇",
  melon: "🍈",
  watermelon: "🍉",
  mandarin: "🍊",
  lemon: "🍋",
  banana: "🍌",
  pineapple: "🍍",
  mango: "🥭",
  apple: "🍎🍏",
  pear: "🍐",
  peach: "🍑",
  cherry: "🍒",
  strawberry: "🍓",
  blueberry: "🫐",
  kiwi: "🥝",
  rice: "🍚🍙",
  "ramen noodle egg": "🍜",
  "pasta tomato": "🍝",
  honey: "🍯🐝",
  chocolate: "🍫",
  "ice-cream": "🍦🍨🍧",
  cake: "🍰🎂🧁",
  pie: "🥧",
  cookie: "🍪",
  doughnut: "🍩",
  "custard egg milk": "🍮",
  "candy gelatine": "🍬🍭",
  dumpling: "🥟",
  coffee: "☕",
  tea: "🍵🫖",
  wine: "🍷",
  "sparkling-wine": "🍾🥂",
  beer: "🍺🍻",
  cocktail: "🍸🍹",
  "rice-wine": "🍶",
  "distilled-drink": "🥃",
  salt: "🧂",
};
const SLUGS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(SHOWN).flatMap(([slugs, signs]) => Array.from(signs, (sign) => [sign, slugs.split(" ")] as const)),
);
/** Pictographs of foods and animals. One that the table does not map may mean anything: a stew, a box, a skewer. */
const SIGNS = [
  String.raw`\u{1F32D}-\u{1F330}\u{1F336}\u{1F33D}-\u{1F33E}\u{1F344}-\u{1F37F}\u{1F382}\u{1F3A3}\u{1F40C}`,
  String.raw`\u{1F40F}-\u{1F411}\u{1F413}\u{1F414}\u{1F416}\u{1F419}\u{1F41A}\u{1F41D}\u{1F41F}-\u{1F421}`,
  String.raw`\u{1F423}-\u{1F425}\u{1F402}-\u{1F404}\u{1F407}\u{1F42E}\u{1F430}\u{1F437}\u{1F43D}\u{1F410}`,
  String.raw`\u{1F42C}\u{1F950}-\u{1F96F}\u{1F980}\u{1F983}\u{1F986}\u{1F988}\u{1F98C}\u{1F990}\u{1F991}\u{1F99E}`,
  String.raw`\u{1F9AA}\u{1F942}\u{1F943}\u{1F9C0}\u{1F9C2}-\u{1F9CB}\u{1FAD0}-\u{1FADB}☕`,
].join("");
const ANY_SIGN = new RegExp(`[${SIGNS}]`, "gu");
/** Cutlery and cups. They are among the pictographs of food but show none. */
const PLATES: ReadonlySet<string> = new Set(["🍴", "🍽", "🥄", "🥢", "🥤", "🧊", "🧋", "🫗", "🫙"]);
/** All of these signs begin with one of these code units, or are the cup. */
const MAY_HOLD_SIGN = /[\uD83C\uD83E\uD83D☕]/;

export type PicturedFood = {
  readonly start: number;
  readonly end: number;
  readonly concepts: readonly Concept[];
  readonly profile: Profile;
  readonly unknownWords: readonly string[];
};

/** Foods that a menu shows as pictographs. A pictograph does not say whether the food is in the dish or left out. */
export function picturedFoods(text: string, knowledge: Knowledge): PicturedFood[] {
  if (!MAY_HOLD_SIGN.test(text)) return [];
  const found: PicturedFood[] = [];
  const drawn = new Map<string, number>();
  for (const { 0: sign, index } of text.matchAll(ANY_SIGN)) {
    const times = drawn.get(sign) ?? 0;
    if (PLATES.has(sign) || times >= MOST_OF_ONE_SIGN) continue;
    drawn.set(sign, times + 1);
    found.push(pictured(sign, index, knowledge));
  }
  return found;
}

/** The sixth shrimp says nothing new about the dish. */
const MOST_OF_ONE_SIGN = 5;

function pictured(sign: string, start: number, { concepts, conceptIndex }: Knowledge): PicturedFood {
  const shown = (SLUGS.get(sign) ?? []).flatMap((slug) => concepts[conceptIndex.get(slug) ?? -1] ?? []);
  const together = shown.reduce((profile, { profile: own }) => union(profile, own), NOTHING);
  const profile = shown.length > 0 ? soften(together, ALL_SUBSTANCES) : UNKNOWN;
  const unknownWords = shown.length > 0 ? [] : [sign];
  return { start, end: start + sign.length, concepts: shown, profile, unknownWords };
}
