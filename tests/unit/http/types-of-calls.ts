import { call, type send } from "@/lib/api-call";
import type { AnswerOf } from "@/lib/calls/contract";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_ extends true>(): void => undefined;

/** Never run: `npm run typecheck` fails where a line that has to be refused is not, or one that has to pass does not. */
export async function typesOfCalls(): Promise<void> {
  // The answer has the fields of the route's response schema, and no others.
  const recipe = await call("GET /api/recipes/{id}", { params: { id: "1" } });
  recipe.title satisfies string;
  // @ts-expect-error: a field that the answer does not have
  recipe.titel;
  const saved = await call("POST /saved-recipes", { body: { recipe_id: "1" } });
  saved.id satisfies string;
  holds<Same<AnswerOf<"DELETE /api/recipes/{id}">, void>>();
  holds<Same<AnswerOf<"GET /user/my-recipes/export">, Response>>();
  holds<Same<Awaited<ReturnType<typeof send>>, Response>>();
  holds<Same<AnswerOf<"POST /oauth/authorize/deny">, { redirect_url: string }>>();

  // @ts-expect-error: a verb that the address does not have
  await call("DELETE /api/recipes");
  // @ts-expect-error: an address that is not there
  await call("GET /api/recipe/{id}", { params: { id: "1" } });
  // @ts-expect-error: a template instead of the name
  await call(`GET /api/recipes/${recipe.id}`);

  // @ts-expect-error: no value for the name in braces
  await call("GET /api/recipes/{id}");
  // @ts-expect-error: a value for another name
  await call("GET /api/recipes/{id}", { params: { recipe_id: "1" } });
  // @ts-expect-error: a segment that is not one of the route's
  await call("PUT /user/health-consents/{part}", { params: { part: "moods" }, body: { edition: "1" } });

  await call("GET /api/recipes/search", { query: { q: "rice", page: 2, ingredients: ["rice"] as const } });
  // @ts-expect-error: a query that the route does not read
  await call("GET /api/recipes/search", { query: { text: "rice" } });
  // @ts-expect-error: a query of another type
  await call("GET /api/recipes/search", { query: { page: "second" } });
  // @ts-expect-error: a query for a call that has none
  await call("GET /user/my-preferences", { query: { page: 1 } });

  // @ts-expect-error: a body is missing
  await call("POST /saved-recipes");
  // @ts-expect-error: a field of the body has another name
  await call("POST /saved-recipes", { body: { recipe: "1" } });
  // @ts-expect-error: a field of the body has another type
  await call("POST /saved-recipes", { body: { recipe_id: 1 } });
  // @ts-expect-error: a body for a call that reads none
  await call("DELETE /saved-recipes/{id}", { params: { id: "1" }, body: {} });
  // @ts-expect-error: JSON for a call that reads a form
  await call("PUT /user/picture", { body: { file: new File([], "a") } });
  // @ts-expect-error: a text where the form has a file
  await call("PUT /user/picture", { form: { file: "a" } });

  // @ts-expect-error: the answer's type is the route's to say
  await call<{ title: string }>("GET /api/recipes/{id}", { params: { id: "1" } });
  // @ts-expect-error: verb and path apart, as calls were once made
  await call("GET", "/api/recipes/1");
}
