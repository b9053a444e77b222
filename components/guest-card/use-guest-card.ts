"use client";

import { useMemo } from "react";
import type { AllergyEditor } from "@/components/profile/use-allergies";
import type { DietEditor } from "@/components/profile/use-diets";
import type { WayEditor } from "@/components/profile/use-ways";
import { deviceText, keepDeviceText, useDeviceText } from "@/components/ui/use-device-text";
import {
  allergiesOfGuest,
  changeGuestCard,
  type GuestCard,
  type GuestChange,
  newGuestCard,
  readGuestCard,
  waysOfGuest,
} from "@/lib/guest-card/guest-card";
import { GUEST_CARD_KEY } from "@/lib/guest-card/storage-key";

/** @returns false if the device could not store it */
const store = (card: GuestCard | null): boolean => keepDeviceText(GUEST_CARD_KEY, card && JSON.stringify(card));

const random = (below: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;

/**
 * The card that this device stores for a person without an account. `isUnreadable`: the stored text is not a valid
 * card.
 */
export function useGuestCard() {
  const text = useDeviceText(GUEST_CARD_KEY);
  return useMemo(() => {
    const card = text === null ? null : readGuestCard(text);
    return { card, isUnreadable: text !== null && card === null };
  }, [text]);
}

export const beginGuestCard = (): boolean => store(newGuestCard(random));
export const forgetGuestCard = (): boolean => store(null);

/** Starts from the stored card, because another tab may have changed it. */
export function saveGuestChange(change: GuestChange): boolean {
  const text = deviceText(GUEST_CARD_KEY);
  const card = text === null ? null : readGuestCard(text);
  return card !== null && store(changeGuestCard(card, change));
}

/** Editors for the pickers that accounts use too. `onFailed` is called if the device could not store a change. */
export function useGuestEditors(card: GuestCard, onFailed: () => void) {
  return useMemo(() => {
    const save = (change: GuestChange) => {
      if (!saveGuestChange(change)) onFailed();
    };
    const allergies: AllergyEditor = {
      allergies: allergiesOfGuest(card),
      change: (allergy) => save({ allergy }),
    };
    const diets: DietEditor = { chosen: card.dietary, toggle: (key, on) => save({ diet: { key, on } }) };
    const ways: WayEditor = { chosen: waysOfGuest(card), toggle: (key, on) => save({ way: { key, on } }) };
    return { allergies, diets, ways, name: (name: string) => save({ name }) };
  }, [card, onFailed]);
}
