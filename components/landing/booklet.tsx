import type { ReactNode } from "react";
import { Guilloche } from "@/components/brand/guilloche";
import { Stamp } from "@/components/brand/stamp";
import { PRODUCT_NAME } from "@/lib/product";

/** The passport lying open: a page of stamps above, the card below. The stamps say where a card is used, or that it is a specimen. */
export function Booklet({ specimen, children }: { specimen: boolean; children: ReactNode }) {
  const name = PRODUCT_NAME.toUpperCase();
  return (
    <div className="booklet">
      <div aria-hidden="true" className="booklet-visa">
        <Guilloche height={200} width={640} />
        {specimen ? (
          <Stamp bottom="SPECIMEN" className="visa-left" middle={["DEMO", "CARD"]} top={name} />
        ) : (
          <Stamp bottom="BEARER" className="visa-left" middle={["MY", "CARD"]} top={name} />
        )}
        <Stamp
          bottom="before you order"
          className="visa-middle"
          middle={["AT THE", "TABLE"]}
          shape="box"
          size={180}
          tone="saffron"
          top="RESTAURANTS"
        />
        <Stamp
          bottom="DELIVERY"
          className="visa-right"
          middle={["AT THE", "SHELF"]}
          size={150}
          tone="ink"
          top="GROCERIES"
        />
      </div>
      <div className="booklet-fold" />
      {children}
    </div>
  );
}
