import { expect, it } from "vitest";
import { judgeFor, readPerson } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/**
 * What somebody with an allergy to a food or a class must not be told is free of it, as menus name it: members of the
 * class, dishes that are made with it, and what industry makes from it. Written before the engine was asked.
 */
const BEHIND: Readonly<Record<string, string>> = {
  bivalve:
    "Moules marinières, Scallop ceviche, Oysters Rockefeller, Spaghetti alle vongole, Razor clams with chorizo, Cockles and laverbread",
  cephalopod: "Calamari fritti, Pulpo a la gallega, Squid ink risotto, Takoyaki, Sepia a la plancha, Cuttlefish stew",
  "smoked fish": "Kedgeree with smoked haddock, Lox bagel, Arbroath smokie, Kippers, Smoked eel on rye, Räucherlachs",
  "fish roe": "Taramasalata, Ikura don, Bottarga pasta, Tobiko roll, Caviar blini, Mentaiko spaghetti",
  "goat milk": "Chèvre chaud salad, Goat cheese tart, Crottin, Garrotxa",
  "sheep milk": "Pecorino, Roquefort dressing, Manchego toast, Feta salad, Halloumi fries",
  nightshade: "Baba ganoush, Chips, Gazpacho, Paprika chicken, Ratatouille, Goji berry porridge, Shakshuka",
  allium: "Vichyssoise, Chive cream cheese, Aioli, Onion rings, French onion soup, Scallion pancakes, Tzatziki",
  "wild mushroom": "Porcini risotto, Chanterelles on toast, Morel sauce, Cep soup",
  "dried fruit": "Raisin bread, Prune tart, Fruit cake, Dried apricots, Sultana scones, Medjool dates",
  citrus: "Lemon tart, Yuzu dressing, Marmalade, Key lime pie, Grapefruit salad, Ponzu",
  "stone fruit": "Peach melba, Cherry pie, Plum jam, Apricot tart, Nectarine salad, Mango chutney",
  seaweed: "Nori, Wakame salad, Maki rolls, Dashi, Dulse, Agar, Carrageenan, E406, E407a, Sodium alginate, 寒天",
  corn: "Polenta, Grits, Popcorn, Cornflakes, High fructose corn syrup, Maltodextrin, Dextrose, Masa harina, Tortilla chips, Hominy, Bourbon, Baking powder, Modified starch, Cornflour, Arepas, Tamales, Huitlacoche",
  apple: "Cider, Calvados, Apple cider vinegar, Tarte tatin, Pectin, Waldorf salad, Mincemeat, Charoset, Strudel",
  grape:
    "Raisins, Balsamic vinegar, Wine, Verjuice, Cream of tartar, Dolmades, Cognac, Port, Currants, Sultanas, Grappa",
  pea: "Pea protein, Mushy peas, Petits pois, Sugar snaps, Mangetout, Split pea soup, Risi e bisi, Beyond burger",
  potato:
    "Vodka, Potato starch, Gnocchi, Rösti, Vichyssoise, Tortilla española, Chips, Hash browns, Colcannon, Shepherd's pie, Latkes, Poutine",
  chicory: "Inulin, Radicchio, Endive salad, Chicory coffee",
  rice: "Sake, Mirin, Rice paper rolls, Sushi, Mochi, Risotto, Paella, Horchata, Amazake, Rice noodles, Pad thai, Congee, Arancini, Koji",
  mustard:
    "Dijonnaise, Piccalilli, Honey mustard dressing, Remoulade, Vinaigrette, Mostarda, Moutarde, Senf, Mayonnaise",
  celery:
    "Celeriac remoulade, Bouquet garni, Mirepoix, Celery salt, Bloody Mary, Waldorf salad, Old Bay seasoning, Stock cube, Bouillon",
  coconut:
    "Thai green curry, Piña colada, Bounty bar, Laksa, Macaroons, MCT oil, Copra, Lamington, Rendang, Desiccated coconut",
  banana: "Banoffee pie, Plantain chips, Banana split, Smoothie, Tostones",
  tomato:
    "Ketchup, Marinara, Passata, Pizza margherita, Shakshuka, Bolognese, Gazpacho, Arrabbiata, Bloody Mary, Pico de gallo, Salsa, Pomodoro",
  garlic: "Aioli, Toum, Chicken Kiev, Pesto, Hummus, Skordalia, Chimichurri",
  cinnamon:
    "Pumpkin spice latte, Churros, Baklava, Apple pie, Garam masala, Mulled wine, Gingerbread, Moroccan tagine, Speculoos",
  beef: "Bresaola, Pastrami, Biltong, Bolognese, Oxtail soup, Beef dripping chips, Tallow, Bovril, Gelatine, Pho bo, Bulgogi, Rendang",
  pork: "Bacon, Prosciutto, Chorizo, Lard, Gelatine, Carnitas, Gyoza, Carbonara, Char siu bao, Mortadella, Scratchings, Schnitzel, Refried beans",
  honey: "Baklava, Mead, Lebkuchen, Nougat, Granola, Honey mustard",
  caffeine: "Espresso martini, Matcha latte, Tiramisu, Cola, Dark chocolate, Guarana drink, Mate, Earl Grey",
  oat: "Granola, Porridge, Flapjack, Muesli, Haggis, Parkin, Oat milk latte, Overnight oats, Skirlie",
  sunflower: "Sunflower oil, Sunflower seeds, Sunflower lecithin, Mixed seed bread",
  avocado: "Guacamole, California roll, Poke bowl",
  strawberry: "Eton mess, Neapolitan ice cream, Fraisier, Strawberry daiquiri, Pavlova",
  lactose: "Whey powder, Dulce de leche, Milk chocolate, Kefir, Paneer, Cream, Ghee, Rennet casein",
  yeast: "Bread, Marmite, Beer, Brioche, Nutritional yeast, Pizza, Doughnut, Vegemite, Sourdough",
  egg: "Meringue, Carbonara, Hollandaise, Pavlova, Mousse, Tempura, Marshmallow, Albumen, Lysozyme, Royal icing, Zabaglione, Fresh tagliatelle, Nougat, Tamago",
};

const knowledge = loadKnowledge();

it.each(Object.entries(BEHIND))("nothing that may hold %s fits", (key, foods) => {
  const person = readPerson([{ type: "ingredient", key, preference: "allergy" }], knowledge);
  const items = foods.split(", ").map((name) => ({ id: name, name }));
  const fitting = judgeFor(person, items, { kind: "menu", provenance: "venue" }).filter(
    ({ settings: [about] }) => about?.kind === "match",
  );
  expect(fitting.map(({ id }) => id)).toEqual([]);
});
