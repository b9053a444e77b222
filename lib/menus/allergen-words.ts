import { folded } from "./heading-words";

/** An allergen as the engine reads it, and what columns of an allergen table are called for it. */
const ALLERGENS: Record<string, string> = {
  gluten: `gluten|cereals containing gluten|gluten cereals|glutenhaltiges getreide|getreide|cereales contenant du gluten
    |cereales con gluten|cereales|glutine|cereali contenenti glutine|cereali`,
  wheat: "wheat|weizen|ble|trigo|frumento|grano",
  rye: "rye|roggen|seigle|centeno|segale",
  barley: "barley|gerste|orge|cebada|orzo",
  oats: "oats|oat|hafer|avoine|avena",
  spelt: "spelt|dinkel|epeautre|espelta|farro",
  crustaceans: "crustaceans|crustacean|krebstiere|krustentiere|crustaces|crustaceos|crostacei",
  shellfish: "shellfish|schalentiere|meeresfruchte|fruits de mer|marisco|mariscos|frutti di mare",
  molluscs: "molluscs|mollusks|mollusc|weichtiere|mollusques|moluscos|molluschi",
  fish: "fish|fisch|poisson|poissons|pescado|pesce",
  egg: "egg|eggs|ei|eier|oeuf|oeufs|huevo|huevos|uovo|uova",
  peanut: "peanut|peanuts|erdnuss|erdnusse|arachide|arachides|cacahuete|cacahuetes|arachidi",
  soya: "soya|soy|soybean|soybeans|soja|sojabohnen|soia",
  milk: "milk|milch|lait|leche|latte",
  dairy: "dairy|milchprodukte|produits laitiers|lacteos|latticini",
  lactose: "lactose|laktose|lactosa|lattosio",
  nuts: `nuts|nut|tree nuts|tree nut|treenuts|nusse|nuss|schalenfruchte|fruits a coque|noix|frutos de cascara
    |frutos secos|nueces|frutta a guscio|noci`,
  almond: "almond|almonds|mandel|mandeln|amande|amandes|almendra|almendras|mandorla|mandorle",
  hazelnut: "hazelnut|hazelnuts|haselnuss|haselnusse|noisette|noisettes|avellana|avellanas|nocciola|nocciole",
  walnut: "walnut|walnuts|walnuss|walnusse",
  cashew: "cashew|cashews|cashewnusse|noix de cajou|anacardo|anacardos|anacardi",
  pistachio: "pistachio|pistachios|pistazie|pistazien|pistache|pistaches|pistacho|pistachos|pistacchio|pistacchi",
  celery: "celery|sellerie|celeri|apio|sedano",
  mustard: "mustard|senf|moutarde|mostaza|senape",
  sesame: "sesame|sesame seeds|sesam|sesamsamen|graines de sesame|sesamo",
  sulphites: `sulphites|sulfites|sulphur dioxide|sulfur dioxide|sulfite|schwefeldioxid|anhydride sulfureux|sulfitos
    |dioxido de azufre|solfiti|anidride solforosa`,
  lupin: "lupin|lupins|lupine|lupinen|altramuz|altramuces|lupini|lupino",
  corn: "corn|maize|mais|maiz|granoturco",
};

/** Claims about a dish, and what columns for them are called. */
const CLAIMS: Record<string, string> = {
  vegan: "vegan|vegane|vegano|vegana",
  vegetarian: "vegetarian|veggie|vegetarisch|vegetarien|vegetarienne|vegetariano|vegetariana",
  halal: "halal",
  kosher: "kosher|koscher|casher|kasher",
  "gluten-free": "gf",
  "dairy-free": "df",
  "nut-free": "nf",
  "lactose-free": "lf",
};

const byPhrase = (table: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([name, list]) =>
      list.split("|").map((phrase): [string, string] => [folded(phrase), name]),
    ),
  );

/** The allergen of each folded phrase. */
export const ALLERGEN_WORDS = byPhrase(ALLERGENS);
export const CLAIM_WORDS = byPhrase(CLAIMS);
