"use client";

import { type ComponentType, useEffect, useState } from "react";
import { useText } from "#use-text";
import type { MobileMenuProps } from "@/components/layout/mobile-menu";
import { useAuth } from "@/components/session/auth-provider";
import { useToast } from "@/components/ui/toast";
import { shell } from "@/messages/en/shell";

/** The menu's script and icons are loaded separately from the first page. */
const loadMenu = () => import("@/components/layout/mobile-menu").then(({ MobileMenu }) => MobileMenu);

/** Called when somebody is about to open the menu. */
export function prepareMenu(): void {
  loadMenu().catch(() => undefined); // reported when it is opened
}

/**
 * Loads the menu early: at the first touch of the page, and at once for signed-in people, who may lose the network in a
 * shop with their list open.
 */
export function useMenuAhead(): void {
  const { viewer } = useAuth();
  const isSignedIn = viewer !== null;
  useEffect(() => {
    if (isSignedIn) return prepareMenu();
    document.addEventListener("pointerdown", prepareMenu, { once: true });
    return () => document.removeEventListener("pointerdown", prepareMenu);
  }, [isSignedIn]);
}

/** Placeholder for the menu until its script is loaded. Reports an error if loading fails. */
export function LazyMenu(props: MobileMenuProps) {
  const t = useText(shell);
  const toast = useToast();
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps> | null>(null);
  const { onClose } = props;
  useEffect(() => {
    let isCurrent = true;
    loadMenu().then(
      (Loaded) => isCurrent && setMenu(() => Loaded),
      () => {
        if (!isCurrent) return;
        onClose();
        toast("error", t("menuNotLoaded"));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [onClose, toast, t]);
  return Menu && <Menu {...props} />;
}
