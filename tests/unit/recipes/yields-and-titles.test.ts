import { expect, it } from "vitest";
import { extractRecipe } from "@/server/recipes/extraction/extract-recipe";
import { chooseYield } from "@/server/recipes/extraction/yield";

/** What a page says a recipe makes, and how many that is; null where it says no number of servings or pieces. */
const YIELDS: readonly (readonly [text: string, count: number | null])[] = [
  // English
  ["Serves 4", 4],
  ["Serves: 6 people", 6],
  ["Makes 12-16 cookies", 12],
  ["About 3 dozen", 36],
  ["Makes about 2 dozen small biscuits", 24],
  ["1 dozen muffins", 12],
  ["Two dozen", 24],
  ["half a dozen", 6],
  ["Serves four to six", 4],
  ["Makes 950 g", null],
  ["950 g", null],
  ["one 20 cm tin", null],
  ["20cm round tin", null],
  ["9-inch pie", null],
  ["a 9x13 inch pan", null],
  ["Makes 2 cups", null],
  ["about 1 1/2 cups dressing", null],
  ["750 ml", null],
  ["1 litre", null],
  ["Makes 1 quart", null],
  ["Makes one 23cm cake, serves 8", 8],
  ["1 (9-inch) cake, 10 servings", 10],
  ["4 to 6 servings", 4],
  ["Feeds a crowd", null],
  ["Serves 2 (easily doubled)", 2],
  ["Yield: 24", 24],
  ["Servings: 2.5", 2.5],
  ["6 large or 12 small pancakes", 6],
  ["Makes 1kg", null],
  ["2 lbs fudge", null],
  // German
  ["4 Portionen", 4],
  ["für 4–6 Personen", 4],
  ["Für vier Personen", 4],
  ["ergibt ca. 20 Stück", 20],
  ["ca. 950 g", null],
  ["1 Springform (26 cm)", null],
  ["Für eine Form von 26 cm Durchmesser", null],
  ["1 Blech, ca. 20 Stücke", 20],
  ["Zutaten für 2 Personen", 2],
  ["1 Dutzend Kekse", 12],
  ["500 ml Sirup", null],
  ["4 Gläser à 250 ml", 4],
  // French
  ["Pour 4 personnes", 4],
  ["4 à 6 personnes", 4],
  ["Pour une dizaine de crêpes", 10],
  ["une douzaine de madeleines", 12],
  ["Pour un moule de 22 cm", null],
  ["Pour 1 litre de soupe", null],
  ["20 pièces environ", 20],
  // Spanish
  ["Para 4 personas", 4],
  ["6 raciones", 6],
  ["1 docena de galletas", 12],
  ["Molde de 24 cm", null],
  ["unas 20 unidades", 20],
  // Italian
  ["per 4 persone", 4],
  ["Dosi per 6 persone", 6],
  ["una ventina di biscotti", 20],
  ["stampo da 24 cm", null],
  ["circa 1 kg di pasta", null],
  // Dutch
  ["voor 4 personen", 4],
  ["12 stuks", 12],
  ["springvorm van 24 cm", null],
  // Swedish and Danish
  ["4 portioner", 4],
  ["ca 20 st", 20],
  ["1 liter saft", null],
  ["4 personer", 4],
  // Portuguese
  ["Rende 8 porções", 8],
  ["uma forma de 20 cm", null],
  // Polish, Japanese, Chinese
  ["4 porcje", 4],
  ["4人分", 4],
  ["2〜3人分", 2],
  ["18cm丸型1台分", null],
  ["4人份", 4],
];

/** Written after the first set was answered, before this one was asked. */
const MORE_YIELDS: readonly (readonly [text: string, count: number | null])[] = [
  ["Serves 10 to 12", 10],
  ["Makes approximately 30 truffles", 30],
  ["4 dozen bite-sized meringues", 48],
  ["one loaf tin", null],
  ["1 baking tray", null],
  ["1 pie (23 cm), 8 portions", 8],
  ["3/4 cup sauce", null],
  ["2 1/2 litres", null],
  ["1,2 kg", null],
  ["für 8 Stück", 8],
  ["1 Kastenform, 15 Stücke", 15],
  ["ein Blech", null],
  ["Für 2–3 Portionen", 2],
  ["Pour 6/8 personnes", 6],
  ["une vingtaine de macarons", 20],
  ["1 moule à cake", null],
  ["Para 12 magdalenas", 12],
  ["media docena de empanadas", 6],
  ["per 24 biscotti circa", 24],
  ["1 teglia, 6 persone", 6],
  ["1,5 liter soep", null],
  ["12 bitar", 12],
  ["6 stk", 6],
  ["Rendimento: 20 unidades", 20],
  ["około 30 sztuk", 30],
  ["约6人份", 6],
];

type Said = { name?: string; h1?: string; title?: string; site?: string };

