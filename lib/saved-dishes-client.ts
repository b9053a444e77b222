// Types only, as in api-client.ts: the server parses its answers before they leave.
import { call } from "./api-call";

const addressOf = (venueId: string, dishId: string) => `/api/venues/${venueId}/dishes/${dishId}/saved`;

export const savedDishesApi = {
  save: (venueId: string, dishId: string) => call("PUT", addressOf(venueId, dishId)),
  forget: (venueId: string, dishId: string) => call("DELETE", addressOf(venueId, dishId)),
};
