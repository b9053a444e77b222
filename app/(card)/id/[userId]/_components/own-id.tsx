"use client";

import { RotateCw, Share2 } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useText } from "#use-text";
import { IdCard } from "@/components/id-card/id-card";
import { useAuth } from "@/components/session/auth-provider";
import { FullRows } from "@/components/sharing/full-rows";
import { IdFailure, IdFrame } from "@/components/sharing/id-frame";
import { ID_MESSAGES } from "@/components/sharing/id-messages";
import { Button, ButtonAnchor } from "@/components/ui/button";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { frameApi } from "@/lib/frame-api";
import { toIdCardProfile } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import type { PreferencesWire } from "@/lib/schemas/profile";
import { card } from "@/messages/en/card";
import { ForgetOnReturn } from "./forget-on-return";

const LOAD_DELAY_MS = 200;

type Loaded = PreferencesWire | "loading" | "failed";

/** A person's own ID page. It shows the server's current data, never data that this browser has stored. */
export function OwnId({ userId }: { userId: string }) {
  const t = useText(card);
  const { viewer } = useAuth();
  const [loaded, setLoaded] = useState<Loaded>("loading");
  const isOwner = viewer?.user.id === userId;

  const load = useCallback(async () => {
    setLoaded("loading");
    const delay = new Promise((resolve) => setTimeout(resolve, LOAD_DELAY_MS));
    const [answer] = await Promise.all([frameApi.getPreferences().catch((): "failed" => "failed"), delay]);
    setLoaded(answer);
  }, []);
  useEffect(() => void load(), [load]);

  // The session ended in another tab, or on the server while the page was loading.
  if (!isOwner) return <IdFailure message={ID_MESSAGES.unavailable} />;
  if (loaded === "loading") return <OwnIdSkeleton />;
  if (loaded === "failed") {
    return (
      <IdFailure message={ID_MESSAGES.failed}>
        <Button onClick={load}>
          <RotateCw size={18} />
          {t("tryAgain")}
        </Button>
      </IdFailure>
    );
  }
  const profile = toIdCardProfile(viewer.user, loaded);
  return (
    <IdFrame>
      <ForgetOnReturn />
      <div>
        <h1 className="text-step-4">{t("digitalDietaryId")}</h1>
        <p className="wrap-anywhere text-ink-soft">
          <bdi>{profile.displayName}</bdi>
        </p>
      </div>
      <IdCard profile={profile} />
      <FullRows profile={profile} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonAnchor href={LINKS.shareCard}>
          <Share2 size={20} />
          {t("share")}
        </ButtonAnchor>
        <p className="max-w-[56ch] flex-[1_1_280px] text-small text-ink-soft">{t("onlyYouSeePage")}</p>
      </div>
    </IdFrame>
  );
}

function OwnIdSkeleton() {
  const t = useText(card);
  return (
    <IdFrame>
      <div>
        <h1 className="text-step-4">{t("digitalDietaryId")}</h1>
      </div>
      <SkeletonGroup label={t("loadingTheCard")}>
        <div className="aspect-[125/88]">
          <Skeleton height="100%" />
        </div>
      </SkeletonGroup>
    </IdFrame>
  );
}
