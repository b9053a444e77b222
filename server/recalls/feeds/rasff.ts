import { z } from "zod";
import { clipped, clippedAll, dayIn, type ToldRecall } from "./told-recall";
import { isAboutUndeclared, undeclaredIn } from "./undeclared";

const text = z.string().nullish().catch(null);
/** A notification as the search of RASFF Window lists it (https://webgate.ec.europa.eu/rasff-window, CC BY 4.0). */
const notification = z.looseObject({
  notifId: z.union([z.number(), z.string()]).nullish(),
  reference: z.string().min(1),
  subject: z.string().min(1),
  ecValidDate: text,
  ecValidationDate: text,
  productType: z.looseObject({ description: text }).nullish().catch(null),
});
const answer = z.looseObject({ notifications: z.array(z.unknown()) });

/**
 * Null: not an answer of the search. Left out: feed, and what is not about allergens. The system names neither firms nor
 * codes of products; the subject says the food: "undeclared milk in dark chocolate from Belgium".
 */
export function readRasff(body: unknown): ToldRecall[] | null {
  const read = answer.safeParse(body);
  if (!read.success) return null;
  return read.data.notifications.flatMap((each) => {
    const { data } = notification.safeParse(each);
    const publishedAt = dayIn(data?.ecValidDate) ?? dayIn(data?.ecValidationDate);
    if (!data || !publishedAt || !isAboutUndeclared(data.subject)) return [];
    if (data.productType?.description && /^feed\b/i.test(data.productType.description)) return [];
    const food = /\bin\s+(.+)$/i.exec(data.subject)?.[1] ?? data.subject;
    return {
      reference: data.reference,
      title: clipped(data.subject, 300) ?? data.reference,
      firm: null,
      products: clippedAll([food]),
      gtins: [],
      allergens: undeclaredIn(data.subject),
      batches: null,
      url: data.notifId
        ? `https://webgate.ec.europa.eu/rasff-window/screen/notification/${encodeURIComponent(data.notifId)}`
        : null,
      publishedAt,
      endedAt: null,
    };
  });
}
