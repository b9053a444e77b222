"use client";

import { Share2 } from "lucide-react";
import { shareAddress } from "@/components/sharing/share-address";
import { Button } from "@/components/ui/button";
import { PRODUCT_NAME } from "@/lib/product";

/** Shares the address of the person's own ID page, `{origin}/id/{id}`. */
export function ShareButton({ userId, wide }: { userId: string; wide?: boolean }) {
  const share = () => shareAddress(`${window.location.origin}/id/${userId}`, `My ${PRODUCT_NAME} dietary ID`);
  return (
    <Button onClick={share} wide={wide}>
      <Share2 size={20} />
      Share
    </Button>
  );
}
