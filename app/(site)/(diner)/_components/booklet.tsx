import type { ReactNode } from "react";
import { useText } from "#use-text";
import { Guilloche } from "@/components/brand/guilloche";
import { Stamp } from "@/components/brand/stamp";
import { PRODUCT_NAME } from "@/lib/product";
import { home } from "@/messages/en/home";

/** "AT THE TABLE" as a stamp writes it: the last word below. */
const twoLines = (words: string): [string, string] => {
  const at = words.lastIndexOf(" ");
  return [words.slice(0, at), words.slice(at + 1)];
};

/**
 * An open passport: a page of stamps above, the card below. The stamps name uses of the card, and say that it is a
 * specimen.
 */
export function Booklet({ children }: { children: ReactNode }) {
  const t = useText(home);
  const name = PRODUCT_NAME.toUpperCase();
  return (
    <div className="rounded-[18px] bg-cover p-2 shadow-card wide:rounded-[0_0_18px_18px] wide:pt-0">
      <div
        aria-hidden="true"
        className="relative h-[132px] overflow-hidden rounded-[11px_11px_4px_4px] bg-page after:absolute after:inset-x-0 after:bottom-0 after:h-11 after:bg-[linear-gradient(to_top,var(--fold),transparent)] wide:h-44 wide:rounded-none"
      >
        <Guilloche height={200} width={640} />
        <Stamp
          bottom={t("stampSpecimen")}
          className="bottom-4.5 start-[6%] -rotate-9"
          middle={twoLines(t("stampDemoCard"))}
          top={name}
        />
        <Stamp
          bottom={t("stampBeforeYouOrder")}
          className="bottom-12 start-[40%] rotate-4 max-tablet:hidden"
          middle={twoLines(t("stampAtTheTable"))}
          shape="box"
          size={180}
          tone="saffron"
          top={t("stampRestaurants")}
        />
        <Stamp
          bottom={t("stampDelivery")}
          className="end-[-5%] bottom-[-28px] rotate-14"
          middle={twoLines(t("stampAtTheShelf"))}
          size={150}
          tone="ink"
          top={t("stampGroceries")}
        />
      </div>
      <div className="h-0.5 bg-(--fold)" />
      {children}
    </div>
  );
}
