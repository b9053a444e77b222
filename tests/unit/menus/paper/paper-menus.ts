/** A menu as it is printed, and what is in it: a section's title, then its dishes as "name | description | price". */
export type PaperCase = {
  readonly name: string;
  readonly text: string;
  readonly sections: readonly (readonly [title: string | null, ...dishes: string[]])[];
  readonly notes?: readonly string[];
};

export const PAPER_MENUS: readonly PaperCase[] = [
  {
    name: "a pizzeria: price beside the name, words below",
    text: `PIZZA
Margherita 9,50 €
Tomaten, Mozzarella, Basilikum
Diavola 11,50 €
Tomaten, Mozzarella, scharfe Salami
PASTA
Carbonara 12,00 €
Ei, Guanciale, Pecorino`,
    sections: [
      [
        "PIZZA",
        "Margherita | Tomaten, Mozzarella, Basilikum | 9,50 €",
        "Diavola | Tomaten, Mozzarella, scharfe Salami | 11,50 €",
      ],
      ["PASTA", "Carbonara | Ei, Guanciale, Pecorino | 12,00 €"],
    ],
  },
  {
    name: "dots that lead to the price",
    text: `Starters

Soup of the day ........ £6.50
with sourdough bread
Garlic prawns .......... £9.00
chilli, butter, parsley

Mains

Fish and chips ......... £14.50
mushy peas, tartare sauce`,
    sections: [
      ["Starters", "Soup of the day | with sourdough bread | £6.50", "Garlic prawns | chilli, butter, parsley | £9.00"],
      ["Mains", "Fish and chips | mushy peas, tartare sauce | £14.50"],
    ],
  },
  {
    name: "the price at the end of the words",
    text: `Green curry
coconut milk, Thai basil, bamboo shoots
12.90

Pad thai
rice noodles, egg, peanuts, tamarind
11.90`,
    sections: [
      [
        null,
        "Green curry | coconut milk, Thai basil, bamboo shoots | 12.90",
        "Pad thai | rice noodles, egg, peanuts, tamarind | 11.90",
      ],
    ],
  },
  {
    name: "words and price on one line under the name",
    text: `ENTRÉES
Salade de chèvre chaud
laitue, noix, miel, toast 9,80 €
Soupe à l'oignon
croûtons, gruyère 7,50 €
PLATS
Moules marinières
vin blanc, échalotes, frites 15,90 €`,
    sections: [
      [
        "ENTRÉES",
        "Salade de chèvre chaud | laitue, noix, miel, toast | 9,80 €",
        "Soupe à l'oignon | croûtons, gruyère | 7,50 €",
      ],
      ["PLATS", "Moules marinières | vin blanc, échalotes, frites | 15,90 €"],
    ],
  },
  {
    name: "bare numbers as prices",
    text: `SMALL PLATES
burrata, peach, pistachio 14
beef tartare, egg yolk, capers 16
LARGE PLATES
cod, brown butter, leeks 27
cauliflower, almond cream 21`,
    sections: [
      ["SMALL PLATES", "burrata, peach, pistachio | | 14", "beef tartare, egg yolk, capers | | 16"],
      ["LARGE PLATES", "cod, brown butter, leeks | | 27", "cauliflower, almond cream | | 21"],
    ],
  },
  {
    name: "no prices: names with words below",
    text: `DESSERTS

Tiramisu
mascarpone, coffee, savoiardi

Panna cotta
cream, vanilla, berries`,
    sections: [["DESSERTS", "Tiramisu | mascarpone, coffee, savoiardi | ", "Panna cotta | cream, vanilla, berries | "]],
  },
  {
    name: "no prices: one dish per line",
    text: `Lunch today
Dal: lentils, tomato, cumin
Raita: yoghurt, cucumber
Chapati: wheat flour`,
    sections: [
      [
        null,
        "Lunch today | | ",
        "Dal | lentils, tomato, cumin | ",
        "Raita | yoghurt, cucumber | ",
        "Chapati | wheat flour | ",
      ],
    ],
  },
  {
    name: "the codes of an Austrian menu, with their key",
    text: `SUPPEN
Frittatensuppe (A, C, G) 4,90
Leberknödelsuppe (A, C) 5,20
HAUPTSPEISEN
Wiener Schnitzel (A, C) 16,90
mit Petersilkartoffeln
A = Gluten, C = Ei, G = Milch`,
    sections: [
      [
        "SUPPEN",
        "Frittatensuppe | Contains: gluten, egg, milk. | 4,90",
        "Leberknödelsuppe | Contains: gluten, egg. | 5,20",
      ],
      ["HAUPTSPEISEN", "Wiener Schnitzel | mit Petersilkartoffeln. Contains: gluten, egg. | 16,90"],
    ],
  },
  {
    name: "numbers of the dishes, and a note below",
    text: `12. Pho Bo 11,50
Rinderbrühe, Reisnudeln, Koriander
13. Bun Cha 12,50
Schweinefleisch, Fischsauce, Kräuter

Alle Speisen können Spuren von Erdnüssen enthalten.`,
    sections: [
      [
        null,
        "Pho Bo | Rinderbrühe, Reisnudeln, Koriander | 11,50",
        "Bun Cha | Schweinefleisch, Fischsauce, Kräuter | 12,50",
      ],
    ],
    notes: ["Alle Speisen können Spuren von Erdnüssen enthalten."],
  },
  {
    name: "two sizes",
    text: `Bruschette 5,50 / 8,50
pane, pomodoro, aglio
Vitello tonnato 9,00 / 13,00
vitello, tonno, maionese, capperi`,
    sections: [
      [
        null,
        "Bruschette | pane, pomodoro, aglio | 5,50 / 8,50",
        "Vitello tonnato | vitello, tonno, maionese, capperi | 9,00 / 13,00",
      ],
    ],
  },
  {
    name: "a name, a dash and its words",
    text: `TAPAS
Patatas bravas - potatoes, tomato, aioli 6.50
Tortilla - eggs, potatoes, onion 7.00
Croquetas - ham, milk, flour 7.50`,
    sections: [
      [
        "TAPAS",
        "Patatas bravas | potatoes, tomato, aioli | 6.50",
        "Tortilla | eggs, potatoes, onion | 7.00",
        "Croquetas | ham, milk, flour | 7.50",
      ],
    ],
  },
  {
    name: "words over two lines, sections in small letters",
    text: `Vorspeisen

Rote-Bete-Carpaccio 9,80 €
mit Ziegenkäse, Walnüssen und
Honig-Senf-Dressing

Gebeizter Lachs 12,50 €
mit Dillrahm und
Kartoffelrösti

Nachspeisen

Kaiserschmarrn 8,90 €
mit Zwetschgenröster`,
    sections: [
      [
        "Vorspeisen",
        "Rote-Bete-Carpaccio | mit Ziegenkäse, Walnüssen und Honig-Senf-Dressing | 9,80 €",
        "Gebeizter Lachs | mit Dillrahm und Kartoffelrösti | 12,50 €",
      ],
      ["Nachspeisen", "Kaiserschmarrn | mit Zwetschgenröster | 8,90 €"],
    ],
  },
  {
    name: "a name in capitals with its price, words below",
    text: `THE BURGER £13
beef, cheddar, brioche bun
THE BEAN £12
black beans, lettuce, vegan mayo

SIDES
Chips £4
Slaw £3.50`,
    sections: [
      [null, "THE BURGER | beef, cheddar, brioche bun | £13", "THE BEAN | black beans, lettuce, vegan mayo | £12"],
      ["SIDES", "Chips | | £4", "Slaw | | £3.50"],
    ],
  },
  {
    name: "a house's name and a motto above, an advice below",
    text: `TRATTORIA LUNA

Antipasti

Caprese 8,50
mozzarella, pomodori, basilico

Secondi

Branzino 18,50
branzino, limone, patate

Please tell us about your allergies before you order.
Service not included`,
    sections: [
      ["TRATTORIA LUNA · Antipasti", "Caprese | mozzarella, pomodori, basilico | 8,50"],
      ["Secondi", "Branzino | branzino, limone, patate | 18,50"],
    ],
    notes: ["Please tell us about your allergies before you order.", "Service not included"],
  },
  {
    name: "the price above in Nordic style",
    text: `FORRETTER
Fiskesuppe 145 kr
torsk, fløte, gulrot
HOVEDRETTER
Reinsdyr 345 kr
tyttebær, selleri, smør`,
    sections: [
      ["FORRETTER", "Fiskesuppe | torsk, fløte, gulrot | 145 kr"],
      ["HOVEDRETTER", "Reinsdyr | tyttebær, selleri, smør | 345 kr"],
    ],
  },
  {
    name: "a dish of the day without a price among priced ones",
    text: `Tagliatelle al ragù 12.50
egg pasta, beef, tomato

Catch of the day
ask your waiter for the price

Risotto 13.00
saffron, parmesan`,
    sections: [
      [
        null,
        "Tagliatelle al ragù | egg pasta, beef, tomato | 12.50",
        "Catch of the day | | ",
        "Risotto | saffron, parmesan | 13.00",
      ],
    ],
    notes: ["ask your waiter for the price"],
  },
];

