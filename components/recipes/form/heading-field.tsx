import { useText } from "#use-text";
import type { HeadingRow } from "@/components/recipes/form/recipe-draft";
import { TextField } from "@/components/ui/field";
import { recipeFormText } from "@/messages/en/recipe-form";

/** A sub-heading of the rows below it, such as "For the sauce". */
export const HeadingField = ({ row, onChange }: { row: HeadingRow; onChange: (text: string) => void }) => {
  const t = useText(recipeFormText);
  return (
    <TextField
      autoComplete="off"
      className="[&_input]:rounded-none [&_input]:border-transparent [&_input]:border-b-control [&_input]:bg-transparent [&_input]:font-[560] [&_input]:font-serif [&_input]:text-step-1 [&_input]:leading-[1.2]"
      hideLabel
      id={row.key}
      label={t("heading")}
      maxLength={120}
      onChange={(event) => onChange(event.target.value)}
      placeholder={t("headingExample")}
      value={row.text}
    />
  );
};