/** What a page calls its recipe in its data, its heading and its title, and what the recipe is called. */
const TITLES: readonly (readonly [title: string, said: Said])[] = [
  // Site names
  ["Lemon Tart", { title: "Lemon Tart | The Green Spoon", site: "The Green Spoon" }],
  ["Lemon Tart", { title: "Lemon Tart - The Green Spoon", site: "The Green Spoon" }],
  ["Lemon Tart", { name: "Lemon Tart | The Green Spoon", h1: "Lemon Tart", site: "The Green Spoon" }],
  ["Lemon Tart", { name: "Lemon Tart - The Green Spoon", site: "The Green Spoon" }],
  ["Lemon Tart", { h1: "Lemon Tart", title: "The Green Spoon: Lemon Tart", site: "The Green Spoon" }],
  ["Zitronentarte", { title: "Zitronentarte » Die grüne Gabel", site: "Die grüne Gabel" }],
  ["Zitronentarte", { name: "Zitronentarte - Die grüne Gabel", site: "Die grüne Gabel" }],
  [
    "Tarte au citron",
    { title: "Tarte au citron : la recette de Ma Cuillère", h1: "Tarte au citron", site: "Ma Cuillère" },
  ],
  ["Tarta de limón", { title: "Tarta de limón — Mi Cuchara", site: "Mi Cuchara" }],
  ["Crostata al limone", { name: "Crostata al limone | Il Cucchiaio Verde", site: "Il Cucchiaio Verde" }],
  ["Citroentaart", { title: "Citroentaart | De Groene Lepel", site: "De Groene Lepel" }],
  ["Citronpaj", { title: "Citronpaj - Gröna Skeden", site: "Gröna Skeden" }],
  ["Citrontærte", { name: "Citrontærte – Den Grønne Ske", site: "Den Grønne Ske" }],
  ["Torta de limão", { title: "Torta de limão • A Colher Verde", site: "A Colher Verde" }],
  ["レモンタルト", { title: "レモンタルト｜みどりのスプーン", site: "みどりのスプーン" }],
  // Signs that belong to the name
  ["Mac & cheese", { name: "Mac &amp; cheese" }],
  [
    "Coq au vin - the easy way",
    { name: "Coq au vin - the easy way", h1: "Coq au vin - the easy way", site: "The Green Spoon" },
  ],
  ["Stir-fried tofu", { title: "Stir-fried tofu | The Green Spoon", site: "The Green Spoon" }],
  ["Half-and-half custard", { name: "Half-and-half custard", site: "Custard" }],
  ["Pasta e fagioli: bean soup", { name: "Pasta e fagioli: bean soup", h1: "Pasta e fagioli: bean soup" }],
  ["5-minute hummus", { name: "5-minute hummus" }],
  ["7-Up cake", { name: "7-Up cake" }],
  ["Five-spice duck (with plum sauce)", { name: "Five-spice duck (with plum sauce)" }],
  ["Pho (Vietnamese noodle soup)", { name: "Pho (Vietnamese noodle soup)" }],
  ["1990 chili", { name: "1990 chili" }],
  ["Soup of 12 beans", { name: "Soup of 12 beans" }],
  // Ratings
  ["Lemon Tart", { name: "Lemon Tart ★★★★☆" }],
  ["Lemon Tart", { name: "Lemon Tart (4.5/5)" }],
  ["Lemon Tart", { name: "Lemon Tart 4.8 out of 5 stars" }],
  ["Lemon Tart", { h1: "Lemon Tart ⭐⭐⭐⭐⭐" }],
  ["Zitronentarte", { h1: "Zitronentarte 4,5/5 (123 Bewertungen)" }],
  ["Tarte au citron", { h1: "Tarte au citron 4.7/5 (89 avis)" }],
  ["Lemon Tart", { h1: "Lemon Tart (123 reviews)" }],
  ["Crostata al limone", { h1: "Crostata al limone 4,2/5" }],
  // Dates
  ["Lemon Tart", { h1: "Lemon Tart (12 March 2024)" }],
  ["Lemon Tart", { h1: "Lemon Tart - March 12, 2024" }],
  ["Zitronentarte", { h1: "Zitronentarte | 12.03.2024" }],
  ["Zitronentarte", { h1: "Zitronentarte vom 12. März 2024" }],
  ["Tarte au citron", { h1: "Tarte au citron – 12 mars 2024" }],
  ["Citroentaart", { h1: "Citroentaart (2024-03-12)" }],
  // Words of the page around the name
  ["Lemon Tart", { title: "Lemon Tart Recipe | The Green Spoon", h1: "Lemon Tart", site: "The Green Spoon" }],
  ["Zitronentarte", { title: "Zitronentarte Rezept - Die grüne Gabel", h1: "Zitronentarte", site: "Die grüne Gabel" }],
  ["Lemon Tart", { title: "Print Lemon Tart | The Green Spoon", h1: "Lemon Tart", site: "The Green Spoon" }],
  [
    "Lemon Tart",
    { name: "Lemon Tart", h1: "The Green Spoon", title: "Lemon Tart | The Green Spoon", site: "The Green Spoon" },
  ],
  ["Lemon Tart", { h1: "Lemon Tart", title: "Best lemon tart ever! | The Green Spoon", site: "The Green Spoon" }],
  // Mojibake
  ["Crème brûlée", { name: "CrÃ¨me brÃ»lÃ©e" }],
  ["Käsespätzle", { name: "KÃ¤sespÃ¤tzle" }],
  ["Shepherd’s pie", { name: "Shepherdâ€™s pie" }],
  ["Jalapeño poppers", { name: "JalapeÃ±o poppers" }],
  ["Smørrebrød", { name: "SmÃ¸rrebrÃ¸d" }],
  ["Pão de queijo", { name: "PÃ£o de queijo" }],
  ["Żurek", { name: "Å»urek" }],
  ["Ginger – lime tea", { name: "Ginger â€“ lime tea" }],
  ["“Best” brownies", { name: "â€œBestâ€\u009d brownies" }],
  // Entities, markup and spaces in the name
  ["Crème brûlée", { name: "Cr&egrave;me br&ucirc;l&eacute;e" }],
  ["Fish & chips", { name: "Fish &amp;amp; chips" }],
  ["Lemon Tart", { name: "  Lemon \n Tart " }],
  ["Lemon Tart", { name: "<b>Lemon</b> Tart" }],
  ["Ben's chili", { name: "Ben&#039;s chili" }],
  ["LEMON TART", { name: "LEMON TART" }],
  ["Âpre soupe", { name: "Âpre soupe" }],
  ["São Tomé stew", { name: "São Tomé stew" }],
];

