import { type Fraction, fraction } from "@/lib/quantity/fraction";
import { findUnit, type Unit, type UnitKind } from "@/lib/quantity/units";

/** Units of German, French, Italian, Spanish, Portuguese, Dutch, Scandinavian and Polish recipes, by the unit they stand for. */
const SPELLINGS: Readonly<Record<string, string>> = {
  tbsp:
    "el esslöffel essl eßlöffel ss msk matsked matskedar spsk spiseske spiseskeer spiseskje spiseskjeer eetlepel eetlepels cucchiaio cucchiai cucch " +
    "cucharada cucharadas cda cdas càs cas łyżka łyżki łyżek",
  tsp:
    "tl teelöffel teel ts tsk tesked teskedar teske teskeer teskje teskjeer theelepel theelepels cucchiaino cucchiaini cucharadita cucharaditas cdta cdtas " +
    "cdita cditas càc łyżeczka łyżeczki łyżeczek",
  pinch:
    "prise prisen prisje messerspitze messerspitzen msp pincée pincées pizzico pizzichi pizca pizcas pitada pitadas snufje snufjes snuf mespunt nypa nypor knivspets szczypta szczypty",
  bunch:
    "bund bunde botte bottes mazzo mazzi mazzetto mazzetti manojo manojos bosje bosjes knippe knippen pęczek pęczki",
  clove:
    "gousse gousses spicchio spicchi diente dientes zehe zehen knoblauchzehen dente dentes teen teentje teentjes tenen klyfta klyftor fed ząbek ząbki ząbków",
  can: "dose dosen boîte boîtes boite boites lattina lattine scatoletta scatolette lata latas blik blikken blikje blikjes burk burkar puszka puszki",
  jar: "barattolo barattoli vasetto vasetti słoik bocal bocaux tarro tarros",
  glass: "glas gläser verre verres bicchiere bicchieri vaso vasos glazen",
  cup: "tasse tassen tasses tazza tazze taza tazas xícara xícaras kopje kopjes kopp koppar szklanka szklanki szklanek",
  piece: "stück stücke stk stuk stuks morceau morceaux pezzo pezzi trozo trozos st styck sztuka sztuki",
  package:
    "packung packungen pckg paquet paquets confezione confezioni paquete paquetes pakje pakjes paket förpackning opakowanie",
  sachet: "päckchen pck tütchen bustina bustine sobre sobres zakje zakjes",
  bag: "tüte tüten beutel busta buste bolsa bolsas påse påsar",
  pot: "becher bakje bakjes",
  slice:
    "scheibe scheiben tranche tranches rondelle rondelles fetta fette rebanada rebanadas rodaja rodajas plak plakken plakje plakjes skiva skivor plaster plastry",
  leaf: "blatt blätter feuille feuilles foglia foglie hoja hojas folha folhas blaadje blaadjes blad listek listki",
  sprig:
    "zweig zweige stiel stiele stängel brin brins branche branches rametto rametti ciuffo ramita ramitas rama ramas takje takjes kvist kvistar gałązka gałązki",
  stalk: "stange stangen stängel gambo gambi costa coste tallo tallos stengel stengels",
  head: "kopf köpfe tête têtes testa cabeza cabezas krop huvud",
  handful: "handvoll poignée poignées manciata manciate puñado puñados handje handjes näve nävar garść",
  cube: "würfel cubes dado dadi cubo cubos blokje blokjes",
  bottle: "flasche flaschen bouteille bouteilles bottiglia bottiglie botella botellas fles flaska",
  drop: "tropfen gouttes goutte goccia gocce gota gotas druppel druppels droppar",
  splash: "schuss spritzer scheut scheutje chorrito chorro trait goccio skvätt",
  bar: "tafel tablette tablettes tavoletta tableta",
  knob: "klontje klick",
  ladle: "louche louches mestolo mestoli",
  g: "gramm grammi grammo gramo gramos gramas",
  kg: "kilogramm chilo chili kilogramos quilo quilos",
  mg: "milligramm",
  ml: "mililitros millilitri mililitro",
  l: "litro litri litros liters",
};

const bySpelling = new Map<string, Unit>();
for (const [key, spellings] of Object.entries(SPELLINGS)) {
  const unit = findUnit(key);
  if (unit) for (const spelling of spellings.split(" ")) bySpelling.set(spelling, unit);
}

/** Measures that English has no word for, in grams or millilitres. */
const OWN: readonly (readonly [key: string, kind: UnitKind, size: Fraction, spellings: string])[] = [
  ["pfund", "mass", fraction(500), "pfund pfd"],
  ["hg", "mass", fraction(100), "hg hekto etto etti ons"],
  ["krm", "volume", fraction(1), "krm kryddmått"],
];
for (const [key, kind, size, spellings] of OWN)
  for (const spelling of spellings.split(" "))
    bySpelling.set(spelling, { key, kind, size, spellings: spellings.split(" ") });

/** "EL", "cuillerées" and the like; final dots say nothing. */
export const findForeignUnit = (word: string): Unit | null =>
  bySpelling.get((word.endsWith(".") ? word.slice(0, -1) : word).toLowerCase()) ?? null;

/** "c. à s.", "cuillère à soupe", "colher de chá": the spoon's name stands behind it. Sticky. */
export const FOREIGN_SPOON =
  /(?:c(?:uill?(?:[èe]re?s?|er[ée]+es?)?)?\.?\s{0,2}[àa][.\s]{0,2}|colh(?:er(?:es)?)?\.?\s{1,2}(?:\(?d[ea]\s|\())(?:(?<large>soupe|table|s(?![a-zà-ÿ])|sopa)|(?:café|cafe|thé|the|c(?![a-zà-ÿ])|t(?![a-zà-ÿ])|chá|cha|sobremesa))\.?\)?/iy;

const TABLESPOON = findUnit("tbsp");
const TEASPOON = findUnit("tsp");

/** The spoon that a match of FOREIGN_SPOON names. */
export const foreignSpoon = (match: RegExpExecArray): Unit | null => (match.groups?.large ? TABLESPOON : TEASPOON);
