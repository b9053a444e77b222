import type { BaseName } from "./bases";
import type { Food } from "./colours";
import type { Part } from "./plate";
import type { VesselName } from "./vessels";

/** What a dish is served in and on. Its title decides, or else its course. */
export type Setting = {
  readonly vessels: readonly [VesselName, ...VesselName[]];
  readonly base: BaseName;
  /** "dyed" takes the colour of the foods that are cooked in it. */
  readonly colour: Food | "dyed";
  /** Parts that the dish itself adds before its ingredients, such as two patties or a tart. */
  readonly parts?: readonly Part[];
  /** Words of the larder whose foods are inside the dish and stay invisible. */
  readonly hidden?: RegExp;
  /** Parts on top of everything else. */
  readonly over?: readonly Part[];
  /** Each ingredient lies in a heap of its own. */
  readonly isGrouped?: true;
  /** The most parts that the larder may add. */
  readonly most?: number;
};

const part = (form: Part["form"], colour: Food, count: number, at: Part["at"] = "scatter", size = 10): Part => ({
  form,
  colour,
  count,
  at,
  size,
});

const SOUPS: readonly ["bowl", "pot", "cup"] = ["bowl", "pot", "cup"];

/** The first pattern that matches the title decides. */
const BY_TITLE: readonly (readonly [RegExp, Setting])[] = [
  [/garlic and chilli|sizzling/, { vessels: ["pan"], base: "soup", colour: "oil", most: 4 }],
  [
    /onigiri/,
    {
      vessels: ["slab", "board"],
      base: "none",
      colour: "rice",
      parts: [part("onigiri", "rice", 3, "along", 14)],
      most: 1,
    },
  ],
  [
    /summer roll|spring roll/,
    {
      vessels: ["oval", "slab"],
      base: "none",
      colour: "rice",
      parts: [part("roll", "ricenoodle", 4, "row", 12)],
      hidden: /prawn|carrot|cucumber|vermicelli|lettuce/,
      most: 2,
    },
  ],
  [
    /arepa/,
    {
      vessels: ["board", "oval"],
      base: "none",
      colour: "corn",
      parts: [part("bun", "corn", 3, "along", 14)],
      hidden: /bean|masa/,
      most: 3,
    },
  ],
  [
    /falafel/,
    {
      vessels: ["dinner", "plate"],
      base: "none",
      colour: "cream",
      parts: [part("bigball", "meat", 9, "pile", 11)],
      hidden: /chickpea|onion/,
      most: 2,
    },
  ],
  [
    /sweet potatoes with|baked (?:sweet )?potato/,
    {
      vessels: ["oval", "dish"],
      base: "none",
      colour: "cream",
      parts: [part("jacket", "sweetpotato", 3, "row", 12)],
      hidden: /potato|bean/,
      most: 2,
    },
  ],
  [
    /imam|stuffed/,
    {
      vessels: ["oval", "dish"],
      base: "none",
      colour: "cream",
      parts: [part("boat", "aubergine", 3, "row", 13)],
      hidden: /eggplant|aubergine|tomato|onion/,
      most: 2,
    },
  ],
  [
    /potato pancake|latke|fritter/,
    {
      vessels: ["dinner", "plate"],
      base: "none",
      colour: "cream",
      parts: [part("patty", "pancake", 5, "pile", 12)],
      hidden: /potato|egg|onion/,
      most: 2,
    },
  ],
  [
    /buckwheat pancake|crêpe|crepe/,
    { vessels: ["plate", "dinner"], base: "stack", colour: "buckwheat", hidden: /egg|milk|butter/, most: 3 },
  ],
  [/pancake/, { vessels: ["plate", "dinner"], base: "stack", colour: "pancake", hidden: /egg|flour|milk/, most: 3 }],
  [
    /tortilla de|frittata|omelette|quiche/,
    {
      vessels: ["plate", "pan"],
      base: "none",
      colour: "cream",
      parts: [part("tart", "omelette", 1, "middle")],
      hidden: /./,
      most: 0,
    },
  ],
  [/clafoutis/, { vessels: ["dish"], base: "bake", colour: "omelette", hidden: /egg|butter/, most: 2 }],
  [/crumble|gratin/, { vessels: ["dish"], base: "crumble", colour: "pancake", hidden: /butter/, most: 2 }],
  [/gado/, { vessels: ["oval"], base: "sauce", colour: "peanut", isGrouped: true, most: 6 }],
  [
    /greek|horiatiki|village salad/,
    {
      vessels: ["bowl", "dinner"],
      base: "none",
      colour: "salad",
      hidden: /feta/,
      parts: [],
      over: [part("slab", "feta", 1, "middle", 10)],
      most: 5,
    },
  ],
  [
    /taco|tostada/,
    {
      vessels: ["board", "slab", "oval"],
      base: "none",
      colour: "corn",
      parts: [part("tortilla", "corn", 3, "along", 12)],
      hidden: /tortilla/,
      most: 5,
    },
  ],
  [/pizza|flatbread/, { vessels: ["board", "slab"], base: "sauce", colour: "tomato", most: 4 }],
  [
    /pad thai|linguine|spaghetti|tagliatelle|noodle|pasta/,
    { vessels: ["plate", "dinner", "bowl"], base: "noodles", colour: "noodle", most: 5 },
  ],
  [/pho\b|ramen/, { vessels: ["bowl"], base: "broth", colour: "broth", hidden: /ginger|onion/, most: 5 }],
  [/miso/, { vessels: ["cup"], base: "broth", colour: "miso", most: 4 }],
  [/avgolemono/, { vessels: ["bowl", "cup"], base: "broth", colour: "lemony", hidden: /egg|onion|carrot/, most: 3 }],
  [/borscht/, { vessels: ["bowl", "pot"], base: "broth", colour: "beet", most: 4 }],
  [/gazpacho/, { vessels: ["cup"], base: "soup", colour: "coral", hidden: /tomato/, most: 2 }],
  [/leek and potato/, { vessels: ["bowl", "cup"], base: "soup", colour: "leek", hidden: /potato/, most: 2 }],
  [
    /red lentil soup/,
    { vessels: ["bowl", "cup"], base: "soup", colour: "redlentil", hidden: /lentil|onion|carrot/, most: 3 },
  ],
  [/chowder/, { vessels: ["bowl", "pot"], base: "sauce", colour: "coconut", hidden: /butter|onion/, most: 4 }],
  [/barley soup/, { vessels: ["bowl", "pot"], base: "broth", colour: "broth", hidden: /onion/, most: 5 }],
  [/black bean soup/, { vessels: ["bowl"], base: "soup", colour: "blackbean", hidden: /onion/, most: 3 }],
  [/chilli$|chili\b/, { vessels: ["pot", "bowl"], base: "sauce", colour: "brick", most: 4 }],
  [/clam|soup|broth|ribollita/, { vessels: SOUPS, base: "sauce", colour: "dyed", most: 5 }],
  [/hummus/, { vessels: ["dinner", "bowl"], base: "mash", colour: "bean", most: 3 }],
  [/\bfava$|split pea fava/, { vessels: ["plate", "cup"], base: "mash", colour: "splitpea", hidden: /pea/, most: 2 }],
  [/guacamole/, { vessels: ["cup", "bowl"], base: "mash", colour: "avocado", hidden: /avocado/, most: 4 }],
  [/colcannon|mash/, { vessels: ["bowl", "dinner"], base: "mash", colour: "cream", hidden: /potato|milk/, most: 3 }],
  [/polenta/, { vessels: ["plate", "bowl"], base: "mash", colour: "corn", most: 4 }],
  [/cacik|tzatziki|raita/, { vessels: ["cup"], base: "mash", colour: "yogurt", most: 3 }],
  [/jollof/, { vessels: ["pot", "oval"], base: "rice", colour: "redrice", hidden: /tomato/, most: 3 }],
  [/lemon rice/, { vessels: ["bowl", "plate"], base: "rice", colour: "goldrice", most: 4 }],
  [/mujaddara/, { vessels: ["dinner", "oval"], base: "rice", colour: "brownrice", most: 3 }],
  [/kitchari|kedgeree/, { vessels: ["bowl"], base: "rice", colour: "goldrice", hidden: /mung/, most: 4 }],
  [/rice and peas/, { vessels: ["oval", "bowl"], base: "rice", colour: "rice", most: 4 }],
  [
    /bibimbap|sushi bowl|poke/,
    {
      vessels: ["bowl"],
      base: "rice",
      colour: "rice",
      hidden: /egg/,
      isGrouped: true,
      over: [part("egg", "egg", 1, "middle", 13)],
      most: 5,
    },
  ],
  [
    /sticky rice|rice pudding/,
    {
      vessels: ["plate", "slab"],
      base: "none",
      colour: "rice",
      parts: [part("patty", "rice", 1, "heap", 18)],
      most: 2,
    },
  ],
  [/risotto|pilaf|paella|fried rice/, { vessels: ["bowl", "plate"], base: "rice", colour: "rice", most: 4 }],
  [
    /shakshuka/,
    {
      vessels: ["pan"],
      base: "sauce",
      colour: "tomato",
      parts: [part("egg", "egg", 4, "ring")],
      hidden: /egg|onion|tomato/,
      most: 3,
    },
  ],
  [
    /tomato and egg/,
    {
      vessels: ["bowl", "plate"],
      base: "none",
      colour: "cream",
      parts: [part("chunk", "omelette", 13, "scatter", 18)],
      hidden: /egg/,
      most: 3,
    },
  ],
  [
    /mapo/,
    { vessels: ["bowl"], base: "sauce", colour: "chilli", hidden: /pork/, parts: [part("crumb", "meat", 11)], most: 3 },
  ],
  [/teriyaki/, { vessels: ["bowl"], base: "rice", colour: "rice", most: 3 }],
  [/green curry/, { vessels: ["bowl"], base: "sauce", colour: "pea", hidden: /coriander|chilli|shallot/, most: 4 }],
  [/moqueca/, { vessels: ["pot"], base: "sauce", colour: "coral", hidden: /lime/, most: 5 }],
  [/mustard$|coconut and mustard/, { vessels: ["dinner", "bowl"], base: "sauce", colour: "lemony", most: 3 }],
  [/palak|saag/, { vessels: ["bowl"], base: "sauce", colour: "spinach", hidden: /spinach|onion/, most: 3 }],
  [/dal\b/, { vessels: ["bowl", "pot"], base: "sauce", colour: "lentil", most: 4 }],
  [/wat\b/, { vessels: ["bowl", "pot"], base: "sauce", colour: "berbere", most: 3 }],
  [
    /masala|curry|tagine|stew|red red|wat\b|ful |chilli|chickpeas with|baked in tomato|sage and tomato|groundnut|ratatouille|caponata/,
    { vessels: ["bowl", "pot", "pan"], base: "sauce", colour: "dyed", most: 6 },
  ],
  [/ceviche|carpaccio/, { vessels: ["cup", "bowl"], base: "soup", colour: "lemony", most: 5 }],
  [
    /steak|chimichurri/,
    {
      vessels: ["slab", "board"],
      base: "none",
      colour: "herbsauce",
      hidden: /parsley|chilli|beef/,
      parts: [
        part("steak", "meat", 1, "middle", 16),
        part("pulp", "herbsauce", 9, "pile", 12),
        part("fleck", "salad", 18, "pile", 10),
        part("fleck", "chilli", 8, "pile", 10),
      ],
      most: 0,
    },
  ],
  [/tabbouleh/, { vessels: ["bowl", "dinner"], base: "grains", colour: "herbsauce", most: 4 }],
  [
    /potato salad/,
    {
      vessels: ["bowl", "cup"],
      base: "none",
      colour: "cream",
      parts: [part("coin", "potato", 18, "pile", 15)],
      hidden: /potato/,
      most: 2,
    },
  ],
  [/lentils/, { vessels: ["plate", "bowl", "cup"], base: "grains", colour: "greenlentil", hidden: /lentil/, most: 4 }],
];

const BY_COURSE: Readonly<Record<string, Setting>> = {
  soup: { vessels: SOUPS, base: "sauce", colour: "dyed", most: 5 },
  salad: { vessels: ["bowl", "plate", "dinner"], base: "none", colour: "salad", most: 6 },
  dessert: { vessels: ["plate", "cup"], base: "none", colour: "cream", most: 5 },
  drink: { vessels: ["cup"], base: "soup", colour: "dyed", most: 2 },
  sauce: { vessels: ["cup"], base: "sauce", colour: "dyed", most: 2 },
};
const ANY: Setting = { vessels: ["dinner", "plate", "oval"], base: "none", colour: "cream", most: 6 };

export function settingOf(title: string, course: string | null): Setting {
  const text = title.toLowerCase();
  return BY_TITLE.find(([words]) => words.test(text))?.[1] ?? (course ? BY_COURSE[course] : undefined) ?? byWord(text);
}

const byWord = (text: string): Setting => (/salad|slaw/.test(text) ? (BY_COURSE.salad ?? ANY) : ANY);
