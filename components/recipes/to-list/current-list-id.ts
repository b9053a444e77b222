import { writeCurrentListId } from "@/components/offline/device-keys";
import { ApiError } from "@/lib/api-call";
import { DEFAULT_LIST_NAME } from "@/lib/grocery/limits";
import { groceries } from "@/lib/grocery-client";
import type { AddRecipeBody } from "@/lib/schemas/grocery";

/** Thrown when a recipe could not be added to a list; the message is meant for the person. */
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

/** Returns null if the error says that the list no longer exists on the server; rethrows any other error. */
export function goneOrThrow(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/**
 * Creates a list for this browser to shop with and adds a recipe to it in one call, which does both or neither. The
 * list's id is made in the browser, so a retry after a failure cannot create a second list.
 * @returns how many lines of the list the recipe contributes to
 */
export async function createCurrent(owner: string, recipe: AddRecipeBody): Promise<number> {
  const id = newListId();
  const made = await step("Failed to create grocery list", groceries.createList(DEFAULT_LIST_NAME, { id, recipe }));
  forgetNewListId();
  writeCurrentListId(owner, made.id);
  return made.added_items ?? 0;
}

let pending: string | null = null;

/** The id of the list that is being created. It stays the same until the server has confirmed that list. */
export function newListId(): string {
  pending ??= crypto.randomUUID();
  return pending;
}
export const forgetNewListId = (): void => {
  pending = null;
};
