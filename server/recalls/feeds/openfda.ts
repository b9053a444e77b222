import { z } from "zod";
import { clipped, clippedAll, dayIn, gtinsIn, type ToldRecall } from "./told-recall";
import { isAboutUndeclared, undeclaredIn } from "./undeclared";

const text = z.string().nullish();
/** A row of https://open.fda.gov/apis/food/enforcement (public domain). */
const row = z.looseObject({
  recall_number: z.string().min(1),
  product_description: z.string().min(1),
  reason_for_recall: z.string().min(1),
  recalling_firm: text,
  code_info: text,
  status: text,
  report_date: text,
  recall_initiation_date: text,
  termination_date: text,
});
const answer = z.looseObject({ results: z.array(z.unknown()) });

/** Null: not an answer of openFDA. Recalls for other reasons than allergens are left out. */
export function readOpenFda(body: unknown): ToldRecall[] | null {
  const read = answer.safeParse(body);
  if (!read.success) return null;
  return read.data.results.flatMap((each) => {
    const { data } = row.safeParse(each);
    const publishedAt = dayIn(data?.report_date) ?? dayIn(data?.recall_initiation_date);
    if (!data || !publishedAt || !isAboutUndeclared(data.reason_for_recall)) return [];
    const products = clippedAll([data.product_description]);
    return {
      reference: data.recall_number,
      title: clipped(data.reason_for_recall, 300) ?? data.recall_number,
      firm: clipped(data.recalling_firm, 200),
      products,
      gtins: gtinsIn(`${data.product_description} ; ${data.code_info ?? ""}`),
      allergens: undeclaredIn(data.reason_for_recall),
      batches: clipped(data.code_info),
      url: null,
      publishedAt,
      endedAt: /^(?:terminated|completed)$/i.test(data.status ?? "")
        ? (dayIn(data.termination_date) ?? publishedAt)
        : null,
    };
  });
}
