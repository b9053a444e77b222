import { type Fraction, fraction, fractionFromDecimal, multiply } from "./fraction";

export type UnitKind = "mass" | "volume" | "length" | "count";

/** `size` is in grams, millilitres or millimetres; a count (clove, can) has no size. */
export type Unit = {
  readonly key: string;
  readonly kind: UnitKind;
  readonly size: Fraction | null;
  readonly spellings: readonly string[];
};

const exact = (text: string): Fraction => fractionFromDecimal(text);
/** The US teaspoon: 1/768 of the US gallon of 231 cubic inches. */
const TEASPOON = exact("4.92892159375");
const times = (count: number): Fraction => multiply(TEASPOON, fraction(count));

const measure = (key: string, kind: UnitKind, size: Fraction, spellings: string): Unit => ({
  key,
  kind,
  size,
  spellings: [key, ...spellings.split(" ").filter((word) => word !== "")].map((word) => word.replaceAll("_", " ")),
});

const MEASURES: readonly Unit[] = [
  measure("g", "mass", exact("1"), "gram grams gr gm gms gramme grammes"),
  measure("kg", "mass", exact("1000"), "kgs kilo kilos kilogram kilograms kilogramme kilogrammes"),
  measure("dkg", "mass", exact("10"), "dag deka dekagram dekagrams decagram decagrams"),
  measure("mg", "mass", exact("0.001"), "milligram milligrams"),
  measure("oz", "mass", exact("28.349523125"), "ounce ounces ozs"),
  measure("lb", "mass", exact("453.59237"), "lbs pound pounds"),
  measure("stone", "mass", exact("6350.29318"), ""),
  measure("ml", "volume", exact("1"), "mls milliliter milliliters millilitre millilitres mil cc"),
  measure("cl", "volume", exact("10"), "centiliter centiliters centilitre centilitres"),
  measure("dl", "volume", exact("100"), "deciliter deciliters decilitre decilitres"),
  measure("l", "volume", exact("1000"), "liter liters litre litres ltr ltrs"),
  measure("tsp", "volume", TEASPOON, "tsps teaspoon teaspoons teaspoonful teaspoonfuls teasp t ts"),
  measure(
    "tbsp",
    "volume",
    times(3),
    "tbsps tablespoon tablespoons tablespoonful tablespoonfuls tbs tbl tb tblsp tblsps tablsp tbspn T",
  ),
  measure("dsp", "volume", times(2), "dessertspoon dessertspoons dstspn dssp dessertspoonful"),
  measure("fl oz", "volume", times(6), "fl._oz fl._oz. floz fluid_ounce fluid_ounces fluid_oz fl_ounces fl_ounce"),
  measure("cup", "volume", times(48), "cups cupful cupfuls c"),
  measure("pint", "volume", times(96), "pints pt pts"),
  measure("quart", "volume", times(192), "quarts qt qts"),
  measure("gallon", "volume", times(768), "gallons gal gals"),
  measure("mm", "length", exact("1"), "millimeter millimeters millimetre millimetres"),
  measure("cm", "length", exact("10"), "centimeter centimeters centimetre centimetres cms"),
  measure("inch", "length", exact("25.4"), "inches in"),
];

const COUNTS =
  "bag:bags ball:balls bar:bars batch:batches block:blocks bottle:bottles bowl:bowls box:boxes branch:branches bulb:bulbs " +
  "bunch:bunches,bundle,bundles can:cans carton:cartons chunk:chunks clove:cloves container:containers cube:cubes dash:dashes dollop:dollops " +
  "dozen drop:drops,droplets ear:ears envelope:envelopes fillet:fillets glass:glasses glug:glugs grating:gratings grind:grinds,grinding,grindings " +
  "handful:handfuls head:heads jar:jars knob:knobs ladle:ladles leaf:leaves loaf:loaves lump:lumps mug:mugs pack:packs,pk " +
  "package:packages,pkg,pkgs packet:packets pat:pats piece:pieces,pc,pcs pinch:pinches pod:pods portion:portions pot:pots punnet:punnets " +
  "rack:racks rasher:rashers recipe:recipes rib:ribs round:rounds sachet:sachets scoop:scoops serving:servings shake:shakes " +
  "sheet:sheets shot:shots slab:slabs slice:slices spear:spears splash:splashes sprig:sprigs sprinkling:sprinkle square:squares " +
  "stalk:stalks stem:stems stick:sticks strip:strips tin:tins tray:trays tub:tubs tube:tubes turn:turns twist:twists wedge:wedges " +
  "drizzle:drizzles squeeze:squeezes part:parts fistful:fistfuls spoonful:spoonfuls roll:rolls link:links bar floret:florets segment:segments";

const countUnits: readonly Unit[] = COUNTS.split(/\s+/).map((entry) => {
  const [key = "", more = ""] = entry.split(":");
  return { key, kind: "count", size: null, spellings: [key, ...more.split(",").filter((word) => word !== "")] };
});

export const UNITS: readonly Unit[] = [...MEASURES, ...countUnits];

const bySpelling = new Map<string, Unit>();
for (const unit of UNITS)
  for (const spelling of unit.spellings) if (!bySpelling.has(spelling)) bySpelling.set(spelling, unit);

/** Keys of the units that are written with decimals: "1.25 kg". */
export const METRIC_UNITS: ReadonlySet<string> = new Set(["mg", "g", "dkg", "kg", "ml", "cl", "dl", "l", "mm", "cm"]);

const PLAIN_WORD = /^[a-z]*$/;

/** A capital T is a tablespoon and a small t a teaspoon; otherwise case and a final dot do not matter. */
export function findUnit(text: string): Unit | null {
  const asWritten = bySpelling.get(text);
  if (asWritten || PLAIN_WORD.test(text)) return asWritten ?? null;
  const bare = text.trim().replace(/\.$/, "");
  return bySpelling.get(bare === "T" ? "T" : bare.toLowerCase()) ?? null;
}

/** The exact conversion, or null if the units measure different things. */
export function convert(amount: Fraction, from: Unit, to: Unit): Fraction | null {
  if (from.key === to.key) return amount;
  if (from.kind !== to.kind || !from.size || !to.size) return null;
  const base = multiply(amount, from.size);
  return multiply(base, fraction(to.size.denominator, to.size.numerator));
}
