import type { PageAsWritten } from "./first-pages";

const page = (lang: string, title: string, body: string, data?: object): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>${data ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : ""}</head><body>${body}</body></html>`;

/** Further pages of the kinds that were read wrong among the first, written before the reader was asked about them. */
export const SECOND_PAGES: readonly PageAsWritten[] = [
  {
    kind: "state as a function with short names for its values",
    html: page(
      "fr",
      "Soupe au pistou",
      `<div id="__nuxt"><!-- --></div><script>window.__NUXT__=(function(a,b,c){return {layout:"default",data:[{recette:{title:"Soupe au pistou",id:12,portions:6,ingredients:[{quantity:200,unit:b,name:"haricots blancs"},{quantity:3,unit:a,name:"courgettes"},{quantity:1,unit:"bouquet",name:"basilic"}],steps:[{text:"Faites cuire les haricots 1 heure."},{text:"Ajoutez les courgettes coup\\u00e9es en d\\u00e9s, laissez mijoter puis servez avec le basilic pil\\u00e9."}],published:c}}],state:{},error:a}}(null,"g",true));</script>`,
    ),
    title: "Soupe au pistou",
    ingredients: ["200 g haricots blancs", "3 courgettes", "1 bouquet basilic"],
    steps: [
      "Faites cuire les haricots 1 heure.",
      "Ajoutez les courgettes coupées en dés, laissez mijoter puis servez avec le basilic pilé.",
    ],
    servings: 6,
  },
  {
    kind: "state as an object in single quotes with trailing commas",
    html: page(
      "nl",
      "Appelflappen",
      `<main></main><script>var recipeData = {'name': 'Appelflappen', 'servings': '8 stuks', 'ingredients': ['8 plakjes bladerdeeg', '3 appels', '2 eetlepels suiker', '1 theelepel kaneel',], 'instructions': ['Schil de appels en snijd ze in blokjes.', 'Meng ze met de suiker en de kaneel.', 'Vul het bladerdeeg en bak de flappen 20 minuten.',],};</script>`,
    ),
    title: "Appelflappen",
    ingredients: ["8 plakjes bladerdeeg", "3 appels", "2 eetlepels suiker", "1 theelepel kaneel"],
    steps: [
      "Schil de appels en snijd ze in blokjes.",
      "Meng ze met de suiker en de kaneel.",
      "Vul het bladerdeeg en bak de flappen 20 minuten.",
    ],
    servings: 8,
  },
  {
    kind: "state with sections of items and units as objects",
    html: page(
      "sv",
      "Köttbullar",
      `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
        props: {
          pageProps: {
            recipe: {
              title: "Köttbullar",
              servings: 4,
              ingredientSections: [
                {
                  name: "Köttbullar",
                  lines: [
                    { amount: 500, unit: { title: "g" }, ingredient: { name: "blandfärs" } },
                    { amount: 1, unit: null, ingredient: { name: "ägg" } },
                  ],
                },
                { name: "Sås", lines: [{ amount: 3, unit: { title: "dl" }, ingredient: { name: "grädde" } }] },
              ],
              steps: [
                { text: "Blanda färsen med ägget och rulla bullar." },
                { text: "Stek dem i smör och koka upp såsen med grädden." },
              ],
            },
          },
        },
      })}</script>`,
    ),
    title: "Köttbullar",
    ingredients: ["500 g blandfärs", "1 ägg", "3 dl grädde"],
    steps: ["Blanda färsen med ägget och rulla bullar.", "Stek dem i smör och koka upp såsen med grädden."],
    servings: 4,
  },
  {
    kind: "rows directly in the page, food first",
    html: page(
      "de",
      "Quarkbrötchen",
      `<h1>Quarkbrötchen</h1><p>Ergibt 8 Brötchen</p><h2>Zutaten</h2><div class="z"><span>Magerquark</span><span>250 g</span></div><div class="z"><span>Dinkelmehl</span><span>300 g</span></div><div class="z"><span>Ei</span><span>1</span></div><div class="z"><span>Backpulver</span><span>1 Päckchen</span></div><h2>Zubereitung</h2><ol><li>Alles zu einem Teig verkneten.</li><li>Acht Brötchen formen und 25 Minuten bei 180 °C backen.</li></ol>`,
    ),
    title: "Quarkbrötchen",
    ingredients: ["250 g Magerquark", "300 g Dinkelmehl", "1 Ei", "1 Päckchen Backpulver"],
    steps: ["Alles zu einem Teig verkneten.", "Acht Brötchen formen und 25 Minuten bei 180 °C backen."],
    servings: 8,
  },
  {
    kind: "a table with percentages first and a sum in German",
    html: page(
      "de",
      "Roggenmischbrot 60/40",
      `<h1>Roggenmischbrot</h1><h2>Zutaten</h2><table><tr><td>60 %</td><td>Roggenmehl 1150</td><td>360 g</td></tr><tr><td>40 %</td><td>Weizenmehl 1050</td><td>240 g</td></tr><tr><td>70 %</td><td>Wasser</td><td>420 g</td></tr><tr><td>2 %</td><td>Salz</td><td>12 g</td></tr><tr><td></td><td>Gesamt</td><td>1032 g</td></tr></table><h2>Zubereitung</h2><p>Alle Zutaten 8 Minuten kneten.</p><p>Den Teig 2 Stunden gehen lassen, formen und 50 Minuten backen.</p>`,
    ),
    title: "Roggenmischbrot",
    ingredients: ["360 g Roggenmehl 1150", "240 g Weizenmehl 1050", "420 g Wasser", "12 g Salz"],
    steps: ["Alle Zutaten 8 Minuten kneten.", "Den Teig 2 Stunden gehen lassen, formen und 50 Minuten backen."],
  },
  {
    kind: "data with the first step only, no ellipsis, Polish",
    html: page(
      "pl",
      "Placki ziemniaczane",
      `<h1>Placki ziemniaczane</h1><h2>Składniki</h2><ul><li>1 kg ziemniaków</li><li>1 cebula</li><li>2 jajka</li><li>3 łyżki mąki</li></ul><h2>Przygotowanie</h2><ol><li>Zetrzyj ziemniaki i cebulę na tarce.</li><li>Dodaj jajka i mąkę i dokładnie wymieszaj.</li><li>Smaż placki na rozgrzanym oleju z obu stron.</li></ol>`,
      {
        "@type": "Recipe",
        name: "Placki ziemniaczane",
        recipeIngredient: ["1 kg ziemniaków", "1 cebula", "2 jajka", "3 łyżki mąki"],
        recipeInstructions: [{ "@type": "HowToStep", text: "Zetrzyj ziemniaki i cebulę na tarce." }],
      },
    ),
    title: "Placki ziemniaczane",
    ingredients: ["1 kg ziemniaków", "1 cebula", "2 jajka", "3 łyżki mąki"],
    steps: [
      "Zetrzyj ziemniaki i cebulę na tarce.",
      "Dodaj jajka i mąkę i dokładnie wymieszaj.",
      "Smaż placki na rozgrzanym oleju z obu stron.",
    ],
  },
  {
    kind: "data cut by the words of a link in French",
    html: page(
      "fr",
      "Clafoutis aux cerises",
      `<h1>Clafoutis aux cerises</h1><h2>Ingrédients</h2><ul><li>500 g de cerises</li><li>3 œufs</li><li>100 g de sucre</li><li>25 cl de lait</li></ul><h2>Préparation</h2><p>Disposez les cerises dans un plat beurré.</p><p>Fouettez les œufs avec le sucre et le lait, versez sur les fruits.</p><p>Faites cuire 40 minutes à 180°C.</p>`,
      {
        "@type": "Recipe",
        name: "Clafoutis aux cerises",
        recipeIngredient: ["500 g de cerises", "3 œufs", "100 g de sucre", "25 cl de lait"],
        recipeInstructions: "Disposez les cerises dans un plat beurré. Fouettez les œufs av… Lire la suite",
      },
    ),
    title: "Clafoutis aux cerises",
    ingredients: ["500 g de cerises", "3 œufs", "100 g de sucre", "25 cl de lait"],
    steps: [
      "Disposez les cerises dans un plat beurré.",
      "Fouettez les œufs avec le sucre et le lait, versez sur les fruits.",
      "Faites cuire 40 minutes à 180°C.",
    ],
  },
  {
    kind: "Japanese method in one text of 手順",
    html: page(
      "ja",
      "肉じゃがのレシピ",
      `<h1>肉じゃが</h1><p>2人分</p><h2>材料</h2><ul><li>牛肉 150g</li><li>じゃがいも 3個</li><li>玉ねぎ 1個</li><li>醤油 大さじ2</li></ul><h2>作り方</h2><p>手順1 じゃがいもと玉ねぎを切る。手順2 鍋で牛肉を炒め、野菜を加える。手順3 水と醤油を入れて20分煮る。</p>`,
    ),
    title: "肉じゃが",
    ingredients: ["牛肉 150g", "じゃがいも 3個", "玉ねぎ 1個", "醤油 大さじ2"],
    steps: ["じゃがいもと玉ねぎを切る。", "鍋で牛肉を炒め、野菜を加える。", "水と醤油を入れて20分煮る。"],
    servings: 2,
  },
  {
    kind: "Chinese method in one text of 第…步",
    html: page(
      "zh",
      "红烧肉",
      `<h1>红烧肉</h1><h3>食材</h3><p>五花肉 500克<br>冰糖 30克<br>生抽 2勺<br>姜 3片</p><h3>做法步骤</h3><p>第1步，五花肉切块焯水。第2步，冰糖炒出糖色，放入五花肉翻炒。第3步，加生抽、姜和热水，小火炖1小时。</p>`,
    ),
    title: "红烧肉",
    ingredients: ["五花肉 500克", "冰糖 30克", "生抽 2勺", "姜 3片"],
    steps: ["五花肉切块焯水。", "冰糖炒出糖色，放入五花肉翻炒。", "加生抽、姜和热水，小火炖1小时。"],
  },
  {
    kind: "print page with the source's address and a count of cookies",
    html: page(
      "en",
      "Print Recipe - Ginger Snaps",
      `<h2>Ginger Snaps</h2><p>Source: https://cards.example/ginger-snaps</p><p>Makes 36 cookies</p><p>2 cups flour<br>1 tablespoon ground ginger<br>3/4 cup shortening<br>1/4 cup molasses</p><p>Cream the shortening with the molasses, then stir in the flour and ginger.<br>Roll into balls and bake at 350F for 10 minutes.</p>`,
    ),
    title: "Ginger Snaps",
    ingredients: ["2 cups flour", "1 tablespoon ground ginger", "3/4 cup shortening", "1/4 cup molasses"],
    steps: [
      "Cream the shortening with the molasses, then stir in the flour and ginger.",
      "Roll into balls and bake at 350F for 10 minutes.",
    ],
    servings: 36,
  },
  {
    kind: "props in an attribute with a yield of words",
    html: page(
      "en",
      "Banana Pancakes",
      `<h1>Banana Pancakes</h1><recipe-card data-recipe="${JSON.stringify({ name: "Banana Pancakes", recipeYield: "6 pancakes", ingredientList: ["2 ripe bananas", "2 eggs", "50 g oats"], method: ["Mash the bananas and whisk in the eggs and the oats.", "Fry spoonfuls for 2 minutes on each side."] }).replaceAll('"', "&quot;")}"></recipe-card>`,
    ),
    title: "Banana Pancakes",
    ingredients: ["2 ripe bananas", "2 eggs", "50 g oats"],
    steps: ["Mash the bananas and whisk in the eggs and the oats.", "Fry spoonfuls for 2 minutes on each side."],
    servings: 6,
  },
  {
    kind: "a script that computes its state is no data, the page's own list is read",
    html: page(
      "en",
      "Green Beans",
      `<h1>Green Beans</h1><script>window.app=(function(w){return w.boot({name:"x",ingredients:["1 a","2 b"]})}(window));</script><h2>Ingredients</h2><ul><li>500 g green beans</li><li>1 clove garlic</li><li>1 tbsp butter</li></ul><h2>Method</h2><ol><li>Boil the beans for 5 minutes.</li><li>Toss them with the garlic and the butter.</li></ol>`,
    ),
    title: "Green Beans",
    ingredients: ["500 g green beans", "1 clove garlic", "1 tbsp butter"],
    steps: ["Boil the beans for 5 minutes.", "Toss them with the garlic and the butter."],
  },
];
