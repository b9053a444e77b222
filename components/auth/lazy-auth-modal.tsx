"use client";

import { type ComponentType, useEffect, useState } from "react";
import { useText } from "#use-text";
import { useAuthModal } from "@/components/auth/auth-modal-context";
import { loadAuthModal } from "@/components/auth/load-auth-modal";
import { Spinner } from "@/components/ui/spinner";
import { useToast } from "@/components/ui/toast";
import { shell } from "@/messages/en/shell";

/** Placeholder for the dialog until its script is loaded. Reports an error if loading fails. */
export function LazyAuthModal() {
  const t = useText(shell);
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
        toast("error", t("formNotLoaded"));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, close, toast, t]);

  if (Modal) return <Modal />;
  if (!isWanted) return null;
  return (
    <div className="fixed inset-0 z-40 grid place-items-center bg-veil text-paper" role="status">
      <Spinner />
      <span className="sr-only">{t("loading")}</span>
    </div>
  );
}
