import type { KeptRecipe } from "@/components/offline/kept";
import { recipeAddress, variantAddress } from "@/components/recipes/recipe-address";
import { LINKS } from "@/lib/links";
import { PLATE_HEIGHT, PLATE_WIDTH } from "@/lib/plates/plate";
import type { RecipePhotoWire } from "@/lib/schemas/recipes";

/** The page of a recipe on the server. */
export const pageOf = ({ kind, recipe }: KeptRecipe): string =>
  kind === "variant" ? variantAddress(recipe.id) : recipeAddress(recipe.id);

/** The same recipe as this device shows it. */
export const offlineAddress = (kept: KeptRecipe): string =>
  `${LINKS.offline}?${new URLSearchParams({ at: pageOf(kept) })}`;

/** The picture that this device keeps, in the place of the photos on the server. */
export const keptPhotos = ({ recipe, picture }: KeptRecipe): RecipePhotoWire[] =>
  picture === null
    ? []
    : [
        {
          ...{ id: "kept", url: picture, is_primary: true, placeholder: null, renditions: [] },
          caption: recipe.photos[0]?.caption ?? null,
          width: recipe.photos[0]?.width ?? PLATE_WIDTH,
          height: recipe.photos[0]?.height ?? PLATE_HEIGHT,
        },
      ];
