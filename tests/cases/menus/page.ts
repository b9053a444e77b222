/** A page as its restaurant wrote it, and the dishes that a guest reads on it. */
export type MenuPage = {
  page: string;
  html: string;
  dishes: readonly (readonly [name: string, description: string])[];
};
