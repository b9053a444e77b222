import { readCurrentListId, writeCurrentListId } from "@/components/grocery/device/device-keys";
import { ApiError } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";
import { DEFAULT_LIST_NAME } from "@/lib/grocery-limits";

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
    if (error instanceof ApiError && error.status === 404) throw error;
    throw new AddError(message, error instanceof ApiError && error.status === 401);
  }
}

/** The list that this browser shops with, or a new one when there is none or the server has it no more. */
export async function currentListOf(owner: string): Promise<string> {
  const known = readCurrentListId(owner);
  return (known && (await isStillThere(known)) ? known : null) ?? (await createCurrent(owner));
}

async function isStillThere(listId: string): Promise<boolean> {
  try {
    await step("Failed to get updated grocery list", groceries.getList(listId));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

async function createCurrent(owner: string): Promise<string> {
  const { id } = await step("Failed to create grocery list", groceries.createList(DEFAULT_LIST_NAME));
  writeCurrentListId(owner, id);
  return id;
}
