import { dishParams, savedDishWire } from "@/lib/schemas/venue-menu";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { forgetDish, saveDish } from "@/server/menus/saved-dishes";

const limits = [perCaller("write_recipe_user")];

/** Saves a dish, and marks the news about it as read. */
export const PUT = endpoint(
  { caller: signedIn, limits, params: dishParams, response: savedDishWire },
  ({ caller, params }) => saveDish(caller, { venueId: params.id, dishId: params.dishId }),
);

export const DELETE = endpoint({ caller: signedIn, limits, params: dishParams }, ({ caller, params }) =>
  forgetDish(caller, { venueId: params.id, dishId: params.dishId }),
);
