import type { MenuPage } from "./page";

/** Pages as restaurants write them, with what a guest would call their dishes. The keys were written before the reader. */
export const SEEN: readonly MenuPage[] = [
  {
    page: "cards with a heading, a price and a paragraph",
    html: `<h1>Our menu</h1><div class="menu-grid">
      <div class="menu-item"><h3>Ribollita</h3><p>Chickpeas, black cabbage, sourdough</p></div>
      <div class="menu-item"><h3>House salad</h3><p>Leaves, fennel, house dressing</p></div></div>`,
    dishes: [
      ["Ribollita", "Chickpeas, black cabbage, sourdough"],
      ["House salad", "Leaves, fennel, house dressing"],
    ],
  },
  {
    page: "cards with a header row, leader dots, badges and a footer",
    html: `<section id="menu"><h2>Mains</h2><article class="menu-item reveal"><div class="menu-item-content"><div class="menu-item-header">
      <h3 class="menu-item-name">Dal makhani</h3><span class="leader"></span><div class="menu-item-price">₹240</div></div>
      <p class="menu-item-desc">Black lentils, butter, cream</p><div class="menu-item-footer"><button>Add</button></div></div></article>
      <article class="menu-item reveal"><div class="menu-item-content"><div class="menu-item-header">
      <h3 class="menu-item-name">Aloo gobi</h3><span class="leader"></span><div class="menu-item-price">₹190</div></div>
      <p class="menu-item-desc">Potato, cauliflower, mustard seeds</p><div class="menu-item-footer"><button>Add</button></div></div></article></section>`,
    dishes: [
      ["Dal makhani", "Black lentils, butter, cream"],
      ["Aloo gobi", "Potato, cauliflower, mustard seeds"],
    ],
  },
  {
    page: "a table of name, description and price",
    html: `<h1>Lunch</h1><table><tr><th>Dish</th><th>What is in it</th><th>Price</th></tr>
      <tr><td>Burrata</td><td>Aubergine, basil oil</td><td>£9.50</td></tr><tr><td>Lemon sole</td><td>Capers, brown butter</td><td>£18.00</td></tr></table>`,
    dishes: [
      ["Burrata", "Aubergine, basil oil"],
      ["Lemon sole", "Capers, brown butter"],
    ],
  },
  {
    page: "a table whose cells hold the name in bold and the description below",
    html: `<h2>Speisekarte</h2><table><tbody><tr><td>12</td><td><strong>Maultaschen</strong><br>Spinat, Ei, Zwiebeln</td><td>12,50 €</td></tr>
      <tr><td>13</td><td><strong>Käsespätzle</strong><br>Bergkäse, Röstzwiebeln</td><td>13,00 €</td></tr></tbody></table>`,
    dishes: [
      ["Maultaschen", "Spinat, Ei, Zwiebeln"],
      ["Käsespätzle", "Bergkäse, Röstzwiebeln"],
    ],
  },
  {
    page: "a definition list",
    html: `<main class="menu"><dl><dt>Trofie al pesto <span>£14</span></dt><dd>Trofie, basil, walnuts</dd><dt>Tiramisu</dt><dd>Mascarpone, egg, coffee</dd></dl></main>`,
    dishes: [
      ["Trofie al pesto", "Trofie, basil, walnuts"],
      ["Tiramisu", "Mascarpone, egg, coffee"],
    ],
  },
  {
    page: "headings, each followed by a paragraph",
    html: `<h1>Dinner menu</h1><h2>Starters</h2><h3>Prawn cocktail £8</h3><p>Prawns, lettuce, marie rose</p><h3>Leek soup £6</h3><p>Leek, potato, cream</p>
      <h2>Mains</h2><h3>Roast chicken £15</h3><p>Lemon, thyme, gravy</p>`,
    dishes: [
      ["Prawn cocktail", "Prawns, lettuce, marie rose"],
      ["Leek soup", "Leek, potato, cream"],
      ["Roast chicken", "Lemon, thyme, gravy"],
    ],
  },
  {
    page: "microdata with sections",
    html: `<div itemscope itemtype="https://schema.org/Menu"><div itemprop="hasMenuSection" itemscope itemtype="https://schema.org/MenuSection"><h3 itemprop="name">Pizzas</h3>
      <div itemprop="hasMenuItem" itemscope itemtype="https://schema.org/MenuItem"><p><span itemprop="name">Margherita</span> -
      <span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">12.99</span></span></p><p itemprop="description">Tomato, mozzarella, basil</p></div>
      <div itemprop="hasMenuItem" itemscope itemtype="https://schema.org/MenuItem"><p><span itemprop="name">Marinara</span></p><p itemprop="description">Tomato, garlic, oregano</p></div></div></div>`,
    dishes: [
      ["Margherita", "Tomato, mozzarella, basil"],
      ["Marinara", "Tomato, garlic, oregano"],
    ],
  },
  {
    page: "RDFa",
    html: `<ul vocab="https://schema.org/" typeof="Menu"><li property="hasMenuItem" typeof="MenuItem"><h4 property="name">Okonomiyaki</h4><p property="description">Cabbage, egg, wheat batter</p></li>
      <li property="hasMenuItem" typeof="MenuItem"><h4 property="name">Edamame</h4><p property="description">Soy beans, sea salt</p></li></ul>`,
    dishes: [
      ["Okonomiyaki", "Cabbage, egg, wheat batter"],
      ["Edamame", "Soy beans, sea salt"],
    ],
  },
  {
    page: "a list of names in bold with the description behind",
    html: `<h2>Tapas menu</h2><ul><li><strong>Patatas bravas</strong> Potato, paprika, aioli <em>€6.50</em></li><li><strong>Gambas al ajillo</strong> Prawns, garlic, oil <em>€9.00</em></li></ul>`,
    dishes: [
      ["Patatas bravas", "Potato, paprika, aioli"],
      ["Gambas al ajillo", "Prawns, garlic, oil"],
    ],
  },
  {
    page: "classes of spans, no headings",
    html: `<div id="menu-items"><div class="dish-item"><img src="a.png"><div class="details"><p class="dish-name">Falafel wrap</p><p class="ingredients">chickpeas,tahini,pickles,</p><p class="price">$12</p></div><button>+</button></div>
      <div class="dish-item"><img src="b.png"><div class="details"><p class="dish-name">Halloumi wrap</p><p class="ingredients">halloumi,mint,yoghurt,</p><p class="price">$13</p></div><button>+</button></div></div>`,
    dishes: [
      ["Falafel wrap", "chickpeas,tahini,pickles,"],
      ["Halloumi wrap", "halloumi,mint,yoghurt,"],
    ],
  },
  {
    page: "a menu of names alone, with prices",
    html: `<section><h2>Drinks menu</h2><div class="price-item"><h4>Espresso</h4><h4>1.50€</h4></div><div class="price-item"><h4>Caffè latte</h4><h4>2.80€</h4></div></section>`,
    dishes: [
      ["Espresso", ""],
      ["Caffè latte", ""],
    ],
  },
  {
    page: "a wrapped description with several elements",
    html: `<div class="food-menu"><div class="item"><h4>Pad thai</h4><div class="body"><p>Rice noodles, tofu, tamarind.</p><p>With peanuts on top.</p></div></div>
      <div class="item"><h4>Tom yum</h4><div class="body"><p>Lemongrass, prawns, chilli.</p></div></div></div>`,
    dishes: [
      ["Pad thai", "Rice noodles, tofu, tamarind. With peanuts on top."],
      ["Tom yum", "Lemongrass, prawns, chilli."],
    ],
  },
  {
    page: "the navigation of a site is no menu",
    html: `<nav><ul class="menu"><li class="menu-item"><a href="/"><span class="menu-item-title">Home</span><span class="menu-item-description">Return to homepage</span></a></li>
      <li class="menu-item"><a href="/b"><span class="menu-item-title">Book</span><span class="menu-item-description">Reserve a table</span></a></li></ul></nav><main><h1>Welcome</h1><p>We cook.</p></main>`,
    dishes: [],
  },
  {
    page: "news in cards are no dishes",
    html: `<main><h1>News</h1><article><h3>We are closed on Monday</h3><p>The kitchen rests for a day.</p></article><article><h3>A new chef</h3><p>Giulia joins us from Rome.</p></article></main>`,
    dishes: [],
  },
  {
    page: "opening hours are no dishes",
    html: `<h1>Find us</h1><table><tr><td>Monday</td><td>11.00 – 22.00</td></tr><tr><td>Tuesday</td><td>11.00 – 22.00</td></tr></table>`,
    dishes: [],
  },
  {
    page: "a French carte in list items with two spans",
    html: `<h1>La carte</h1><ul class="carte"><li><span class="nom">Soupe à l'oignon</span> <span class="prix">9 €</span><br><span class="detail">Oignons, gruyère, pain</span></li>
      <li><span class="nom">Œuf mayonnaise</span> <span class="prix">6 €</span><br><span class="detail">Œuf, moutarde, huile</span></li></ul>`,
    dishes: [
      ["Soupe à l'oignon", "Oignons, gruyère, pain"],
      ["Œuf mayonnaise", "Œuf, moutarde, huile"],
    ],
  },
  {
    page: "two tables, one of them of opening hours",
    html: `<h2>Menu</h2><table><tr><td>Moussaka</td><td>Aubergine, lamb, béchamel</td><td>15.50</td></tr><tr><td>Gigantes</td><td>Butter beans, tomato</td><td>9.00</td></tr></table>
      <h2>Opening hours</h2><table><tr><td>Monday</td><td>closed</td></tr><tr><td>Sunday</td><td>12–20</td></tr></table>`,
    dishes: [
      ["Moussaka", "Aubergine, lamb, béchamel"],
      ["Gigantes", "Butter beans, tomato"],
    ],
  },
  {
    page: "a page of Arabic",
    html: `<html dir="rtl" lang="ar"><h1>قائمة الطعام</h1><div class="menu"><div class="dish"><h3>حمص</h3><p>حمص، طحينة، ليمون</p></div><div class="dish"><h3>فتوش</h3><p>خس، خبز، سماق</p></div></div></html>`,
    dishes: [
      ["حمص", "حمص، طحينة، ليمون"],
      ["فتوش", "خس، خبز، سماق"],
    ],
  },
  {
    page: "links around cards",
    html: `<section class="products"><a class="card" href="/1"><img alt=""><h3>Vegan brownie</h3><p>Cocoa, almond, date</p><span>£3.20</span></a><a class="card" href="/2"><img alt=""><h3>Carrot cake</h3><p>Carrot, walnut, egg</p><span>£3.60</span></a></section>`,
    dishes: [
      ["Vegan brownie", "Cocoa, almond, date"],
      ["Carrot cake", "Carrot, walnut, egg"],
    ],
  },
  {
    page: "allergens below the description",
    html: `<div class="menu"><div class="menu-item"><h3>Fish pie</h3><p>Cod, leek, mash</p><p class="allergens">Contains: fish, milk</p></div><div class="menu-item"><h3>Nut roast</h3><p>Hazelnut, lentil</p><p class="allergens">Contains: nuts</p></div></div>`,
    dishes: [
      ["Fish pie", "Cod, leek, mash Contains: fish, milk"],
      ["Nut roast", "Hazelnut, lentil Contains: nuts"],
    ],
  },
];
