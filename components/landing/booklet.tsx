import type { ReactNode } from "react";
import { Guilloche } from "@/components/brand/guilloche";
import { Stamp } from "@/components/brand/stamp";
import { PRODUCT_NAME } from "@/lib/product";

/**
 * An open passport: a page of stamps above, the card below. The stamps name uses of the card, or say that it is a
 * specimen.
 */
export function Booklet({ specimen, children }: { specimen: boolean; children: ReactNode }) {
  const name = PRODUCT_NAME.toUpperCase();
  return (
    <div className="rounded-[18px] bg-cover p-2 shadow-card wide:rounded-[0_0_18px_18px] wide:pt-0">
      <div
        aria-hidden="true"
        className="relative h-[132px] overflow-hidden rounded-[11px_11px_4px_4px] bg-page after:absolute after:inset-x-0 after:bottom-0 after:h-11 after:bg-[linear-gradient(to_top,var(--fold),transparent)] wide:h-44 wide:rounded-none"
      >
        <Guilloche height={200} width={640} />
        {specimen ? (
          <Stamp bottom="SPECIMEN" className="bottom-4.5 left-[6%] -rotate-9" middle={["DEMO", "CARD"]} top={name} />
        ) : (
          <Stamp bottom="BEARER" className="bottom-4.5 left-[6%] -rotate-9" middle={["MY", "CARD"]} top={name} />
        )}
        <Stamp
          bottom="before you order"
          className="bottom-12 left-[40%] rotate-4 max-tablet:hidden"
          middle={["AT THE", "TABLE"]}
          shape="box"
          size={180}
          tone="saffron"
          top="RESTAURANTS"
        />
        <Stamp
          bottom="DELIVERY"
          className="right-[-5%] bottom-[-28px] rotate-14"
          middle={["AT THE", "SHELF"]}
          size={150}
          tone="ink"
          top="GROCERIES"
        />
      </div>
      <div className="h-0.5 bg-(--fold)" />
      {children}
    </div>
  );
}
