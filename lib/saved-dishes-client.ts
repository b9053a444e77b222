import { call } from "./api-call";

export const savedDishesApi = {
  save: (id: string, dishId: string) => call("PUT /api/venues/{id}/dishes/{dishId}/saved", { params: { id, dishId } }),
  forget: (id: string, dishId: string) =>
    call("DELETE /api/venues/{id}/dishes/{dishId}/saved", { params: { id, dishId } }),
};
