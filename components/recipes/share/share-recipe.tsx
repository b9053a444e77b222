"use client";

import { Link2 } from "lucide-react";
import { type FormEvent, useCallback, useState } from "react";
import { useText } from "#use-text";
import { copyRecipeLink, RecipeLinks } from "@/components/recipes/share/recipe-links";
import { expiryOf, LINK_ENDS } from "@/components/sharing/link-ends";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FIELD_ERROR } from "@/components/ui/input";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { messageOf } from "@/lib/auth/form-rules";
import { recipeLinksApi } from "@/lib/recipe-links-client";
import type { RecipeLinkWire } from "@/lib/schemas/recipe-links";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { recipeLinksText } from "@/messages/en/recipe-links";

/** Creates links that show the person's recipe, even a private one, and lists the existing links. */
export function ShareRecipe({ recipe: { id } }: { recipe: Pick<RecipeWire, "id"> }) {
  const t = useText(recipeLinksText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Link2 size={20} />
        {t("share")}
      </Button>
      <Dialog description={t("linkExplained")} onOpenChange={setOpen} open={isOpen} title={t("shareThisRecipe")}>
        <ShareForm recipeId={id} />
      </Dialog>
    </>
  );
}

function ShareForm({ recipeId }: { recipeId: string }) {
  const t = useText(recipeLinksText);
  const [days, setDays] = useState("7");
  const { busy, run } = useTask();
  const [error, setError] = useState<string | null>(null);
  const [made, setMade] = useState<RecipeLinkWire | null>(null);
  const load = useCallback(() => recipeLinksApi.of(recipeId), [recipeId]);
  const toast = useToast();

  function create(event: FormEvent) {
    event.preventDefault();
    return run(
      "create",
      async () => {
        setError(null);
        const link = await recipeLinksApi.create({ recipe_id: recipeId, expires_at: expiryOf(days) });
        setMade(link);
        await copyRecipeLink(link, toast, t);
      },
      (reason) => setError(messageOf(reason)),
    );
  }

  return (
    <div className="grid gap-5">
      <form className="grid gap-4" onSubmit={(event) => void create(event)}>
        <SelectField label={t("ends")} onChange={(event) => setDays(event.target.value)} value={days}>
          {LINK_ENDS.map(([value, label]) => (
            <option key={value} value={value}>
              {t.known(label)}
            </option>
          ))}
        </SelectField>
        <div aria-live="polite">{error && <p className={FIELD_ERROR}>{error}</p>}</div>
        <Button busy={busy} type="submit" variant="primary" wide>
          {t("createAndCopy")}
        </Button>
      </form>
      <RecipeLinks load={load} made={made} />
    </div>
  );
}
