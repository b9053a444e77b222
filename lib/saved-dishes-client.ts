// Imports types only, as api-client.ts does: the server validates its answers before it sends them.
import { call } from "./api-call";

const addressOf = (venueId: string, dishId: string) => `/api/venues/${venueId}/dishes/${dishId}/saved`;

export const savedDishesApi = {
  save: (venueId: string, dishId: string) => call("PUT", addressOf(venueId, dishId)),
  forget: (venueId: string, dishId: string) => call("DELETE", addressOf(venueId, dishId)),
};
