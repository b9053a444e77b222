/** The uses of a food for which a substitute is suitable. */
export const USES = [
  "any",
  "baking",
  "binding",
  "dessert",
  "drinking",
  "frying",
  "grilling",
  "marinade",
  "melting",
  "raw",
  "roasting",
  "salad",
  "sauce",
  "seasoning",
  "soup",
  "spreading",
  "stew",
  "thickening",
  "topping",
  "whipping",
] as const;
export type Use = (typeof USES)[number];

export const isUse = (text: string): text is Use => (USES as readonly string[]).includes(text);

/** Words of a title or a step that suggest a use. */
const SIGNS: readonly (readonly [Use, RegExp])[] = [
  [
    "baking",
    /\b(bak(e|es|ed|ing)|cakes?|muffins?|cookies?|bread|dough|batter|brownies?|pastry|pie|scones?|loaf|waffles?|pancakes?)\b/i,
  ],
  ["binding", /\b(meatballs?|meatloaf|patt(y|ies)|burgers?|fritters?|dumplings?|croquettes?|falafel)\b/i],
  [
    "dessert",
    /\b(desserts?|puddings?|custard|mousse|ice cream|frosting|icing|cheesecake|jelly|panna cotta|cakes?|cookies?|brownies?)\b/i,
  ],
  ["drinking", /\b(smoothies?|shakes?|latte|lemonade|cocktails?|drink|hot chocolate)\b/i],
  ["frying", /\b((stir|deep|pan|shallow)?-?fr(y|ies|ied|ying)|saut[eé]|skillet|wok|sear|brown the)\b/i],
  ["grilling", /\b(grill(s|ed|ing)?|barbecue|bbq|broil)\b/i],
  ["marinade", /\bmarinad(e|es)|marinat(e|es|ed|ing)\b/i],
  ["melting", /\b(melt(s|ed|ing)? the cheese|pizza|lasagn[ae]|gratin|quesadillas?|toastie|grilled cheese)\b/i],
  ["raw", /\b(raw|no-bake|salads?|salsa|ceviche|tartare|wraps?)\b/i],
  ["roasting", /\b(roast(s|ed|ing)?)\b/i],
  ["salad", /\b(salads?|slaw|dressing|vinaigrette)\b/i],
  ["sauce", /\b(sauces?|gravy|dressing|dip|curry|pesto|rag[uù]|b[eé]chamel)\b/i],
  ["soup", /\b(soups?|chowder|broth|bisque|ramen)\b/i],
  ["spreading", /\b(spreads?|sandwich(es)?|toast|frosting|icing)\b/i],
  ["stew", /\b(stews?|braise[sd]?|braising|simmer|casserole|chili|curry|tagine|slow cooker|bolognese)\b/i],
  ["thickening", /\b(thicken(s|ed|ing)?|roux|slurry|gravy|custard)\b/i],
  ["topping", /\b(sprinkle|garnish|top with|scatter|to serve|drizzle)\b/i],
  ["whipping", /\b(whip(s|ped|ping)?|meringues?|(soft|stiff|firm) peaks)\b/i],
];

/** How a recipe uses its foods, judged by the words of its title and steps. */
export function usesIn(texts: readonly string[]): ReadonlySet<Use> {
  return new Set(SIGNS.flatMap(([use, sign]) => (texts.some((text) => sign.test(text)) ? [use] : [])));
}
