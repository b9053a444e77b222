import { writeCurrentListId } from "@/components/grocery/device/device-keys";
import { ApiError } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";
import { DEFAULT_LIST_NAME } from "@/lib/grocery-limits";
import type { AddRecipeBody } from "@/lib/schemas/grocery";

/** Why something did not come to a list, in words for the person. */
export class AddError extends Error {
  constructor(
    message: string,
    readonly isSignedOut: boolean,
  ) {
    super(message);
  }
}

export async function step<T>(message: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AddError || (error instanceof ApiError && error.status === 404)) throw error;
    throw new AddError(message, error instanceof ApiError && error.status === 401);
  }
}

/** `null` for what the server has no more. */
export function goneOrThrow(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/**
 * A list for this browser to shop with, and a recipe on it, in one call: both or neither. Sent again after a failure it
 * is the same list, because its id was made here.
 * @returns how many lines of the list the recipe is part of
 */
export async function createCurrent(owner: string, recipe: AddRecipeBody): Promise<number> {
  const id = newListId();
  const made = await step("Failed to create grocery list", groceries.createList(DEFAULT_LIST_NAME, { id, recipe }));
  forgetNewListId();
  writeCurrentListId(owner, made.id);
  return made.added_items ?? 0;
}

let pending: string | null = null;

/** Of the list that is being made: the same until it is known to be there. */
export function newListId(): string {
  pending ??= crypto.randomUUID();
  return pending;
}
export const forgetNewListId = (): void => {
  pending = null;
};
