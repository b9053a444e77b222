import { useText } from "#use-text";
import { recipeFormText } from "@/messages/en/recipe-form";
import "@/styles/recipe-form.css";
import type { HeadingRow } from "@/components/recipes/form/recipe-draft";
import { TextField } from "@/components/ui/field";

/** A sub-heading over the rows below it, such as "For the sauce". */
export const HeadingField = ({ row, onChange }: { row: HeadingRow; onChange: (text: string) => void }) => {
  const t = useText(recipeFormText);
  return (
    <TextField
      autoComplete="off"
      className="form-heading"
      hideLabel
      id={row.key}
      label={t("heading")}
      maxLength={120}
      onChange={(event) => onChange(event.target.value)}
      placeholder={t("headingSuchAsFor")}
      value={row.text}
    />
  );
};
