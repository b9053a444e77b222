"use client";

import { Printer } from "lucide-react";
import { useText } from "#use-text";
import { chooseKitchen, useKitchenChoices } from "@/components/recipes/kitchen-choices";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { recipesText } from "@/messages/en/recipes";

const PATIENCE_MS = 4000;

/** Prints the recipe. Its pictures are printed if the person ticked the box, which recipe-page.module.css queries. */
export function PrintRecipe() {
  const t = useText(recipesText);
  const { printsPictures } = useKitchenChoices();
  const print = async () => {
    if (printsPictures) await picturesAreThere();
    window.print();
  };
  return (
    <>
      <Button onClick={() => void print()} size="sm">
        <Printer size={18} />
        {t("print")}
      </Button>
      <div data-prints-pictures>
        <Checkbox
          checked={printsPictures}
          label={t("printPictures")}
          onChange={({ target }) => chooseKitchen({ printsPictures: target.checked })}
        />
      </div>
    </>
  );
}

/** Loads lazy images before printing, because a printed page does not scroll. Stops waiting after a while. */
async function picturesAreThere(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("[data-recipe] img")];
  for (const picture of pictures) picture.loading = "eager";
  const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
