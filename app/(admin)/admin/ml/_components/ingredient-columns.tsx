import { CircleCheck, CircleHelp, TriangleAlert } from "lucide-react";
import type { DataColumn } from "@/components/ui/data-table";
import type { MlIngredient } from "@/lib/schemas/admin-ml";

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const MOST_NUTRIENTS = 3;

/** Turns `is_gluten_free` into readable words. */
export const attributeWords = (key: string): string => key.replace(/^is_/, "").replaceAll("_", " ");

export const ingredientColumns = (onEdit: (row: MlIngredient) => void): DataColumn<MlIngredient>[] => [
  { id: "ingredient", label: "Ingredient", cell: (row) => <Names row={row} /> },
  { id: "category", label: "Category", cell: (row) => row.category },
  { id: "status", label: "Status", cell: (row) => (row.confirmed ? "Confirmed" : "Pending") },
  { id: "attributes", label: "Dietary Attributes", cell: (row) => <Attributes row={row} /> },
  { id: "nutrients", label: "Nutrient Levels", cell: (row) => <Nutrients row={row} /> },
  { id: "review", label: "Review Status", cell: (row) => <ReviewStatus row={row} /> },
  {
    id: "confidence",
    label: "Classifier",
    cell: (row) => (
      <span className="block max-w-56 text-small">
        {row.confidence !== null && <b>{Math.round(row.confidence * 100)}% sure. </b>}
        {row.reason ?? "Nothing to review."}
      </span>
    ),
  },
  { id: "created", label: "Created", cell: (row) => DAY.format(new Date(row.created_at)) },
  {
    id: "actions",
    label: "Actions",
    cell: (row) => (
      <button
        aria-label={`Edit ${row.name}`}
        className="min-h-11 min-w-11 font-semibold text-herb underline"
        onClick={() => onEdit(row)}
        type="button"
      >
        Edit
      </button>
    ),
  },
];

function Attributes({ row }: { row: MlIngredient }) {
  const confirmed = Object.entries(row.dietary_attributes).filter(([, value]) => value === true);
  if (confirmed.length === 0) return <span className="text-ink-soft">none yet</span>;
  return <span className="block w-64">{confirmed.map(([key]) => attributeWords(key)).join(", ")}</span>;
}

function Nutrients({ row }: { row: MlIngredient }) {
  const known = Object.entries(row.nutrients_per_100g).filter(([, value]) => value !== null);
  if (known.length === 0) return <span className="text-ink-soft">not known</span>;
  const shown = known
    .slice(0, MOST_NUTRIENTS)
    .map(([key, value]) => `${attributeWords(key.replace("_per_100g", ""))} ${value}`);
  return (
    <span className="block max-w-56">
      {shown.join(", ")}
      {known.length > MOST_NUTRIENTS && <span className="text-ink-soft"> +{known.length - MOST_NUTRIENTS} more</span>}
    </span>
  );
}

function ReviewStatus({ row }: { row: MlIngredient }) {
  const Sign = row.confirmed ? CircleCheck : row.high_priority ? TriangleAlert : CircleHelp;
  const tone = row.confirmed ? "text-herb" : row.high_priority ? "text-saffron-ink" : "text-ink-soft";
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <Sign aria-hidden="true" className={tone} size={18} />
        {row.confirmed ? "Confirmed" : "Needs Review"}
      </span>
      {row.high_priority && (
        <span className="rounded-label bg-tomato px-2 font-semibold text-on-tomato text-small">HIGH PRIORITY</span>
      )}
      {row.confirmed_by && row.confirmed_at && (
        <span className="text-ink-soft text-small">
          {row.confirmed_by}, {DAY.format(new Date(row.confirmed_at))}
        </span>
      )}
    </span>
  );
}

function Names({ row: { name, aliases } }: { row: MlIngredient }) {
  return (
    <>
      {name}
      {aliases.length > 0 && (
        <span className="block font-normal text-ink-soft text-small">also {aliases.join(", ")}</span>
      )}
    </>
  );
}
