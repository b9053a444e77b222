import type { Page } from "@playwright/test";

/** Saves something for this person by a request, without the screen. */
export async function postAs(page: Page, { token }: { token: string }, path: string, data: unknown): Promise<void> {
  const answer = await page.request.post(path, { data, headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok()) throw new Error(`POST ${path} answered ${answer.status()}: ${await answer.text()}`);
}

/** Saves the first ingredient that the search finds for the text as a preference of the person. */
export async function preferAs(page: Page, person: { token: string }, text: string, type: string): Promise<string> {
  const found = await (
    await page.request.get(`/ingredient-normalizations/search?q=${encodeURIComponent(text)}`)
  ).json();
  const { id, name } = found[0] as { id: string; name: string };
  await postAs(page, person, "/user/ingredient-preferences", {
    ingredient_normalization_id: id,
    preference_type: type,
  });
  return name;
}

/** Adds a person without an account who is allergic to the first food that the search finds for the text. */
export async function addChildAs(page: Page, person: { token: string }, name: string, food: string): Promise<void> {
  const found = await (
    await page.request.get(`/ingredient-normalizations/search?q=${encodeURIComponent(food)}`)
  ).json();
  const { id } = found[0] as { id: string };
  const limits = [{ ingredient_id: id, severity: "allergy" }];
  await postAs(page, person, "/api/household/people", { name, diets: [], limits });
}

/** Writes a recipe of four servings with these lines. */
export const writeRecipeAs = (page: Page, person: { token: string }, title: string, lines: readonly string[]) =>
  postAs(page, person, "/api/recipes", {
    title,
    servings: 4,
    ingredients: lines.map((name, index) => ({ name, order: index + 1 })),
    instructions: [{ order: 1, text: "Cook." }],
  });
