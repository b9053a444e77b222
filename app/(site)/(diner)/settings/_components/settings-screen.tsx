"use client";

import { Heart, IdCard as IdCardIcon, List, Salad, Shield, User } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useText } from "#use-text";
import { useAuth } from "@/components/session/auth-provider";
import type { Viewer } from "@/components/session/viewer";
import { SideTabs, type Tab, tabPanelProps } from "@/components/ui/tabs";
import type { Appearance } from "@/lib/auth/appearance";
import { settings } from "@/messages/en/settings";
import { AccountTab } from "./account-tab";
import { DietaryTab } from "./dietary-tab";
import { FavoritesTab } from "./favorites-tab";
import { type Coverage, IngredientsTab } from "./ingredients-tab";
import { MyIdTab } from "./my-id-tab";
import { PrivacyTab } from "./privacy-tab";
import { type SettingsTab, tabOf } from "./settings-tabs";

const ID_BASE = "settings";

const TABS = [
  { key: "dietary", label: "dietary", icon: <Salad size={20} /> },
  { key: "favorites", label: "favorites", icon: <Heart size={20} /> },
  { key: "ingredients", label: "ingredients", icon: <List size={20} /> },
  { key: "my-id", label: "myId", icon: <IdCardIcon size={20} /> },
  { key: "privacy", label: "privacy", icon: <Shield size={20} /> },
  { key: "account", label: "account", icon: <User size={20} /> },
] as const satisfies readonly (Pick<Tab<SettingsTab>, "key" | "icon"> & { label: string })[];

type SettingsScreenProps = {
  /** The signed-in person by the server, for the first paint. */
  initialViewer: Viewer;
  /** Coverage by ingredient id, for the ingredients that already have a preference. */
  coverage: Coverage;
  isEmailConfirmed: boolean;
  /** The look that is stored on this device. */
  appearance: Appearance;
};

/** Six tabs. The URL holds the current one, so that Back, reload and a shared link work. */
export function SettingsScreen({ initialViewer, coverage, isEmailConfirmed, appearance }: SettingsScreenProps) {
  const t = useText(settings);
  const { viewer } = useAuth();
  const router = useRouter();
  const tab = tabOf(useSearchParams().get("tab"));

  // The session ended while the page was open: in this tab, in another one, or on the server.
  useEffect(() => {
    if (!viewer) router.replace("/");
  }, [viewer, router]);

  // On a phone the row of tabs scrolls: keeps the current tab in view.
  useEffect(() => {
    const chosen = document.getElementById(`${ID_BASE}-${tab}`);
    const row = chosen?.parentElement;
    if (chosen && row) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2;
  }, [tab]);

  const shown = viewer ?? initialViewer;
  const select = (next: SettingsTab) => {
    if (next !== tab) window.history.pushState(null, "", `?tab=${next}`);
  };
  return (
    <div className="mt-5 grid grid-cols-1 gap-6 wide:mt-8 wide:grid-cols-[220px_minmax(0,1fr)] wide:gap-18">
      <SideTabs
        idBase={ID_BASE}
        label={t("settings")}
        onSelect={select}
        tabs={TABS.map((each) => ({ ...each, label: t(each.label) }))}
        value={tab}
      />
      <div {...tabPanelProps(ID_BASE, tab)}>
        {tab === "dietary" && <DietaryTab />}
        {tab === "favorites" && <FavoritesTab />}
        {tab === "ingredients" && <IngredientsTab initialCoverage={coverage} />}
        {tab === "my-id" && <MyIdTab viewer={shown} />}
        {tab === "privacy" && <PrivacyTab email={shown.user.email} isEmailConfirmed={isEmailConfirmed} />}
        {tab === "account" && (
          <AccountTab appearance={appearance} isEmailConfirmed={isEmailConfirmed} user={shown.user} />
        )}
      </div>
    </div>
  );
}
