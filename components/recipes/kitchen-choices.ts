import { useSyncExternalStore } from "react";
import { KITCHEN_KEY } from "@/lib/guest-card/keys-of-device";
import { UNIT_SYSTEMS, type UnitSystem } from "@/lib/quantity/kitchen-units";

/** How this device shows all recipes. */
export type KitchenChoices = { readonly units: UnitSystem; readonly printsPictures: boolean };

export const USUAL_KITCHEN: KitchenChoices = { units: "written", printsPictures: false };

let choices: KitchenChoices | null = null;
const listeners = new Set<() => void>();

function read(): KitchenChoices {
  choices ??= load();
  return choices;
}

export function chooseKitchen(change: Partial<KitchenChoices>): void {
  choices = { ...read(), ...change };
  try {
    localStorage.setItem(KITCHEN_KEY, JSON.stringify(choices));
  } catch {
    // Storage may be full or forbidden: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function load(): KitchenChoices {
  try {
    return toKitchenChoices(JSON.parse(localStorage.getItem(KITCHEN_KEY) ?? "null"));
  } catch {
    return USUAL_KITCHEN;
  }
}

/** The storage may hold anything; an invalid value gives the default. */
export function toKitchenChoices(value: unknown): KitchenChoices {
  if (typeof value !== "object" || value === null) return USUAL_KITCHEN;
  const { units, printsPictures } = value as Partial<Record<keyof KitchenChoices, unknown>>;
  return {
    units: UNIT_SYSTEMS.find((each) => each === units) ?? USUAL_KITCHEN.units,
    printsPictures: printsPictures === true,
  };
}

/** Another tab of this device may change the choice. */
function onChange(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key !== KITCHEN_KEY && key !== null) return;
    choices = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", hear);
  };
}

/** The server knows no device, so it renders the defaults. */
export const useKitchenChoices = (): KitchenChoices => useSyncExternalStore(onChange, read, () => USUAL_KITCHEN);
