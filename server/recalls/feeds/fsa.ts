import { z } from "zod";
import { clipped, clippedAll, dayIn, gtinsIn, type ToldRecall } from "./told-recall";
import { toClass, undeclaredIn } from "./undeclared";

const text = z.string().nullish().catch(null);
/** The service writes one thing alone, and several as a list. */
const listOf = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]),
    z.array(z.unknown()).transform((all) => all.flatMap((each) => item.safeParse(each).data ?? [])),
  );
const allergen = z.looseObject({
  label: z.union([z.string(), z.array(z.string()).transform(([first]) => first ?? "")]),
});
const batch = z.looseObject({
  batchCode: text,
  batchTextDescription: text,
  bestBeforeDescription: text,
  useByDescription: text,
});
const product = z.looseObject({
  productName: text,
  productCode: text,
  packSizeDescription: text,
  allergen: listOf(allergen),
  batchDescription: listOf(batch),
});
/** An alert of https://data.food.gov.uk/food-alerts (Open Government Licence v3.0). */
const alert = z.looseObject({
  notation: z.string().min(1),
  title: z.string().min(1),
  type: listOf(z.string()),
  created: text,
  modified: text,
  status: z.looseObject({ label: text }).nullish().catch(null),
  alertURL: z
    .union([z.string(), z.looseObject({ "@id": z.string() }).transform((each) => each["@id"])])
    .nullish()
    .catch(null),
  reportingBusiness: z.looseObject({ commonName: text }).nullish().catch(null),
  problem: listOf(z.looseObject({ riskStatement: text, allergen: listOf(allergen) })),
  productDetails: listOf(product),
});
const answer = z.looseObject({ items: listOf(z.unknown()) });

/** Null: not an answer of the service. Alerts that are not about allergens are left out. */
export function readFsa(body: unknown): ToldRecall[] | null {
  const read = answer.safeParse(body);
  if (!read.success || !(typeof body === "object" && body !== null && "items" in body)) return null;
  return read.data.items.flatMap((each) => {
    const { data } = alert.safeParse(each);
    const publishedAt = dayIn(data?.created) ?? dayIn(data?.modified);
    if (!data || !publishedAt || !data.type.some((type) => /(?:^|\/)AA$/.test(type))) return [];
    const { productDetails: foods, problem } = data;
    const named = [...problem, ...foods].flatMap((part) =>
      part.allergen.map(({ label }) => label.trim().toLowerCase()),
    );
    const told = [data.title, ...problem.map(({ riskStatement }) => riskStatement ?? "")].flatMap(undeclaredIn);
    const batches = foods.flatMap(({ packSizeDescription, batchDescription }) => [
      packSizeDescription,
      ...batchDescription.flatMap((one) => [
        one.batchCode,
        one.batchTextDescription,
        one.bestBeforeDescription,
        one.useByDescription,
      ]),
    ]);
    return {
      reference: data.notation,
      title: clipped(data.title, 300) ?? data.notation,
      firm: clipped(data.reportingBusiness?.commonName, 200),
      products: clippedAll(foods.map(({ productName }) => productName).concat(foods.length === 0 ? [data.title] : [])),
      gtins: gtinsIn(foods.map(({ productCode }) => productCode ?? "").join(" ; ")),
      // What the alert lists is exact; its prose is only read where it lists nothing.
      allergens: [...new Set((named.length > 0 ? named : told).filter((word) => word !== "").map(toClass))],
      batches: clipped(clippedAll(batches).join("; ")),
      url: webAddress(data.alertURL),
      publishedAt,
      endedAt: /withdrawn|ended/i.test(data.status?.label ?? "") ? (dayIn(data.modified) ?? publishedAt) : null,
    };
  });
}

function webAddress(text: string | null | undefined): string | null {
  const url = text && URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