/** Written after the reader, and kept apart from what it was written for. */
export const MORE_PAPER_MENUS: readonly PaperCase[] = [
  {
    name: "a Spanish house with a menu of the day",
    text: `ENTRANTES
Gazpacho andaluz...........6,00€
Ensaladilla rusa...........7,50€
con atún y mayonesa

PESCADOS
Lubina a la sal............19,00€
con patatas panaderas
Merluza en salsa verde.....17,50€
almejas, perejil, vino blanco`,
    sections: [
      ["ENTRANTES", "Gazpacho andaluz | | 6,00€", "Ensaladilla rusa | con atún y mayonesa | 7,50€"],
      [
        "PESCADOS",
        "Lubina a la sal | con patatas panaderas | 19,00€",
        "Merluza en salsa verde | almejas, perejil, vino blanco | 17,50€",
      ],
    ],
  },
  {
    name: "a cafe that writes everything on one line",
    text: `Breakfast
Avocado toast with poached eggs and feta 11.5
Granola, yoghurt, honey, berries 8.5
Shakshuka with sourdough 12

Drinks
Flat white 3.8
Oat latte 4.2`,
    sections: [
      [
        "Breakfast",
        "Avocado toast with poached eggs and feta | | 11.5",
        "Granola, yoghurt, honey, berries | | 8.5",
        "Shakshuka with sourdough | | 12",
      ],
      ["Drinks", "Flat white | | 3.8", "Oat latte | | 4.2"],
    ],
  },
  {
    name: "a Dutch card with numeric allergens explained",
    text: `Voorgerechten
Carpaccio (1, 3) € 13,50
rundvlees, pesto, pijnboompitten
Garnalenkroketjes (1, 2) € 12,00

1 = gluten, 2 = schaaldieren, 3 = melk`,
    sections: [
      [
        "Voorgerechten",
        "Carpaccio | rundvlees, pesto, pijnboompitten. Contains: gluten, melk. | € 13,50",
        "Garnalenkroketjes | Contains: gluten, schaaldieren. | € 12,00",
      ],
    ],
  },
  {
    name: "the price first in a French bistro",
    text: `LES DESSERTS
8 € Crème brûlée à la vanille
9 € Moelleux au chocolat, glace noisette
7 € Île flottante`,
    sections: [
      [
        "LES DESSERTS",
        "Crème brûlée à la vanille | | 8 €",
        "Moelleux au chocolat, glace noisette | | 9 €",
        "Île flottante | | 7 €",
      ],
    ],
  },
  {
    name: "prices in a line of their own, names in capitals",
    text: `CHICKEN SATAY
Grilled skewers, peanut sauce, cucumber
$ 9.95

BEEF RENDANG
Slow-cooked beef, coconut, lemongrass
$ 16.95

GADO GADO
Vegetables, tofu, egg, peanut dressing
$ 13.95`,
    sections: [
      [
        null,
        "CHICKEN SATAY | Grilled skewers, peanut sauce, cucumber | $ 9.95",
        "BEEF RENDANG | Slow-cooked beef, coconut, lemongrass | $ 16.95",
        "GADO GADO | Vegetables, tofu, egg, peanut dressing | $ 13.95",
      ],
    ],
  },
  {
    name: "a tasting menu without prices beside the dishes",
    text: `Tasting menu

Oyster, apple, horseradish

Beetroot, goat's curd, hazelnut

Venison, juniper, celeriac

Chocolate, sea salt, olive oil

85 per person. Please let us know about allergies when you book.`,
    sections: [
      [
        null,
        "Tasting menu | | ",
        "Oyster, apple, horseradish | | ",
        "Beetroot, goat's curd, hazelnut | | ",
        "Venison, juniper, celeriac | | ",
        "Chocolate, sea salt, olive oil | | ",
      ],
    ],
    notes: ["85 per person. Please let us know about allergies when you book."],
  },
  {
    name: "a Polish card with weights",
    text: `ZUPY
Żurek z jajkiem 300 ml 18 zł
Barszcz czerwony z uszkami 300 ml 16 zł
DANIA GŁÓWNE
Pierogi ruskie 8 szt. 24 zł
ziemniaki, twaróg, cebula`,
    sections: [
      ["ZUPY", "Żurek z jajkiem 300 ml | | 18 zł", "Barszcz czerwony z uszkami 300 ml | | 16 zł"],
      ["DANIA GŁÓWNE", "Pierogi ruskie 8 szt. | ziemniaki, twaróg, cebula | 24 zł"],
    ],
  },
  {
    name: "marks of a way of eating behind the names",
    text: `SALADS
Garden salad (v) 7.00
leaves, radish, mustard dressing
Caesar salad 9.50
romaine, anchovy, parmesan, croutons
(v) vegetarian`,
    sections: [
      [
        "SALADS",
        "Garden salad (v) | leaves, radish, mustard dressing | 7.00",
        "Caesar salad | romaine, anchovy, parmesan, croutons (v) vegetarian | 9.50",
      ],
    ],
  },
];

/** What a photo left of a menu: some prices are lost. */
export const HALF_READ_MENUS: readonly PaperCase[] = [
  {
    name: "the photo lost the prices of the first dishes",
    text: `Vorspeisen
Rindercarpaccio
mit Parmesan und Rucola
Kürbissuppe
mit Sahne und Kernöl
Hauptspeisen
Käsespätzle 13,90
mit Bergkäse und Röstzwiebeln`,
    sections: [
      [
        "Vorspeisen",
        "Rindercarpaccio | mit Parmesan und Rucola | ",
        "Kürbissuppe | mit Sahne und Kernöl Hauptspeisen | ",
        "Käsespätzle | mit Bergkäse und Röstzwiebeln | 13,90",
      ],
    ],
  },
  {
    name: "the photo lost one price",
    text: `STARTERS
Burrata
with peach and basil
Oysters £18
with shallot vinegar`,
    sections: [["STARTERS", "Burrata | with peach and basil | ", "Oysters | with shallot vinegar | £18"]],
  },
];
