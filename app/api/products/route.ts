import { productListWire, searchProductsQuery } from "@/lib/schemas/food-checks";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { searchProducts } from "@/server/products/search-products";

/** Packaged foods by their name and brand. */
export const GET = endpoint(
  { caller: signedIn, limits: [perCaller("food_check_user")], query: searchProductsQuery, response: productListWire },
  ({ query }) => searchProducts(query.q, query.limit),
);
