import { dropChanges, keepChanges, listWaiting } from "@/components/offline/device-lists";
import type { WaitingChange } from "@/components/offline/with-changes";
import type { GroceryChange, GroceryItemWire } from "@/lib/schemas/grocery";

/** The changes of a list that the server has not confirmed, in their order. Each is stored on the device at once. */
export class Outbox {
  readonly #owner: string;
  readonly #listId: string;
  #waiting: readonly WaitingChange[] = [];
  #lastOrder = 0;
  /** Ids of changes that are not stored on the device: the write is still running, or (`lost`) it failed. */
  readonly #unkept = new Set<string>();
  readonly #lost = new Set<string>();

  constructor(owner: string, listId: string) {
    this.#owner = owner;
    this.#listId = listId;
  }

  get waiting(): readonly WaitingChange[] {
    return this.#waiting;
  }

  /**
   * Whether all of them are stored on the device and would survive closing the page: `writing` while one is on its way
   * there, `failed` if one could not be stored.
   */
  get keeping(): "kept" | "writing" | "failed" {
    return this.#lost.size > 0 ? "failed" : this.#unkept.size > 0 ? "writing" : "kept";
  }

  /** `lines`: how restored lines looked. */
  add(changes: readonly GroceryChange[], lines: readonly GroceryItemWire[]): WaitingChange[] {
    const added = changes.map((change): WaitingChange => {
      this.#lastOrder = Math.max(Date.now(), this.#lastOrder + 0.001);
      const line = change.type === "restore" ? lines.find(({ id }) => id === change.item_id) : undefined;
      return { id: crypto.randomUUID(), order: this.#lastOrder, change, ...(line ? { line } : {}) };
    });
    this.#waiting = [...this.#waiting, ...added];
    for (const { id } of added) this.#unkept.add(id);
    return added;
  }

  /** Stores added changes on the device. */
  async keep(added: readonly WaitingChange[]): Promise<void> {
    const isKept = await keepChanges(this.#owner, this.#listId, added);
    for (const { id } of added) {
      if (isKept) this.#unkept.delete(id);
      else if (this.#unkept.has(id)) this.#lost.add(id); // what the server has confirmed meanwhile needs no place here
    }
  }

  /** Drops changes that the server has taken or refused. */
  async settle(batch: readonly WaitingChange[]): Promise<void> {
    const ids = new Set(batch.map(({ id }) => id));
    this.#waiting = this.#waiting.filter(({ id }) => !ids.has(id));
    for (const id of ids) {
      this.#unkept.delete(id);
      this.#lost.delete(id);
    }
    await dropChanges(this.#owner, [...ids]);
  }

  /** Reads what is stored on the device, also by other tabs. */
  async load(): Promise<void> {
    const onDevice = (await listWaiting(this.#owner)).filter(({ listId }) => listId === this.#listId);
    this.#waiting = [...onDevice, ...this.#waiting.filter(({ id }) => this.#unkept.has(id))];
  }

  /** Forgets all of them: the list is gone. */
  clear(): void {
    this.#waiting = [];
    this.#unkept.clear();
    this.#lost.clear();
  }
}