const MORE_TITLES: typeof TITLES = [
  ["Bean Stew", { name: "Bean Stew · Kettle and Crumb", site: "Kettle and Crumb" }],
  ["Bean Stew", { name: "Kettle and Crumb | Bean Stew", site: "Kettle and Crumb" }],
  ["Bohneneintopf", { h1: "Bohneneintopf ★★★★★" }],
  ["Bohneneintopf", { name: "Bohneneintopf (4,7 von 5 Sternen)" }],
  ["Bohneneintopf", { h1: "Bohneneintopf, 3. Mai 2023" }],
  ["Ragoût de haricots", { h1: "Ragoût de haricots 4,6/5 (12 notes)" }],
  ["Ragoût de haricots", { name: "RagoÃ»t de haricots" }],
  ["Guiso de alubias", { h1: "Guiso de alubias - 3 de mayo de 2023" }],
  ["Piñones al horno", { name: "PiÃ±ones al horno" }],
  ["Zuppa di fagioli", { h1: "Zuppa di fagioli (34 voti)" }],
  ["Bonenstoof", { h1: "Bonenstoof 4,4/5 (56 beoordelingen)" }],
  ["Böngryta", { name: "BÃ¶ngryta" }],
  ["Feijão tropeiro", { name: "FeijÃ£o tropeiro | A Panela", site: "A Panela" }],
  ["Fasolka po bretońsku", { name: "Fasolka po bretoÅ„sku" }],
  ["Bœuf à la mode", { name: "BÅ“uf Ã  la mode" }],
  ["豆のスープ", { title: "豆のスープ｜台所だより", site: "台所だより" }],
  ["Seven-layer dip - party size", { name: "Seven-layer dip - party size", site: "Kettle and Crumb" }],
  ["Route 66 chili", { name: "Route 66 chili" }],
  ["3/4 rye bread", { name: "3/4 rye bread" }],
  ["Christmas cake 2020 style", { name: "Christmas cake 2020 style" }],
  ["Half & half 1/2 cake", { name: "Half &amp; half 1/2 cake" }],
  ["ÂGE TENDRE", { name: "ÂGE TENDRE" }],
  ["BOLO DE MAÇÃ VERDE", { name: "BOLO DE MAÇÃ VERDE" }],
  ["«BLÅ» ostesuppe", { name: "«BLÅ» ostesuppe" }],
];

const LINES = ["200 g flour", "3 eggs", "100 g sugar"];
const STEPS = ["Mix everything in a bowl.", "Bake it for 40 minutes in the oven."];
const items = (lines: readonly string[]): string => lines.map((line) => `<li>${line}</li>`).join("");
const escaped = (text: string): string => text.replace(/&(?!\w+;|#)/g, "&amp;").replace(/</g, "&lt;");

function page({ name, h1, title, site }: Said): string {
  const data = { "@context": "https://schema.org", "@type": "Recipe", name, recipeIngredient: LINES };
  const script = `<script type="application/ld+json">${JSON.stringify({ ...data, recipeInstructions: STEPS })}</script>`;
  return `<!doctype html><html><head>${title ? `<title>${escaped(title)}</title>` : ""}
    ${site ? `<meta property="og:site_name" content="${escaped(site)}">` : ""}${name === undefined ? "" : script}</head>
    <body>${h1 ? `<h1>${escaped(h1)}</h1>` : ""}<h2>Ingredients</h2><ul>${items(LINES)}</ul>
    <h2>Method</h2><ol>${items(STEPS)}</ol></body></html>`;
}

it.each([...YIELDS, ...MORE_YIELDS])("%s makes %s", (text, count) => {
  expect(chooseYield([text])?.count ?? null).toBe(count);
});

it.each([...TITLES, ...MORE_TITLES])("%s is the name in %o", (title, said) => {
  expect(extractRecipe(page(said), "https://a.example/x").recipe?.title).toBe(title);
});
