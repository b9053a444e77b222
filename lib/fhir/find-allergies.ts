export type Resource = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is Resource =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export type FoundAllergies = {
  resources: Resource[];
  /** The file says that there is more than it holds: further pages, or allergies that it only refers to. */
  isPart: boolean;
};

/** The id in "AllergyIntolerance/17", also with the address of a server before it or a version after it. */
const REFERENCE = /(?:^|\/)AllergyIntolerance\/([A-Za-z0-9.-]{1,64})(?:\/_history\/[^/]*)?$/;

/**
 * Every AllergyIntolerance of the file in its order, wherever it stands: in a bundle, a list, the parameters of an answer
 * or inside another resource. The walk has its own stack, so that no nesting can exhaust the machine's.
 */
export function findAllergies(parsed: unknown): FoundAllergies {
  const resources: Resource[] = [];
  const named = new Set<string>();
  let hasNextPage = false;
  const waiting: unknown[] = [parsed];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== "object" || value === null) continue;
    // The last is taken first.
    for (const each of Object.values(value).reverse()) waiting.push(each);
    if (!isObject(value)) continue;
    if (value.resourceType === "AllergyIntolerance") resources.push(value);
    hasNextPage ||= value.resourceType === "Bundle" && hasNext(value);
    const id = typeof value.reference === "string" ? REFERENCE.exec(value.reference)?.[1] : undefined;
    if (id) named.add(id);
  }
  for (const { id } of resources) if (typeof id === "string") named.delete(id);
  return { resources, isPart: hasNextPage || named.size > 0 };
}

/** The link to the next page of an answer (https://hl7.org/fhir/R4/bundle.html, Bundle.link). */
const hasNext = ({ link }: Resource): boolean =>
  listOf(link).some((each) => isObject(each) && each.relation === "next");
