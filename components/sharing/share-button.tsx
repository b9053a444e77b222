"use client";

import { Share2 } from "lucide-react";
import { useText } from "#use-text";
import { shareAddress } from "@/components/sharing/share-address";
import { Button } from "@/components/ui/button";
import { PRODUCT_NAME } from "@/lib/product";
import { card } from "@/messages/en/card";

/** Shares the address of the person's own ID page, `{origin}/id/{id}`. */
export function ShareButton({ userId, wide }: { userId: string; wide?: boolean }) {
  const t = useText(card);
  const share = () =>
    shareAddress(`${window.location.origin}/id/${userId}`, t("myProductDietaryId", { product: PRODUCT_NAME }), t);
  return (
    <Button onClick={share} wide={wide}>
      <Share2 size={20} />
      {t("share")}
    </Button>
  );
}
