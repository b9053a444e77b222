import "@/styles/recipe-form.css";
import type { HeadingRow } from "@/components/recipes/form/recipe-draft";
import { TextField } from "@/components/ui/field";

/** A sub-heading over the rows below it, such as "For the sauce". */
export const HeadingField = ({ row, onChange }: { row: HeadingRow; onChange: (text: string) => void }) => (
  <TextField
    autoComplete="off"
    className="form-heading"
    hideLabel
    id={row.key}
    label="Heading"
    maxLength={120}
    onChange={(event) => onChange(event.target.value)}
    placeholder="Heading, such as For the sauce"
    value={row.text}
  />
);
