/**
 * A page as a site of its kind writes it, and what a person reads on it. The answers were written before the reader was
 * asked. No page is copied from a site.
 */
export interface PageAsWritten {
  kind: string;
  html: string;
  title: string;
  ingredients: readonly string[];
  steps: readonly string[];
  /** What it makes, as a number; absent if the page does not say. */
  servings?: number;
}

const html = (lang: string, title: string, body: string, head = ""): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;
const ld = (value: object): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const NAV =
  '<header><nav><ul class="menu"><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header>';
const FOOT =
  '<aside><h3>Most read</h3><ul><li><a href="/a">Lemon chicken</a></li><li><a href="/b">One-pot pasta</a></li></ul></aside><footer><p>© 2024 All rights reserved.</p></footer>';

export const FIRST_PAGES: readonly PageAsWritten[] = [
  {
    kind: "WP Recipe Maker with notes, equipment, nutrition and a conversion, without data",
    html: html(
      "en",
      "Smoky Lentil Soup - Plate and Pan",
      `${NAV}<main><article><h1 class="entry-title">Smoky Lentil Soup</h1><p>I grew up with this soup. It needs 1 pot and 2 cups of patience.</p><div class="wprm-recipe-container"><div class="wprm-recipe"><h2 class="wprm-recipe-name">Smoky Lentil Soup</h2><div class="wprm-recipe-rating">4.8 from 53 votes</div><div class="wprm-recipe-servings-container"><span class="wprm-recipe-details-label">Servings: </span><span class="wprm-recipe-servings">6</span> <span class="wprm-recipe-servings-unit">bowls</span></div><div class="wprm-recipe-equipment-container"><h3>Equipment</h3><ul><li>1 Dutch oven</li><li>Stick blender</li></ul></div><div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header">Ingredients <button>1x</button><button>2x</button></h3><div class="wprm-recipe-ingredient-group"><ul class="wprm-recipe-ingredients"><li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"></span><span class="wprm-recipe-ingredient-amount">2</span> <span class="wprm-recipe-ingredient-unit">tbsp</span> <span class="wprm-recipe-ingredient-name">olive oil</span></li><li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">1</span> <span class="wprm-recipe-ingredient-name">large leek,</span> <span class="wprm-recipe-ingredient-notes">sliced</span></li><li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">1½</span> <span class="wprm-recipe-ingredient-unit">cups</span> <span class="wprm-recipe-ingredient-name"><a href="/brown-lentils">brown lentils</a></span></li><li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-name">salt</span></li></ul></div></div><div class="wprm-recipe-instructions-container"><h3>Instructions</h3><div class="wprm-recipe-instruction-group"><h4>Base</h4><ul><li><div class="wprm-recipe-instruction-text">Soften the leek in the oil.</div></li><li><div class="wprm-recipe-instruction-text">Add lentils and 1.5 litres of water, simmer 30 minutes.</div></li></ul></div></div><div class="wprm-recipe-notes-container"><h3>Notes</h3><ul><li>Keeps for 4 days.</li><li>Use 2 cups of red lentils for a thinner soup.</li></ul></div><div class="wprm-nutrition"><h3>Nutrition</h3><span>Calories: 212kcal</span></div></div></div></article></main>${FOOT}`,
    ),
    title: "Smoky Lentil Soup",
    ingredients: ["2 tbsp olive oil", "1 large leek, sliced", "1½ cups brown lentils", "salt"],
    steps: ["Soften the leek in the oil.", "Add lentils and 1.5 litres of water, simmer 30 minutes."],
    servings: 6,
  },
  {
    kind: "Tasty Recipes, the list in two groups, a US and a metric copy",
    html: html(
      "en",
      "Almond Plum Cake | Crumbs",
      `${NAV}<h1>Almond Plum Cake</h1><p>So good.</p><div class="tasty-recipes"><h2 class="tasty-recipes-title">Almond Plum Cake</h2><div class="tasty-recipes-details"><ul><li class="yield"><span>Yield:</span> <span data-tasty-recipes-customization="body-color.color" class="tasty-recipes-yield">10 slices</span></li><li class="total-time">Total Time: 1 hour</li></ul></div><div class="tasty-recipes-ingredients"><h3>Ingredients</h3><div class="unit-switch"><button>US</button><button>M</button></div><div data-unit="us"><h4>Batter</h4><ul><li>1 cup almond flour</li><li>3/4 cup sugar</li><li>3 eggs</li></ul><h4>Top</h4><ul><li>6 plums, halved</li></ul></div><div data-unit="metric" style="display:none"><h4>Batter</h4><ul><li>110 g almond flour</li><li>150 g sugar</li><li>3 eggs</li></ul><h4>Top</h4><ul><li>6 plums, halved</li></ul></div></div><div class="tasty-recipes-instructions"><h3>Instructions</h3><ol><li id="instruction-step-1">Whisk the batter and pour it into a 9-inch tin.</li><li id="instruction-step-2"><strong>Bake:</strong> Press in the plums and bake for 40 minutes at 350°F.</li></ol></div></div>${FOOT}`,
    ),
    title: "Almond Plum Cake",
    ingredients: ["1 cup almond flour", "3/4 cup sugar", "3 eggs", "6 plums, halved"],
    steps: [
      "Whisk the batter and pour it into a 9-inch tin.",
      "Bake: Press in the plums and bake for 40 minutes at 350°F.",
    ],
    servings: 10,
  },
  {
    kind: "Mediavine Create with affiliate products",
    html: html(
      "en",
      "Garlic Butter Shrimp",
      `${NAV}<h1>Garlic Butter Shrimp</h1><p>Ready in ten minutes.</p><section class="mv-create-card"><h2 class="mv-create-title">Garlic Butter Shrimp</h2><div class="mv-create-time-yield">Yield: 2 servings</div><div class="mv-create-ingredients"><h3 class="mv-create-ingredients-title">Ingredients</h3><ul><li>12 oz shrimp, peeled</li><li>3 tablespoons butter</li><li>4 cloves garlic, minced</li><li>juice of half a lemon</li></ul></div><div class="mv-create-instructions"><h3>Instructions</h3><ol><li>Melt the butter and cook the garlic for a minute.</li><li>Add the shrimp; cook two minutes a side. Finish with the lemon.</li></ol></div><div class="mv-create-products"><h3>Recommended Products</h3><p>As an Amazon Associate I earn from qualifying purchases.</p><ul><li><a href="https://shop.example/pan">Cast iron pan, 10 inch</a></li><li><a href="https://shop.example/press">Garlic press</a></li></ul></div></section>${FOOT}`,
    ),
    title: "Garlic Butter Shrimp",
    ingredients: ["12 oz shrimp, peeled", "3 tablespoons butter", "4 cloves garlic, minced", "juice of half a lemon"],
    steps: [
      "Melt the butter and cook the garlic for a minute.",
      "Add the shrimp; cook two minutes a side. Finish with the lemon.",
    ],
    servings: 2,
  },
  {
    kind: "EasyRecipe with itemprop on divs and a time in words",
    html: html(
      "en",
      "Buttermilk Scones",
      `<div class="post hentry"><h3 class="post-title entry-title">Buttermilk Scones</h3><div class="post-body"><p>Our Sunday scones.</p><div class="easyrecipe" itemscope itemtype="http://schema.org/Recipe"><div itemprop="name" class="ERName">Buttermilk Scones</div><div class="ERServes">Serves: <span itemprop="recipeYield">8</span></div><div class="ERIngredients"><div class="ERIngredientsHeader">Ingredients</div><ul class="ingredients"><li class="ingredient" itemprop="ingredients">250 g self-raising flour</li><li class="ingredient" itemprop="ingredients">50 g cold butter</li><li class="ingredient" itemprop="ingredients">150 ml buttermilk</li></ul></div><div class="ERInstructions"><div class="ERInstructionsHeader">Instructions</div><div class="instructions"><ol><li class="instruction" itemprop="recipeInstructions">Rub the butter into the flour.</li><li class="instruction" itemprop="recipeInstructions">Stir in the buttermilk, cut out and bake 12 minutes at 220C.</li></ol></div></div><div class="endeasyrecipe">3.5.3251</div></div></div></div>`,
    ),
    title: "Buttermilk Scones",
    ingredients: ["250 g self-raising flour", "50 g cold butter", "150 ml buttermilk"],
    steps: ["Rub the butter into the flour.", "Stir in the buttermilk, cut out and bake 12 minutes at 220C."],
    servings: 8,
  },
  {
    kind: "Blogger post of spans and breaks",
    html: html(
      "en",
      "Kitchen Diary: Coconut Macaroons",
      `<div class="date-outer"><h2 class="date-header"><span>Monday, 4 March 2013</span></h2><div class="post hentry"><h3 class="post-title entry-title" itemprop="name">Coconut Macaroons</h3><div class="post-body entry-content"><div class="separator"><img src="x.jpg"></div>These are chewy and quick. My sister asked for them twice.<br /><br /><b>Ingredients</b><br />3 egg whites<br />200g desiccated coconut<br />150g caster sugar<br />pinch of salt<br /><br /><b>Method</b><br />Heat the oven to 170C.<br />Mix everything in a bowl.<br />Spoon onto a tray and bake for 18 minutes.<br /><br />Enjoy!<div style="clear: both;"></div></div><div class="post-footer">Posted by Anna at 10:14 <a href="#">5 comments:</a></div></div></div><div class="sidebar"><h2>Blog Archive</h2><ul><li>2013 (12)</li><li>2012 (40)</li></ul></div>`,
    ),
    title: "Coconut Macaroons",
    ingredients: ["3 egg whites", "200g desiccated coconut", "150g caster sugar", "pinch of salt"],
    steps: ["Heat the oven to 170C.", "Mix everything in a bowl.", "Spoon onto a tray and bake for 18 minutes."],
  },
  {
    kind: "Dutch blog with a bold paragraph and a list in one paragraph",
    html: html(
      "nl",
      "Boerenkoolstamppot met spekjes - Aan tafel bij Sanne",
      `<article><h1>Boerenkoolstamppot met spekjes</h1><p>Heerlijk als het buiten vriest.</p><p><strong>Dit heb je nodig voor 4 personen:</strong></p><p>1 kg kruimige aardappels<br>500 gram boerenkool<br>150 gram spekjes<br>scheutje melk<br>klontje boter</p><p><strong>Zo maak je het:</strong></p><p>Schil de aardappels en kook ze met de boerenkool in 20 minuten gaar.</p><p>Bak de spekjes krokant.</p><p>Stamp alles fijn met de melk en de boter.</p><p>Eet smakelijk!</p></article><div class="comments"><h3>3 reacties</h3><p>Lekker! Ik deed er 1 ui bij.</p></div>`,
    ),
    title: "Boerenkoolstamppot met spekjes",
    ingredients: [
      "1 kg kruimige aardappels",
      "500 gram boerenkool",
      "150 gram spekjes",
      "scheutje melk",
      "klontje boter",
    ],
    steps: [
      "Schil de aardappels en kook ze met de boerenkool in 20 minuten gaar.",
      "Bak de spekjes krokant.",
      "Stamp alles fijn met de melk en de boter.",
    ],
    servings: 4,
  },
  {
    kind: "Danish blog with a definition list and steps as text",
    html: html(
      "da",
      "Grovboller med gulerod | Køkkenliv",
      `<h1>Grovboller med gulerod</h1><p>Bollerne kan fryses.</p><p>Giver 12 boller</p><h2>Ingredienser</h2><dl><dt>25 g</dt><dd>gær</dd><dt>4 dl</dt><dd>lunkent vand</dd><dt>2</dt><dd>gulerødder</dd><dt>400 g</dt><dd>hvedemel</dd><dt>1 tsk</dt><dd>salt</dd></dl><h2>Sådan gør du</h2><p>Opløs gæren i vandet. Riv gulerødderne groft.</p><p>Ælt det hele sammen, og lad dejen hæve i 1 time.</p><p>Form 12 boller og bag dem ved 220 grader i 15 minutter.</p>`,
    ),
    title: "Grovboller med gulerod",
    ingredients: ["25 g gær", "4 dl lunkent vand", "2 gulerødder", "400 g hvedemel", "1 tsk salt"],
    steps: [
      "Opløs gæren i vandet. Riv gulerødderne groft.",
      "Ælt det hele sammen, og lad dejen hæve i 1 time.",
      "Form 12 boller og bag dem ved 220 grader i 15 minutter.",
    ],
    servings: 12,
  },
  {
    kind: "Swedish page with rows of divs, amount in a right column",
    html: html(
      "sv",
      "Kantarellsoppa",
      `<h1>Kantarellsoppa</h1><div class="meta"><span>4 portioner</span> <span>30 min</span></div><h2>Ingredienser</h2><div class="r"><div class="n">kantareller</div><div class="a">300 g</div></div><div class="r"><div class="n">gul lök</div><div class="a">1 st</div></div><div class="r"><div class="n">grädde</div><div class="a">2 dl</div></div><div class="r"><div class="n">salt och peppar</div><div class="a"></div></div><h2>Gör så här</h2><ol><li>Fräs kantareller och hackad lök i smör.</li><li>Häll på grädden och låt koka 10 minuter.</li></ol>`,
    ),
    title: "Kantarellsoppa",
    ingredients: ["300 g kantareller", "1 st gul lök", "2 dl grädde", "salt och peppar"],
    steps: ["Fräs kantareller och hackad lök i smör.", "Häll på grädden och låt koka 10 minuter."],
    servings: 4,
  },
  {
    kind: "Greek page with headings of parts between lists",
    html: html(
      "el",
      "Φακές σούπα - Η κουζίνα της Μαρίας",
      `<h1>Φακές σούπα</h1><p>Η κλασική συνταγή της γιαγιάς.</p><h3>Υλικά για 4 άτομα</h3><ul><li>500 γρ. φακές</li><li>1 κρεμμύδι ψιλοκομμένο</li><li>2 σκελίδες σκόρδο</li><li>100 ml ελαιόλαδο</li><li>αλάτι και πιπέρι</li></ul><h3>Εκτέλεση</h3><ol><li>Βράζουμε τις φακές για 5 λεπτά και τις σουρώνουμε.</li><li>Προσθέτουμε τα υπόλοιπα υλικά και σιγοβράζουμε για 40 λεπτά.</li></ol><h3>Διαβάστε ακόμα</h3><ul><li><a href="/1">Ρεβίθια στο φούρνο</a></li></ul>`,
    ),
    title: "Φακές σούπα",
    ingredients: [
      "500 γρ. φακές",
      "1 κρεμμύδι ψιλοκομμένο",
      "2 σκελίδες σκόρδο",
      "100 ml ελαιόλαδο",
      "αλάτι και πιπέρι",
    ],
    steps: [
      "Βράζουμε τις φακές για 5 λεπτά και τις σουρώνουμε.",
      "Προσθέτουμε τα υπόλοιπα υλικά και σιγοβράζουμε για 40 λεπτά.",
    ],
    servings: 4,
  },
  {
    kind: "Hungarian page with a comma text under the heading",
    html: html(
      "hu",
      "Túrós palacsinta",
      `<h1>Túrós palacsinta</h1><p>Gyerekkorom kedvence.</p><p><b>Hozzávalók:</b> 20 dkg liszt, 2 tojás, 4 dl tej, 1 csipet só, 25 dkg túró, 5 dkg cukor</p><p><b>Elkészítés:</b> A lisztet, a tojást, a tejet és a sót simára keverjük. Kisütjük a palacsintákat, és megtöltjük a cukros túróval.</p>`,
    ),
    title: "Túrós palacsinta",
    ingredients: ["20 dkg liszt", "2 tojás", "4 dl tej", "1 csipet só", "25 dkg túró", "5 dkg cukor"],
    steps: [
      "A lisztet, a tojást, a tejet és a sót simára keverjük. Kisütjük a palacsintákat, és megtöltjük a cukros túróval.",
    ],
  },
  {
    kind: "Polish page with dashes in a paragraph",
    html: html(
      "pl",
      "Zupa pomidorowa z ryżem - Moje Wypieki i Zupy",
      `<h1>Zupa pomidorowa z ryżem</h1><div class="entry"><p>Prosta i szybka.</p><p>Składniki:</p><p>– 1,5 l bulionu<br>– 500 ml passaty pomidorowej<br>– 100 g ryżu<br>– 3 łyżki śmietany 18%<br>– sól, pieprz do smaku</p><p>Przygotowanie:</p><p>1. Zagotuj bulion z passatą.<br>2. Ugotuj ryż osobno.<br>3. Dodaj śmietanę i dopraw do smaku.</p></div>`,
    ),
    title: "Zupa pomidorowa z ryżem",
    ingredients: [
      "1,5 l bulionu",
      "500 ml passaty pomidorowej",
      "100 g ryżu",
      "3 łyżki śmietany 18%",
      "sól, pieprz do smaku",
    ],
    steps: ["Zagotuj bulion z passatą.", "Ugotuj ryż osobno.", "Dodaj śmietanę i dopraw do smaku."],
  },
  {
    kind: "French blog, list in one paragraph with dashes and a servings heading",
    html: html(
      "fr",
      "Gratin de courgettes au chèvre – Les carnets de Lucie",
      `<article><h1 class="entry-title">Gratin de courgettes au chèvre</h1><p>Un plat d'été que je fais souvent.</p><p><u>Pour 4 personnes :</u></p><p>- 4 courgettes<br/>- 1 bûche de chèvre<br/>- 20 cl de crème liquide<br/>- 2 œufs<br/>- sel, poivre</p><p>Préchauffez le four à 180°C.</p><p>Coupez les courgettes en rondelles et faites-les revenir 10 minutes à la poêle.</p><p>Battez les œufs avec la crème, versez sur les courgettes, ajoutez le chèvre et enfournez 25 minutes.</p><p>Bon appétit !</p><div class="sharedaddy"><h3>Partager :</h3><ul><li><a href="#">Facebook</a></li></ul></div></article>`,
    ),
    title: "Gratin de courgettes au chèvre",
    ingredients: ["4 courgettes", "1 bûche de chèvre", "20 cl de crème liquide", "2 œufs", "sel, poivre"],
    steps: [
      "Préchauffez le four à 180°C.",
      "Coupez les courgettes en rondelles et faites-les revenir 10 minutes à la poêle.",
      "Battez les œufs avec la crème, versez sur les courgettes, ajoutez le chèvre et enfournez 25 minutes.",
    ],
    servings: 4,
  },
  {
    kind: "Spanish page with a table and a photo in each step",
    html: html(
      "es",
      "Salmorejo cordobés: receta tradicional",
      `<h1>Salmorejo cordobés</h1><table><tr><th colspan="2">Ingredientes (4 raciones)</th></tr><tr><td>Tomates maduros</td><td>1 kg</td></tr><tr><td>Pan de telera</td><td>200 g</td></tr><tr><td>Aceite de oliva virgen extra</td><td>150 ml</td></tr><tr><td>Diente de ajo</td><td>1</td></tr></table><h2>Elaboración</h2><div class="step"><img src="1.jpg" alt="Paso 1"><p>Tritura los tomates y cuélalos.</p></div><div class="step"><img src="2.jpg" alt="Paso 2"><p>Añade el pan y deja reposar 10 minutos.</p></div><div class="step"><img src="3.jpg" alt="Paso 3"><p>Tritura con el ajo y el aceite hasta que quede cremoso.</p></div>`,
    ),
    title: "Salmorejo cordobés",
    ingredients: [
      "1 kg Tomates maduros",
      "200 g Pan de telera",
      "150 ml Aceite de oliva virgen extra",
      "1 Diente de ajo",
    ],
    steps: [
      "Tritura los tomates y cuélalos.",
      "Añade el pan y deja reposar 10 minutos.",
      "Tritura con el ajo y el aceite hasta que quede cremoso.",
    ],
    servings: 4,
  },
  {
    kind: "Italian page, food and amount in one item, amount in small",
    html: html(
      "it",
      "Torta di mele della nonna | Ricette di casa",
      `<h1>Torta di mele della nonna</h1><p>Dosi per 8 persone. Difficoltà: facile. Preparazione: 20 min</p><h2>Ingredienti</h2><ul><li><a href="/mele">Mele</a> <small>3</small></li><li><a href="/farina">Farina 00</a> <small>300 g</small></li><li><a href="/burro">Burro</a> <small>100 g</small></li><li><a href="/uova">Uova</a> <small>2</small></li><li>Sale <small>q.b.</small></li></ul><h2>Procedimento</h2><p>Sbucciate le mele e tagliatele a fettine <span>1</span>. Montate le uova con lo zucchero <span>2</span>.</p><p>Unite la farina e il burro fuso, versate nello stampo e infornate a 180° per 45 minuti <span>3</span>.</p>`,
    ),
    title: "Torta di mele della nonna",
    ingredients: ["Mele 3", "Farina 00 300 g", "Burro 100 g", "Uova 2", "Sale q.b."],
    steps: [
      "Sbucciate le mele e tagliatele a fettine 1. Montate le uova con lo zucchero 2.",
      "Unite la farina e il burro fuso, versate nello stampo e infornate a 180° per 45 minuti 3.",
    ],
    servings: 8,
  },
  {
    kind: "German blog, list in a table cell beside the picture, steps as one paragraph",
    html: html(
      "de",
      "Omas Linseneintopf – Landküche",
      `<h1>Omas Linseneintopf</h1><p>Den gab es bei uns jeden Samstag.</p><table><tr><td><img src="t.jpg"></td><td><b>Zutaten</b> (für 4 Portionen)<br>250 g Tellerlinsen<br>1 Bund Suppengrün<br>4 Paar Wiener Würstchen<br>2 EL Essig<br>Salz, Pfeffer</td></tr></table><p><b>Zubereitung</b><br>Linsen über Nacht einweichen. Suppengrün putzen, würfeln und anschwitzen. Mit Linsen und Wasser 45 Minuten kochen. Würstchen darin erhitzen, mit Essig, Salz und Pfeffer abschmecken.</p><p><i>Tipp: Schmeckt aufgewärmt noch besser.</i></p>`,
    ),
    title: "Omas Linseneintopf",
    ingredients: ["250 g Tellerlinsen", "1 Bund Suppengrün", "4 Paar Wiener Würstchen", "2 EL Essig", "Salz, Pfeffer"],
    steps: [
      "Linsen über Nacht einweichen. Suppengrün putzen, würfeln und anschwitzen. Mit Linsen und Wasser 45 Minuten kochen. Würstchen darin erhitzen, mit Essig, Salz und Pfeffer abschmecken.",
    ],
    servings: 4,
  },
  {
    kind: "a baker's table with weights and percentages",
    html: html(
      "en",
      "Overnight Country Loaf",
      `<h1>Overnight Country Loaf</h1><p>Makes 2 loaves.</p><h2>Formula</h2><table><thead><tr><th>Ingredient</th><th>Weight</th><th>Baker's %</th></tr></thead><tbody><tr><td>Bread flour</td><td>900 g</td><td>90%</td></tr><tr><td>Whole wheat flour</td><td>100 g</td><td>10%</td></tr><tr><td>Water</td><td>720 g</td><td>72%</td></tr><tr><td>Salt</td><td>20 g</td><td>2%</td></tr></tbody><tfoot><tr><td>Total</td><td>1740 g</td><td>174%</td></tr></tfoot></table><h2>Method</h2><ol><li>Mix flour and water and rest for 30 minutes.</li><li>Add the salt, fold four times and chill overnight.</li><li>Shape and bake at 240°C for 45 minutes.</li></ol>`,
    ),
    title: "Overnight Country Loaf",
    ingredients: ["900 g Bread flour", "100 g Whole wheat flour", "720 g Water", "20 g Salt"],
    steps: [
      "Mix flour and water and rest for 30 minutes.",
      "Add the salt, fold four times and chill overnight.",
      "Shape and bake at 240°C for 45 minutes.",
    ],
    servings: 2,
  },
  {
    kind: "a nested list, each part an item with a list inside",
    html: html(
      "en",
      "Fish Tacos",
      `<h1>Fish Tacos</h1><h2>What you need</h2><ul><li><strong>For the slaw</strong><ul><li>1/4 red cabbage, shredded</li><li>2 tbsp mayonnaise</li></ul></li><li><strong>For the fish</strong><ul><li>400g cod</li><li>1 tsp chilli powder</li></ul></li><li>8 small tortillas</li></ul><h2>What you do</h2><ol><li>Mix the slaw.</li><li>Dust the cod with the chilli and fry it for 6 minutes.</li><li>Fill the tortillas.</li></ol>`,
    ),
    title: "Fish Tacos",
    ingredients: [
      "1/4 red cabbage, shredded",
      "2 tbsp mayonnaise",
      "400g cod",
      "1 tsp chilli powder",
      "8 small tortillas",
    ],
    steps: ["Mix the slaw.", "Dust the cod with the chilli and fry it for 6 minutes.", "Fill the tortillas."],
  },
  {
    kind: "state of Next.js with amounts as numbers and units as objects",
    html: html(
      "en",
      "Miso Aubergines",
      `<div id="__next"><h1>Miso Aubergines</h1></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(
        {
          props: {
            pageProps: {
              post: {
                title: "Miso Aubergines",
                slug: "miso",
                portions: 4,
                ingredientGroups: [
                  {
                    title: "",
                    items: [
                      { amount: 2, unit: null, ingredient: { name: "aubergines" } },
                      { amount: 3, unit: { name: "tbsp" }, ingredient: { name: "white miso" } },
                      { amount: 0.5, unit: { name: "tsp" }, ingredient: { name: "sesame seeds" } },
                    ],
                  },
                ],
                methodSteps: [
                  { body: "<p>Halve and score the aubergines.</p>" },
                  { body: "<p>Brush with the miso and grill for 12 minutes. Sprinkle with the seeds.</p>" },
                ],
              },
              related: [{ title: "Dashi" }, { title: "Ramen" }],
            },
          },
          page: "/[slug]",
        },
      )}</script>`,
    ),
    title: "Miso Aubergines",
    ingredients: ["2 aubergines", "3 tbsp white miso", "0.5 tsp sesame seeds"],
    steps: [
      "Halve and score the aubergines.",
      "Brush with the miso and grill for 12 minutes. Sprinkle with the seeds.",
    ],
    servings: 4,
  },
  {
    kind: "state of Nuxt as an assigned function call's argument",
    html: html(
      "en",
      "Peanut Noodles",
      `<div id="__nuxt"></div><script>window.__NUXT__={data:[{recipe:{name:"Peanut Noodles",servings:2,ingredients:[{qty:"200",unit:"g",name:"egg noodles"},{qty:"3",unit:"tbsp",name:"peanut butter"},{qty:"1",unit:"",name:"lime"}],steps:[{text:"Cook the noodles for 4 minutes."},{text:"Stir in the peanut butter and the juice of the lime."}]}}],serverRendered:true};</script>`,
    ),
    title: "Peanut Noodles",
    ingredients: ["200 g egg noodles", "3 tbsp peanut butter", "1 lime"],
    steps: ["Cook the noodles for 4 minutes.", "Stir in the peanut butter and the juice of the lime."],
    servings: 2,
  },
  {
    kind: "props of a component in an attribute",
    html: html(
      "en",
      "Cheddar Biscuits | Test Bakery",
      `<h1>Cheddar Biscuits</h1><div data-component="RecipeBody" data-props="${JSON.stringify({ recipe: { title: "Cheddar Biscuits", yield: "Makes 10", ingredients: ["2 cups flour", "1 tablespoon baking powder", "1 cup grated cheddar", "3/4 cup milk"], directions: ["Combine the dry things with the cheddar.", "Stir in the milk, drop onto a tray and bake 15 minutes."] } }).replaceAll('"', "&quot;")}"></div>`,
    ),
    title: "Cheddar Biscuits",
    ingredients: ["2 cups flour", "1 tablespoon baking powder", "1 cup grated cheddar", "3/4 cup milk"],
    steps: ["Combine the dry things with the cheddar.", "Stir in the milk, drop onto a tray and bake 15 minutes."],
    servings: 10,
  },
  {
    kind: "microdata with an itemscope inside each ingredient and steps in one div",
    html: html(
      "en",
      "Tomato Tart",
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Tomato Tart</h1><div itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Jo Cook</span></div><p>Serves <span itemprop="recipeYield">6</span></p><ul><li itemprop="recipeIngredient"><span class="q">1 sheet</span> <span itemscope itemtype="https://schema.org/Product"><a itemprop="url" href="/p"><span itemprop="name">puff pastry</span></a></span></li><li itemprop="recipeIngredient"><span class="q">5</span> <span itemscope itemtype="https://schema.org/Product"><span itemprop="name">ripe tomatoes</span></span></li><li itemprop="recipeIngredient"><span class="q">2 tbsp</span> <span itemscope itemtype="https://schema.org/Product"><span itemprop="name">Dijon mustard</span></span></li></ul><div itemprop="recipeInstructions"><p>Spread the mustard over the pastry.</p><p>Lay the sliced tomatoes on top and bake for 30 minutes.</p></div></div>`,
    ),
    title: "Tomato Tart",
    ingredients: ["1 sheet puff pastry", "5 ripe tomatoes", "2 tbsp Dijon mustard"],
    steps: ["Spread the mustard over the pastry.", "Lay the sliced tomatoes on top and bake for 30 minutes."],
    servings: 6,
  },
  {
    kind: "RDFa with vocab, the steps as HowToStep with a position",
    html: html(
      "en",
      "Carrot Halwa",
      `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Carrot Halwa</h1><span property="recipeYield">4 servings</span><ul><li property="recipeIngredient">500 g carrots, grated</li><li property="recipeIngredient">500 ml milk</li><li property="recipeIngredient">4 green cardamom pods</li></ul><ol><li property="recipeInstructions" typeof="HowToStep"><span property="position">1</span><div property="text">Cook the carrots in the milk until it is gone.</div></li><li property="recipeInstructions" typeof="HowToStep"><span property="position">2</span><div property="text">Stir in the crushed cardamom and fry for 5 minutes.</div></li></ol></div>`,
    ),
    title: "Carrot Halwa",
    ingredients: ["500 g carrots, grated", "500 ml milk", "4 green cardamom pods"],
    steps: ["Cook the carrots in the milk until it is gone.", "Stir in the crushed cardamom and fry for 5 minutes."],
    servings: 4,
  },
  {
    kind: "data of names only, the page shows amounts for a chosen number of people",
    html: html(
      "en",
      "Harissa Chicken Traybake | Box",
      `<h1>Harissa Chicken Traybake</h1><h2>Ingredients</h2><p>for <button>2</button><button>4</button> people</p><div class="grid"><div><img alt=""><div><p>2 unit(s)</p><p>Chicken Breast</p></div></div><div><img alt=""><div><p>1 sachet(s)</p><p>Harissa Paste</p><p>(Contains Sulphites)</p></div></div><div><img alt=""><div><p>300 g</p><p>New Potatoes</p></div></div></div><h2>Instructions</h2><div><span>1</span><h3>Roast</h3><p>Halve the potatoes and roast for 15 minutes.</p></div><div><span>2</span><h3>Coat</h3><p>Rub the chicken with the harissa, add it and roast for 20 minutes.</p></div>`,
      ld({
        "@context": "http://schema.org",
        "@type": "Recipe",
        name: "Harissa Chicken Traybake",
        recipeYield: 2,
        recipeIngredient: ["2 unit(s) Chicken Breast", "1 sachet(s) Harissa Paste", "300 g New Potatoes"],
        recipeInstructions: [
          { "@type": "HowToStep", text: "Halve the potatoes and roast for 15 minutes." },
          { "@type": "HowToStep", text: "Rub the chicken with the harissa, add it and roast for 20 minutes." },
        ],
      }),
    ),
    title: "Harissa Chicken Traybake",
    ingredients: ["2 unit(s) Chicken Breast", "1 sachet(s) Harissa Paste", "300 g New Potatoes"],
    steps: [
      "Halve the potatoes and roast for 15 minutes.",
      "Rub the chicken with the harissa, add it and roast for 20 minutes.",
    ],
    servings: 2,
  },
  {
    kind: "data without amounts, the page's rows begin with them in another order",
    html: html(
      "de",
      "Käsespätzle",
      `<h1>Käsespätzle</h1><h2>Zutaten für 4 Personen</h2><table><tr><td>400 g</td><td>Mehl</td></tr><tr><td>5</td><td>Eier</td></tr><tr><td>250 g</td><td>Bergkäse, gerieben</td></tr><tr><td>2</td><td>Zwiebeln</td></tr><tr><td></td><td>Salz</td></tr></table><h2>Zubereitung</h2><p>Mehl, Eier und Salz zu einem Teig schlagen.</p><p>Spätzle ins kochende Wasser schaben, mit dem Käse schichten und mit gerösteten Zwiebeln servieren.</p>`,
      ld({
        "@type": "Recipe",
        name: "Käsespätzle",
        recipeYield: "4",
        recipeIngredient: ["Bergkäse", "Eier", "Mehl", "Salz", "Zwiebeln"],
        recipeInstructions: "Mehl, Eier und Salz zu einem Teig schlagen.",
      }),
    ),
    title: "Käsespätzle",
    ingredients: ["400 g Mehl", "5 Eier", "250 g Bergkäse, gerieben", "2 Zwiebeln", "Salz"],
    steps: [
      "Mehl, Eier und Salz zu einem Teig schlagen.",
      "Spätzle ins kochende Wasser schaben, mit dem Käse schichten und mit gerösteten Zwiebeln servieren.",
    ],
    servings: 4,
  },
  {
    kind: "annotated lines with remarks in italics and prices",
    html: html(
      "en",
      "Budget Chickpea Curry",
      `<h1>Budget Chickpea Curry</h1><p>Serves 4</p><h2>Ingredients</h2><ul><li>1 onion <span class="price">($0.40)</span></li><li>2 cans chickpeas <span class="price">($1.58)</span></li><li>1 can coconut milk <span class="price">($1.99)</span></li><li>2 Tbsp curry powder* <span class="price">($0.60)</span></li></ul><p>*Use less if yours is hot.</p><h2>Instructions</h2><ol><li>Soften the chopped onion.</li><li>Add everything else and simmer for 20 minutes.</li></ol>`,
    ),
    title: "Budget Chickpea Curry",
    ingredients: [
      "1 onion ($0.40)",
      "2 cans chickpeas ($1.58)",
      "1 can coconut milk ($1.99)",
      "2 Tbsp curry powder* ($0.60)",
    ],
    steps: ["Soften the chopped onion.", "Add everything else and simmer for 20 minutes."],
    servings: 4,
  },
  {
    kind: "Chinese page with the method in one text of 步骤",
    html: html(
      "zh",
      "番茄炒蛋的做法_家常菜",
      `<h1>番茄炒蛋</h1><h2>用料</h2><table><tr><td>番茄</td><td>2个</td></tr><tr><td>鸡蛋</td><td>3个</td></tr><tr><td>盐</td><td>1小勺</td></tr><tr><td>糖</td><td>适量</td></tr></table><h2>做法</h2><div>步骤1：番茄切块，鸡蛋打散。步骤2：热锅倒油，把鸡蛋炒熟盛出。步骤3：炒番茄出汁，加盐和糖，倒回鸡蛋翻炒均匀。</div>`,
    ),
    title: "番茄炒蛋",
    ingredients: ["番茄 2个", "鸡蛋 3个", "盐 1小勺", "糖 适量"],
    steps: ["番茄切块，鸡蛋打散。", "热锅倒油，把鸡蛋炒熟盛出。", "炒番茄出汁，加盐和糖，倒回鸡蛋翻炒均匀。"],
  },
  {
    kind: "data with a method cut by a Read more link",
    html: html(
      "en",
      "Braised Leeks",
      `<h1>Braised Leeks</h1><h2>Ingredients</h2><ul><li>6 leeks</li><li>30 g butter</li><li>200 ml stock</li></ul><h2>Method</h2><p>Trim the leeks and cut them into thick pieces.</p><p>Brown them in the butter on both sides, pour in the stock and cover.</p><p>Braise for 25 minutes until soft.</p>`,
      ld({
        "@type": ["Recipe"],
        name: "Braised Leeks",
        recipeIngredient: ["6 leeks", "30 g butter", "200 ml stock"],
        recipeInstructions: [
          "Trim the leeks and cut them into thick pieces. Brown them in the butter on bo... Read more",
        ],
      }),
    ),
    title: "Braised Leeks",
    ingredients: ["6 leeks", "30 g butter", "200 ml stock"],
    steps: [
      "Trim the leeks and cut them into thick pieces.",
      "Brown them in the butter on both sides, pour in the stock and cover.",
      "Braise for 25 minutes until soft.",
    ],
  },
  {
    kind: "steps as headings with paragraphs and tips between them",
    html: html(
      "en",
      "How to Make Gnocchi - Basics",
      `<h1>Potato Gnocchi</h1><p>Not as hard as it looks.</p><h2>Ingredients</h2><ul><li>1 kg floury potatoes</li><li>250 g plain flour</li><li>1 egg</li></ul><h2>Directions</h2><h3>Step 1</h3><p>Bake the potatoes and press them through a ricer.</p><h3>Step 2</h3><p>Knead in the flour and the egg.</p><blockquote><p>Tip: stop as soon as it holds.</p></blockquote><h3>Step 3</h3><p>Roll, cut and boil until they float.</p><h2>FAQ</h2><h3>Can I freeze them?</h3><p>Yes, for 2 months.</p>`,
    ),
    title: "Potato Gnocchi",
    ingredients: ["1 kg floury potatoes", "250 g plain flour", "1 egg"],
    steps: [
      "Bake the potatoes and press them through a ricer.",
      "Knead in the flour and the egg.",
      "Tip: stop as soon as it holds.",
      "Roll, cut and boil until they float.",
    ],
  },
  {
    kind: "AMP page with accordions",
    html: html(
      "en",
      "Beef Chili",
      `<amp-sidebar id="s"><ul><li>Dinner</li><li>Lunch</li></ul></amp-sidebar><h1>Beef Chili</h1><amp-img src="c.jpg" width="1" height="1"></amp-img><p>Serves: 8</p><amp-accordion><section expanded><h2>Ingredients</h2><div><ul><li>2 lb ground beef</li><li>1 onion, chopped</li><li>2 (15 oz) cans kidney beans</li><li>2 tbsp chili powder</li></ul></div></section><section><h2>Directions</h2><div><ol><li>Brown the beef with the onion.</li><li>Add the beans and the chili powder and simmer 1 hour.</li></ol></div></section><section><h2>Nutrition Facts</h2><div><ul><li>Calories 410</li><li>Fat 18 g</li></ul></div></section></amp-accordion>`,
    ),
    title: "Beef Chili",
    ingredients: ["2 lb ground beef", "1 onion, chopped", "2 (15 oz) cans kidney beans", "2 tbsp chili powder"],
    steps: ["Brown the beef with the onion.", "Add the beans and the chili powder and simmer 1 hour."],
    servings: 8,
  },
  {
    kind: "print page of font tags",
    html: html(
      "en",
      "Print: Zucchini Bread",
      `<center><font size="5"><b>Zucchini Bread</b></font></center><font size="2">From: www.grandmas-box.example<br>Servings: 2 loaves<br><br>3 c. flour<br>1 tsp. baking soda<br>3 eggs<br>2 c. grated zucchini<br>1 c. oil<br><br>Mix the dry ingredients. Beat the eggs with the oil and add the zucchini. Combine, pour into two greased pans and bake at 325 for 60 minutes.<br></font><a href="javascript:window.print()">Print this page</a>`,
    ),
    title: "Zucchini Bread",
    ingredients: ["3 c. flour", "1 tsp. baking soda", "3 eggs", "2 c. grated zucchini", "1 c. oil"],
    steps: [
      "Mix the dry ingredients. Beat the eggs with the oil and add the zucchini. Combine, pour into two greased pans and bake at 325 for 60 minutes.",
    ],
    servings: 2,
  },
];
