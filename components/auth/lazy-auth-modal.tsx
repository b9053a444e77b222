"use client";

import { type ComponentType, useEffect, useState } from "react";
import { useAuthModal } from "@/components/auth/auth-modal-context";
import { loadAuthModal } from "@/components/auth/load-auth-modal";
import { useToast } from "@/components/ui/toast";

/** Stands for the modal until its script is here, and says so when that does not come. */
export function LazyAuthModal() {
  const { mode, close } = useAuthModal();
  const toast = useToast();
  const [Modal, setModal] = useState<ComponentType | null>(null);
  const isWanted = mode !== null && Modal === null;

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    loadAuthModal().then(
      (Loaded) => isCurrent && setModal(() => Loaded),
      () => {
        if (!isCurrent) return;
        close();
        toast("error", "The form could not be loaded. Please check your connection and try again.");
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, close, toast]);

  if (Modal) return <Modal />;
  if (!isWanted) return null;
  return (
    <div className="veil veil--waiting" role="status">
      <span aria-hidden="true" className="spinner" />
      <span className="sr">Loading...</span>
    </div>
  );
}
