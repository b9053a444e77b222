import type { WrittenRecipe } from "./written-recipe";

export const SECOND_RECIPES: readonly WrittenRecipe[] = [
  {
    lang: "en", title: "Rhubarb oat bars", site: "Tin & Twine", list: "You will need", method: "How to make it", serves: "Makes 12 bars", servings: 12,
    story: "The rhubarb by the shed never fails us, and these bars travel well in a coat pocket.",
    foods: [["300 g", "rhubarb, chopped"], ["1 1/2 cups", "rolled oats"], ["115 g", "unsalted butter, melted"], ["2 tablespoons", "maple syrup"], ["", "a pinch of salt"]],
    steps: ["Preheat the oven to 180 °C and line a square tin.", "Mix oats, butter, syrup and salt and press half of it into the tin.", "Spread the rhubarb over it, cover with the rest and bake for 35 minutes."],
  },
  {
    lang: "de", title: "Ofenkürbis mit Feta", site: "Küchengeschwister", list: "Das brauchst du", method: "So geht's", serves: "4 Portionen", servings: 4,
    story: "Wenn der Markt voller Kürbisse liegt, kommt bei uns dieses Blech auf den Tisch.",
    foods: [["1 kleiner", "Hokkaidokürbis"], ["200 g", "Feta"], ["3 EL", "Olivenöl"], ["1 Bund", "Thymian"], ["50 g", "Walnüsse, gehackt"]],
    steps: ["Den Kürbis waschen, entkernen und in Spalten schneiden.", "Mit Öl und Thymian auf einem Blech mischen und 30 Minuten backen.", "Feta und Walnüsse darüber geben und weitere 5 Minuten garen."],
  },
  {
    lang: "nl", title: "Gele linzencurry", site: "De Pollepel", list: "Dit heb je nodig", method: "Zo maak je het", serves: "Voor 4 personen", servings: 4,
    story: "Een curry voor dagen waarop je niets anders meer in huis hebt.",
    foods: [["300 g", "gele linzen"], ["1 blik", "kokosmelk"], ["2 theelepels", "kerriepoeder"], ["1", "ui"], ["2 teentjes", "knoflook"]],
    steps: ["Fruit de ui en de knoflook in een scheut olie.", "Voeg de linzen, het kerriepoeder en de kokosmelk toe.", "Laat alles 25 minuten zachtjes koken en roer af en toe."],
  },
  {
    lang: "fr", title: "Velouté de petits pois", site: "Casserole et compagnie", list: "Ingrédients", method: "Étapes", serves: "6 personnes", servings: 6,
    story: "Un velouté tout vert que les enfants réclament même en hiver.",
    foods: [["800 g", "de petits pois"], ["1", "oignon nouveau"], ["75 cl", "de bouillon de légumes"], ["10 cl", "de crème liquide"], ["quelques feuilles", "de menthe"]],
    steps: ["Faites revenir l'oignon émincé dans un peu de beurre.", "Ajoutez les petits pois et le bouillon et laissez cuire 15 minutes.", "Mixez avec la crème et la menthe, puis servez bien chaud."],
  },
  {
    lang: "es", title: "Ensalada de garbanzos", site: "Mesa larga", list: "Ingredientes", method: "Preparación", serves: "4 raciones", servings: 4,
    story: "La llevo siempre a la playa en un tarro grande de cristal.",
    foods: [["400 g", "de garbanzos cocidos"], ["1", "pimiento rojo"], ["2", "tomates maduros"], ["3 cucharadas", "de aceite de oliva"], ["1 lata", "de atún"]],
    steps: ["Escurre los garbanzos y ponlos en una fuente grande.", "Pica el pimiento y los tomates en dados pequeños.", "Mezcla todo con el atún y el aceite y sirve la ensalada fría."],
  },
  {
    lang: "it", title: "Torta di mele rustica", site: "Forno acceso", list: "Ingredienti", method: "Preparazione", serves: "Per 8 persone", servings: 8,
    story: "La torta che mia zia lasciava sul davanzale della finestra la domenica.",
    foods: [["3", "mele renette"], ["250 g", "di farina 00"], ["150 g", "di zucchero"], ["2", "uova"], ["1 bustina", "di lievito"]],
    steps: ["Sbatti le uova con lo zucchero fino a renderle spumose.", "Aggiungi la farina e il lievito e mescola bene.", "Versa nello stampo, copri con le mele a fette e cuoci in forno per 45 minuti."],
  },
  {
    lang: "sv", title: "Havregrynslimpa", site: "Bakbordet", list: "Det här behöver du", method: "Gör så här", serves: "2 limpor", servings: 2,
    story: "Brödet som alltid tar slut innan det hunnit svalna.",
    foods: [["25 g", "jäst"], ["5 dl", "vatten"], ["3 dl", "havregryn"], ["1 msk", "honung"], ["2 tsk", "salt"], ["11 dl", "vetemjöl"]],
    steps: ["Smula jästen i en bunke och rör ut den i fingervarmt vatten.", "Tillsätt havregryn, honung, salt och det mesta av mjölet.", "Låt degen jäsa i 45 minuter, forma limpor och grädda i 30 minuter."],
  },
  {
    lang: "da", title: "Kikærtefrikadeller", site: "Grønne grydeskeer", list: "Du skal bruge", method: "Sådan gør du", serves: "4 personer", servings: 4,
    story: "Sprøde udenpå og bløde indeni, og de kan fryses.",
    foods: [["2 dåser", "kikærter"], ["1", "rødløg"], ["2", "æg"], ["4 spsk", "havregryn"], ["1 tsk", "spidskommen"]],
    steps: ["Hæld vandet fra kikærterne og mos dem i en skål.", "Hak løget fint og rør det i sammen med æg, havregryn og krydderi.", "Steg frikadellerne på en pande i 4 minutter på hver side."],
  },
  {
    lang: "pl", title: "Zupa krem z marchewki", site: "W moim garnku", list: "Składniki", method: "Przygotowanie", serves: "Liczba porcji: 4", servings: 4,
    story: "Rozgrzewa po spacerze i nie potrzebuje niczego więcej niż kromki chleba.",
    foods: [["600 g", "marchewki"], ["1", "cebula"], ["1 łyżka", "masła"], ["800 ml", "bulionu warzywnego"], ["2 łyżki", "śmietany"]],
    steps: ["Marchewkę i cebulę obierz i pokrój w kostkę.", "Podsmaż warzywa na maśle, zalej bulionem i gotuj 20 minut.", "Zmiksuj zupę na gładki krem i dodaj śmietanę."],
  },
  {
    lang: "cs", title: "Tvarohové knedlíky", site: "Ze starého hrnce", list: "Budete potřebovat", method: "Postup přípravy", serves: "Počet porcí: 3", servings: 3,
    story: "Babička je vařila v největším hrnci, který v domě byl.",
    foods: [["250 g", "měkkého tvarohu"], ["1", "vejce"], ["150 g", "hrubé mouky"], ["12", "jahod"], ["50 g", "másla"]],
    steps: ["Tvaroh smícháme s vejcem a moukou na hladké těsto.", "Do kousků těsta zabalíme jahody a vytvoříme knedlíky.", "Vaříme je 8 minut v osolené vodě a přelijeme máslem."],
  },
  {
    lang: "hu", title: "Zöldborsófőzelék", site: "Kiskonyha", list: "Hozzávalók 4 személyre", method: "Elkészítése", serves: "4 főre", servings: 4,
    story: "Tavasszal, amikor a kertben megterem az első borsó.",
    foods: [["50 dkg", "zöldborsó"], ["2 evőkanál", "vaj"], ["1 evőkanál", "liszt"], ["3 dl", "tej"], ["1 csokor", "petrezselyem"]],
    steps: ["A borsót a vajon megpároljuk kevés vízzel.", "A lisztet elkeverjük a tejben és hozzáöntjük.", "Öt percig főzzük, majd megszórjuk a vágott petrezselyemmel."],
  },
  {
    lang: "el", title: "Σπανακόρυζο", site: "Μια κουτάλα", list: "Υλικά", method: "Οδηγίες", serves: "4 μερίδες", servings: 4,
    story: "Φαγητό του καθημερινού τραπεζιού, με πολύ λεμόνι.",
    foods: [["1 κιλό", "σπανάκι"], ["1 φλ.", "ρύζι"], ["1", "κρεμμύδι"], ["80 ml", "ελαιόλαδο"], ["1", "λεμόνι"]],
    steps: ["Σοτάρουμε το κρεμμύδι στο λάδι μέχρι να μαλακώσει.", "Προσθέτουμε το σπανάκι και το ρύζι και ανακατεύουμε.", "Σιγοβράζουμε για 20 λεπτά και ρίχνουμε το χυμό του λεμονιού."],
  },
  {
    lang: "ja", title: "きのこの炊き込みご飯", site: "ひるめし帖", list: "材料（2人分）", method: "作り方", serves: "2人分", servings: 2, isAmountLast: true,
    story: "秋になると毎週のように炊いています。",
    foods: [["2合", "米"], ["100g", "しめじ"], ["1枚", "油揚げ"], ["大さじ2", "しょうゆ"], ["大さじ1", "酒"]],
    steps: ["米は洗って30分水に浸し、ざるに上げる。", "しめじはほぐし、油揚げは細切りにする。", "炊飯器に全ての材料を入れて炊き、よく混ぜる。"],
  },
  {
    lang: "zh", title: "蒜蓉西兰花", site: "一日三餐", list: "用料", method: "步骤", serves: "3人份", servings: 3, isAmountLast: true,
    story: "清爽不油腻，五分钟就能上桌。",
    foods: [["1颗", "西兰花"], ["5瓣", "大蒜"], ["1汤匙", "蚝油"], ["1茶匙", "盐"], ["2汤匙", "油"]],
    steps: ["西兰花切小朵，用盐水浸泡十分钟。", "水烧开后放入西兰花煮两分钟捞出。", "锅里放油炒香蒜末，倒入西兰花和蚝油翻炒均匀。"],
  },
];
