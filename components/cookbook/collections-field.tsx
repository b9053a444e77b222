import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import type { Keeping } from "@/components/cookbook/use-mark";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { MAX_COLLECTION_NAME } from "@/lib/cookbook/limits";
import type { RecipeMarkWire } from "@/lib/schemas/cookbook";
import { nameKey } from "@/lib/text/normalized-name";
import { recipesText } from "@/messages/en/recipes";

type CollectionsFieldProps = {
  collections: RecipeMarkWire["collections"];
  keeping: Pick<Keeping, "collect" | "collectInNew">;
};

/** Chooses the collections that contain a recipe, and creates new ones. */
export function CollectionsField({ collections, keeping }: CollectionsFieldProps) {
  const t = useText(recipesText);
  const [name, setName] = useState("");
  const known = collections.find((each) => nameKey(each.name) === nameKey(name));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (known) keeping.collect(known.id, true);
    else if (name.trim() !== "") keeping.collectInNew(name.trim());
    setName("");
  };
  return (
    <div className="grid gap-3">
      {collections.length > 0 && (
        <ul aria-label={t("collections")} className="grid">
          {collections.map(({ id, name: label, holds }) => (
            <li key={id}>
              <Checkbox checked={holds} label={label} onChange={() => keeping.collect(id, !holds)} />
            </li>
          ))}
        </ul>
      )}
      <form className="flex items-end gap-3" onSubmit={submit}>
        <TextField
          autoComplete="off"
          className="min-w-0 flex-1"
          label={t("aNewCollection")}
          maxLength={MAX_COLLECTION_NAME}
          onChange={(event) => setName(event.target.value)}
          placeholder={t("sundayLunches")}
          value={name}
        />
        <Button disabled={name.trim() === ""} type="submit">
          {t("add")}
        </Button>
      </form>
    </div>
  );
}
