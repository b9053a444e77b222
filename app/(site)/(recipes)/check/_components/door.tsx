"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { TabList, tabPanelProps } from "@/components/ui/tabs";
import { LINKS } from "@/lib/links";
import type { FoodCheckWire } from "@/lib/schemas/food-checks";
import { checkFood } from "@/messages/en/check-food";
import { CodePanel } from "./code-panel";
import { LabelPanel } from "./label-panel";
import { MenuPanel } from "./menu-panel";
import { WordsForm } from "./words-form";

type Way = "code" | "label" | "menu" | "text";

/** One door for all ways to check a food. Each of them ends on the page of the answer. */
export function Door() {
  const t = useText(checkFood);
  const router = useRouter();
  const [way, setWay] = useState<Way>("code");
  // The product that nobody has told, whose label is read next.
  const [gtin, setGtin] = useState<string | null>(null);
  const [address, setAddress] = useState("");
  const show = ({ id }: Pick<FoodCheckWire, "id">) => router.push(`${LINKS.checkFood}/${id}`);
  const goOn = (next: Way, of: string) => {
    setGtin(of);
    setWay(next);
  };
  const readMenu = (url: string) => {
    setAddress(url);
    setWay("menu");
  };
  const choose = (next: Way) => {
    setGtin(null);
    setAddress("");
    setWay(next);
  };
  return (
    <section>
      <TabList
        idBase="check"
        label={t("whichWay")}
        look="index"
        onSelect={choose}
        tabs={[
          { key: "code", label: t("byCode") },
          { key: "label", label: t("byLabel") },
          { key: "menu", label: t("byMenu") },
          { key: "text", label: t("byText") },
        ]}
        value={way}
      />
      <div
        className="rounded-card border-[1.5px] border-line bg-raised p-4 tablet:p-6"
        {...tabPanelProps("check", way)}
      >
        {way === "code" && <CodePanel onAddress={readMenu} onFound={show} onNext={goOn} />}
        {way === "label" && <LabelPanel gtin={gtin} onFound={show} onType={() => setWay("text")} />}
        {way === "menu" && <MenuPanel address={address} onFound={show} />}
        {way === "text" && <WordsForm gtin={gtin} kind={gtin === null ? "text" : "label"} onFound={show} />}
      </div>
    </section>
  );
}
