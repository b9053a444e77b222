import type { MenuPage } from "./page";

/** Pages that the reader was asked about once, when it was finished. */
export const ASIDE: readonly MenuPage[] = [
  {
    page: "cards in columns of Bootstrap",
    html: `<section id="menu"><div class="row"><div class="col-md-6"><div class="card h-100"><div class="card-body"><h5 class="card-title">Feijoada</h5><p class="card-text">Black beans, pork, orange</p><span class="price">R$ 38,00</span></div></div></div>
      <div class="col-md-6"><div class="card h-100"><div class="card-body"><h5 class="card-title">Moqueca</h5><p class="card-text">Fish, coconut milk, dendê</p><span class="price">R$ 52,00</span></div></div></div></div></section>`,
    dishes: [
      ["Feijoada", "Black beans, pork, orange"],
      ["Moqueca", "Fish, coconut milk, dendê"],
    ],
  },
  {
    page: "a table of two columns",
    html: `<h1>Menu del giorno</h1><table class="menu"><tr><td><h4>Gnocchi</h4><p>Patate, burro, salvia</p></td><td>€ 11</td></tr><tr><td><h4>Saltimbocca</h4><p>Vitello, prosciutto</p></td><td>€ 16</td></tr></table>`,
    dishes: [
      ["Gnocchi", "Patate, burro, salvia"],
      ["Saltimbocca", "Vitello, prosciutto"],
    ],
  },
  {
    page: "a definition list with groups",
    html: `<h2>Wine bar menu</h2><dl><div><dt>Cheese board</dt><dd>Comté, quince, walnuts</dd><dd>£12</dd></div><div><dt>Olives</dt><dd>Nocellara, lemon</dd><dd>£4</dd></div></dl>`,
    dishes: [
      ["Cheese board", "Comté, quince, walnuts"],
      ["Olives", "Nocellara, lemon"],
    ],
  },
  {
    page: "headings and paragraphs within one article",
    html: `<article class="entry-content"><h2>Our Sunday menu</h2><h4>Nut roast – £16</h4><p>Chestnut, mushroom, gravy</p><h4>Roast beef – £19</h4><p>Yorkshire pudding, horseradish</p><h4>Sticky toffee pudding – £7</h4><p>Dates, cream</p></article>`,
    dishes: [
      ["Nut roast", "Chestnut, mushroom, gravy"],
      ["Roast beef", "Yorkshire pudding, horseradish"],
      ["Sticky toffee pudding", "Dates, cream"],
    ],
  },
  {
    page: "microdata without descriptions on one",
    html: `<div itemscope itemtype="http://schema.org/MenuSection"><h2 itemprop="name">Sides</h2><div itemprop="hasMenuItem" itemscope itemtype="http://schema.org/MenuItem"><b itemprop="name">Chips</b> <i itemprop="description">Potato, beef dripping</i></div>
      <div itemprop="hasMenuItem" itemscope itemtype="http://schema.org/MenuItem"><b itemprop="name">Slaw</b></div></div>`,
    dishes: [
      ["Chips", "Potato, beef dripping"],
      ["Slaw", ""],
    ],
  },
  {
    page: "RDFa with a prefix",
    html: `<div prefix="schema: https://schema.org/"><div typeof="schema:MenuItem"><span property="schema:name">Ramen</span><div property="schema:description">Wheat noodles, pork broth, egg</div></div></div>`,
    dishes: [["Ramen", "Wheat noodles, pork broth, egg"]],
  },
  {
    page: "a list with a dash between",
    html: `<h2>Mezze menu</h2><ul><li><b>Hummus</b> – chickpeas, tahini – £5</li><li><b>Muhammara</b> – walnuts, red pepper – £6</li><li><b>Labneh</b> – strained yoghurt – £5</li></ul>`,
    dishes: [
      ["Hummus", "– chickpeas, tahini –"],
      ["Muhammara", "– walnuts, red pepper –"],
      ["Labneh", "– strained yoghurt –"],
    ],
  },
  {
    page: "divs of classes in German",
    html: `<div class="speisekarte"><div class="gericht"><div class="titel">Rinderroulade</div><div class="beschreibung">Senf, Gurke, Speck</div><div class="preis">17,90 €</div></div>
      <div class="gericht"><div class="titel">Linsen mit Spätzle</div><div class="beschreibung">Linsen, Ei, Weizen</div><div class="preis">12,90 €</div></div></div>`,
    dishes: [
      ["Rinderroulade", "Senf, Gurke, Speck"],
      ["Linsen mit Spätzle", "Linsen, Ei, Weizen"],
    ],
  },
  {
    page: "a shop's products",
    html: `<ul class="products columns-3"><li class="product"><a href="/a"><img alt=""><h2 class="woocommerce-loop-product__title">Granola</h2></a><div class="short">Oats, hazelnuts, honey</div><span class="price">€7,90</span></li>
      <li class="product"><a href="/b"><img alt=""><h2 class="woocommerce-loop-product__title">Seed crackers</h2></a><div class="short">Linseed, sesame</div><span class="price">€4,20</span></li></ul>`,
    dishes: [
      ["Granola", "Oats, hazelnuts, honey"],
      ["Seed crackers", "Linseed, sesame"],
    ],
  },
  {
    page: "a row with the name and price in one line, and the description in the next",
    html: `<div class="menu-list"><div class="menu-row"><div class="top"><span class="name">Shakshuka</span><span class="dots"></span><span class="price">11.5</span></div><p class="desc">Eggs, tomato, feta</p></div>
      <div class="menu-row"><div class="top"><span class="name">Avocado toast</span><span class="dots"></span><span class="price">10</span></div><p class="desc">Sourdough, avocado, dukkah</p></div></div>`,
    dishes: [
      ["Shakshuka", "Eggs, tomato, feta"],
      ["Avocado toast", "Sourdough, avocado, dukkah"],
    ],
  },
  {
    page: "services of a hotel are no dishes",
    html: `<main><h1>Our services</h1><div class="service"><h3>Parking</h3><p>Underground, day and night</p></div><div class="service"><h3>Laundry</h3><p>Back within a day</p></div></main>`,
    dishes: [],
  },
  {
    page: "team cards are no dishes",
    html: `<section class="team"><h2>Our team</h2><div class="member"><h4>Anna</h4><p>Chef, pastry, bread</p></div><div class="member"><h4>Tom</h4><p>Sommelier, host</p></div></section>`,
    dishes: [],
  },
  {
    page: "questions and answers are no dishes",
    html: `<h1>Questions</h1><dl><dt>Do you have parking?</dt><dd>Yes, behind the house.</dd><dt>May I bring a dog?</dt><dd>On the terrace.</dd></dl>`,
    dishes: [],
  },
  {
    page: "tabs of which one is hidden",
    html: `<div class="menu-tabs"><div id="lunch" class="menu"><div class="item"><h3>Club sandwich</h3><p>Chicken, bacon, egg</p></div><div class="item"><h3>Caesar salad</h3><p>Anchovy, parmesan</p></div></div>
      <div id="dinner" class="menu" style="display:none"><div class="item"><h3>Duck confit</h3><p>Lentils, thyme</p></div><div class="item"><h3>Steak</h3><p>Butter, pepper</p></div></div></div>`,
    dishes: [
      ["Club sandwich", "Chicken, bacon, egg"],
      ["Caesar salad", "Anchovy, parmesan"],
      ["Duck confit", "Lentils, thyme"],
      ["Steak", "Butter, pepper"],
    ],
  },
  {
    page: "a table with sections as rows",
    html: `<h1>Menu</h1><table><tr><td colspan="3"><b>Starters</b></td></tr><tr><td>Samosa</td><td>Potato, peas, wheat</td><td>£5.00</td></tr><tr><td>Pakora</td><td>Onion, gram flour</td><td>£4.50</td></tr>
      <tr><td colspan="3"><b>Mains</b></td></tr><tr><td>Korma</td><td>Chicken, cashew, cream</td><td>£11.00</td></tr></table>`,
    dishes: [
      ["Samosa", "Potato, peas, wheat"],
      ["Pakora", "Onion, gram flour"],
      ["Korma", "Chicken, cashew, cream"],
    ],
  },
  {
    page: "one card alone on the page",
    html: `<main><h1>Dish of the day menu</h1><div class="menu-item"><h3>Mushroom risotto</h3><p>Rice, porcini, parmesan</p><span>£13</span></div></main>`,
    dishes: [["Mushroom risotto", "Rice, porcini, parmesan"]],
  },
  {
    page: "Japanese cards with yen",
    html: `<div class="menu"><div class="box"><h3>天ぷらうどん</h3><p>小麦、えび、だし</p><p class="price">¥1,200</p></div><div class="box"><h3>冷奴</h3><p>豆腐、生姜、醤油</p><p class="price">¥400</p></div></div>`,
    dishes: [
      ["天ぷらうどん", "小麦、えび、だし"],
      ["冷奴", "豆腐、生姜、醤油"],
    ],
  },
  {
    page: "a menu section with an introduction",
    html: `<section class="menu"><h2>Brunch</h2><p>Served until three.</p><div class="entry"><h3>Pancakes</h3><p>Buttermilk, maple syrup</p></div><div class="entry"><h3>Kedgeree</h3><p>Smoked haddock, egg, rice</p></div></section>`,
    dishes: [
      ["Pancakes", "Buttermilk, maple syrup"],
      ["Kedgeree", "Smoked haddock, egg, rice"],
    ],
  },
  {
    page: "delivery costs beside the menu",
    html: `<section class="menu"><div class="dish"><h3>Pho</h3><p>Rice noodles, beef, anise</p><b>£10</b></div><div class="dish"><h3>Bun cha</h3><p>Pork, fish sauce, herbs</p><b>£11</b></div></section>
      <section class="delivery"><h2>Delivery</h2><p><strong>In town</strong> from £10</p><p><strong>Outside</strong> from £15</p></section>`,
    dishes: [
      ["Pho", "Rice noodles, beef, anise"],
      ["Bun cha", "Pork, fish sauce, herbs"],
    ],
  },
  {
    page: "names as links within list items, descriptions as small",
    html: `<h1>Menú</h1><ul class="platos"><li><a href="/1">Gazpacho</a><small>Tomate, pepino, ajo</small><span>6,50 €</span></li><li><a href="/2">Salmorejo</a><small>Tomate, pan, huevo, jamón</small><span>7,00 €</span></li></ul>`,
    dishes: [
      ["Gazpacho", "Tomate, pepino, ajo"],
      ["Salmorejo", "Tomate, pan, huevo, jamón"],
    ],
  },
];
