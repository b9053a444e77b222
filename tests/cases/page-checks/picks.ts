/**
 * A page, the words that somebody clicks, and the dishes that are then meant. Written before the picker was asked.
 * `dishes`: name and description as they are read; null where the name alone is fixed and the rest may be read whole.
 */
export type PickCase = {
  page: string;
  html: string;
  click: string;
  dishes: readonly (readonly [name: string, description: string | null])[];
};

export const PICK_CASES: readonly PickCase[] = [
  {
    page: "cards with classes, the title is clicked",
    html: `<nav><ul><li><a>Home</a></li><li><a>Menu</a></li></ul></nav><div class="grid"><div class="card"><h3 class="card-title">Dal</h3><p class="card-text">Lentils, ghee</p></div><div class="card"><h3 class="card-title">Naan</h3><p class="card-text">Wheat, yoghurt</p></div></div>`,
    click: "Dal",
    dishes: [
      ["Dal", "Lentils, ghee"],
      ["Naan", "Wheat, yoghurt"],
    ],
  },
  {
    page: "the same, the description is clicked",
    html: `<div class="grid"><div class="card"><h3 class="card-title">Dal</h3><p class="card-text">Lentils, ghee</p></div><div class="card"><h3 class="card-title">Naan</h3><p class="card-text">Wheat, yoghurt</p></div></div>`,
    click: "Wheat, yoghurt",
    dishes: [
      ["Dal", "Lentils, ghee"],
      ["Naan", "Wheat, yoghurt"],
    ],
  },
  {
    page: "two sections of lines without classes",
    html: `<ul class="nav"><li>Home</li><li>Contact</li></ul><section id="starters"><h2>Starters</h2><ul><li><b>Olives</b> marinated</li><li><b>Bread</b> sourdough, butter</li></ul></section><section id="mains"><h2>Mains</h2><ul><li><b>Steak</b> fries, egg sauce</li></ul></section>`,
    click: "Olives",
    dishes: [
      ["Olives", "marinated"],
      ["Bread", "sourdough, butter"],
      ["Steak", "fries, egg sauce"],
    ],
  },
  {
    page: "an allergen line below the description must be read, too",
    html: `<div class="list"><article><h4>Tartare</h4><p>Beef, capers</p><small>Contains: egg, mustard</small></article><article><h4>Soup</h4><p>Tomato</p><small>Contains: celery</small></article></div>`,
    click: "Tartare",
    dishes: [
      ["Tartare", "Beef, capers, Contains: egg, mustard"],
      ["Soup", "Tomato, Contains: celery"],
    ],
  },
  {
    page: "rows of a table with a head",
    html: `<table class="karte"><tr><th>Gericht</th><th>Zutaten</th><th>Preis</th></tr><tr><td>Kässpätzle</td><td>Mehl, Ei, Käse</td><td>11,50 €</td></tr><tr><td>Linsen</td><td>Linsen, Sellerie</td><td>9,00 €</td></tr></table>`,
    click: "Kässpätzle",
    dishes: [
      ["Kässpätzle", null],
      ["Linsen", null],
    ],
  },
  {
    page: "names of classes made by a build, which differ at every one",
    html: `<main><div class="css-1x2y3z"><div class="css-9a8b7c"><span class="css-aa11">Ramen</span><span class="css-bb22">Wheat, pork</span></div><div class="css-9a8b7c"><span class="css-aa11">Gyoza</span><span class="css-bb22">Wheat, cabbage</span></div></div></main>`,
    click: "Gyoza",
    dishes: [
      ["Ramen", "Wheat, pork"],
      ["Gyoza", "Wheat, cabbage"],
    ],
  },
  {
    page: "two paragraphs without classes in each",
    html: `<div id="menu"><div><p>Paella</p><p>Rice, prawns</p></div><div><p>Tortilla</p><p>Egg, potato</p></div><div><p>Gazpacho</p><p>Tomato, bread</p></div></div><div id="foot"><p>Calle Mayor 1</p></div>`,
    click: "Tortilla",
    dishes: [
      ["Paella", "Rice, prawns"],
      ["Tortilla", "Egg, potato"],
      ["Gazpacho", "Tomato, bread"],
    ],
  },
  {
    page: "one dish is the special and has a class more",
    html: `<div class="menu"><div class="item special"><strong>Hake</strong><em>Fish, butter</em></div><div class="item"><strong>Beans</strong><em>Beans, celery</em></div><div class="item last"><strong>Flan</strong><em>Egg, milk</em></div></div>`,
    click: "Hake",
    dishes: [
      ["Hake", "Fish, butter"],
      ["Beans", "Beans, celery"],
      ["Flan", "Egg, milk"],
    ],
  },
  {
    page: "prices in between are no part of the name",
    html: `<div class="menu-row"><span class="n">Pho</span><span class="p">£9.00</span><span class="d">Rice noodles, beef</span></div><div class="menu-row"><span class="n">Banh mi</span><span class="p">£7.00</span><span class="d">Wheat, pork, egg</span></div>`,
    click: "Rice noodles, beef",
    dishes: [
      ["Pho", null],
      ["Banh mi", null],
    ],
  },
  {
    page: "a dish without a description among others",
    html: `<ul id="carte"><li class="plat"><h3>Frites</h3></li><li class="plat"><h3>Moules</h3><p>Moules, vin, crème</p></li><li class="plat"><h3>Tarte</h3><p>Œuf, lait, blé</p></li></ul>`,
    click: "Moules",
    dishes: [
      ["Frites", ""],
      ["Moules", "Moules, vin, crème"],
      ["Tarte", "Œuf, lait, blé"],
    ],
  },
  {
    page: "a team beside the menu that is built of the same parts",
    html: `<section class="team"><div class="box"><h3>Ana</h3><p>Runs the bar</p></div><div class="box"><h3>Luis</h3><p>Runs the kitchen</p></div></section><section class="food"><div class="box"><h3>Croquetas</h3><p>Milk, wheat</p></div><div class="box"><h3>Pulpo</h3><p>Octopus, paprika</p></div></section>`,
    click: "Pulpo",
    dishes: [
      ["Croquetas", "Milk, wheat"],
      ["Pulpo", "Octopus, paprika"],
    ],
  },
  {
    page: "names in links within headings, deep in wrappers",
    html: `<div class="wp-block"><div class="inner"><div class="dish"><div class="t"><h3><a href="/x">Shakshuka</a></h3></div><div class="b"><p>Egg, tomato</p></div></div></div></div><div class="wp-block"><div class="inner"><div class="dish"><div class="t"><h3><a href="/y">Hummus</a></h3></div><div class="b"><p>Chickpeas, sesame</p></div></div></div></div>`,
    click: "Shakshuka",
    dishes: [
      ["Shakshuka", "Egg, tomato"],
      ["Hummus", "Chickpeas, sesame"],
    ],
  },
];
