/**
 * What the words of a heading speak of. `other`: numbers and pictures that say nothing of what is in a dish; `filler`:
 * words that change nothing; `without`: what turns the words beside it around. Other words that deny something ("not
 * suitable for") are not known, so that a person decides.
 */
export type HeadingClass =
  | "name"
  | "description"
  | "ingredients"
  | "contains"
  | "may_contain"
  | "section"
  | "price"
  | "other"
  | "filler"
  | "without";

/** English, German, French, Spanish, Italian; phrases are parted by a vertical bar. */
const WORDS: Record<HeadingClass, readonly string[]> = {
  name: [
    "dish|dishes|name|item|items|menu item|title|plate|meal|food|product|label|menu",
    "gericht|gerichte|speise|speisen|bezeichnung|artikel|produkt|titel|benennung|speisename|gerichtname",
    "plat|plats|nom|intitule|libelle|produit|designation|mets",
    "plato|platos|nombre|titulo|producto|articulo|denominacion",
    "piatto|piatti|nome|titolo|prodotto|pietanza|denominazione",
  ],
  description: [
    "description|descriptions|details|detail|about|summary",
    "beschreibung|beschreibungen|erlauterung|speisenbeschreibung|artikelbeschreibung",
    "descriptif|presentation",
    "descripcion|detalle|detalles",
    "descrizione|dettagli|dettaglio",
  ],
  ingredients: [
    "ingredient|ingredients|components|composition|made with|made of|made from|what is in it|what s in it|recipe",
    "zutat|zutaten|zutatenliste|inhaltsstoffe|zusammensetzung|bestandteile|rezept|rezeptur",
    "compose de|prepare avec|recette",
    "ingrediente|ingredientes|composicion|elaborado con|receta",
    "ingredienti|composizione|preparato con|ricetta",
  ],
  contains: [
    "contains|contain|containing|allergen|allergens|allergy|allergies|allergenics",
    "enthalt|enthaelt|enthalten|beinhaltet|allergene|allergen|allergenkennzeichnung|allergenhinweise|allergenhinweis",
    "contient|allergenes|allergene|allergie",
    "contiene|alergeno|alergenos|alergia|alergias",
    "allergeni|allergia",
  ],
  may_contain: [
    "may contain|might contain|can contain|could contain|may contain traces|traces|trace|may contain traces of",
    "kann enthalten|kann spuren enthalten|spuren|kann spuren enthalten von|kann spuren von|kreuzkontamination",
    "peut contenir|traces eventuelles|peut contenir des traces|peut contenir des traces de|traces possibles",
    "puede contener|trazas|puede contener trazas|puede contener trazas de",
    "puo contenere|tracce|puo contenere tracce|puo contenere tracce di|cross contamination|cross contact",
  ],
  section: [
    "section|category|course|group|heading",
    "kategorie|gang|gruppe|rubrik|abschnitt|warengruppe|speisengruppe",
    "categorie|rubrique",
    "seccion|categoria|grupo",
    "sezione|portata|gruppo",
  ],
  price: [
    "price|prices|cost|eur|euro|euros|gbp|usd|chf|pounds|dollars",
    "preis|preise|verkaufspreis|vk",
    "prix|tarif",
    "precio|precios",
    "prezzo|prezzi|costo",
  ],
  other: [
    "id|sku|number|plu|position|pos|image|picture|photo|url|link|kcal|kj|calories|energy|vat|tax|available|active|sort|organic",
    "nr|nummer|artikelnummer|bild|foto|kalorien|brennwert|mwst|ust|verfugbar|aktiv|sortierung|reihenfolge|bio",
    "numero|ref|tva|actif|disponible",
    "calorias|imagen|iva|activo",
    "calorie|immagine|attivo|disponibile",
  ],
  filler: [
    "of|the|our|in|and|or|for|list|information|info|full|short|long|main|english|german|french|spanish|italian",
    "und|oder|der|die|das|des|den|liste|hinweis|hinweise|angabe|angaben|deutsch|englisch|kurz|lang|advice|statement",
    "et|ou|du|de|la|le|les|francais|anglais|declaration|notice|s|en|fr|es|it|uk|gb",
    "y|o|los|las|del|el|lista|informacion|espanol|ingles",
    "e|di|il|lo|dei|degli|delle|della|informazioni|italiano|inglese|elenco",
  ],
  without: [
    "free|free from|free of|without|does not contain",
    "frei|frei von|ohne",
    "sans|exempt|exempt de",
    "sin|libre|libre de|exento|exento de",
    "senza|privo|privo di",
  ],
};

const LETTERS: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l" };

/** Small letters without accents, and a blank for everything between words. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßœæøł]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

export const HEADING_WORDS: ReadonlyMap<string, HeadingClass> = new Map(
  (Object.entries(WORDS) as [HeadingClass, string[]][]).flatMap(([kind, lists]) =>
    lists.flatMap((list) => list.split("|").map((phrase): [string, HeadingClass] => [phrase, kind])),
  ),
);
