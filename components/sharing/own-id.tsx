"use client";

import "@/styles/sharing.css";
import { RotateCw } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { IdCard } from "@/components/id-card/id-card";
import { ForgetOnReturn } from "@/components/sharing/forget-on-return";
import { FullRows } from "@/components/sharing/full-rows";
import { IdFailure, IdFrame } from "@/components/sharing/id-frame";
import { ID_MESSAGES } from "@/components/sharing/id-messages";
import { ShareButton } from "@/components/sharing/share-button";
import { Button } from "@/components/ui/button";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { frameApi } from "@/lib/frame-api";
import { toIdCardProfile } from "@/lib/id-card";
import { LINKS } from "@/lib/links";
import type { PreferencesWire } from "@/lib/schemas/profile";

const LOAD_DELAY_MS = 200;

type Loaded = PreferencesWire | "loading" | "failed";

/** A person's own ID page: what the server holds at this moment, not what this browser remembers. */
export function OwnId({ userId }: { userId: string }) {
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

  // Signed out in another tab, or on the server while this was loading.
  if (!isOwner) return <IdFailure message={ID_MESSAGES.unavailable} />;
  if (loaded === "loading") return <OwnIdSkeleton />;
  if (loaded === "failed") {
    return (
      <IdFailure message={ID_MESSAGES.failed}>
        <Button onClick={load}>
          <RotateCw size={18} />
          Try again
        </Button>
      </IdFailure>
    );
  }
  const profile = toIdCardProfile(viewer.user, loaded);
  return (
    <IdFrame>
      <ForgetOnReturn />
      <div className="id-page-head">
        <h1>Digital Dietary ID</h1>
        <p className="soft">{profile.displayName}</p>
      </div>
      <IdCard profile={profile} />
      <FullRows profile={profile} />
      <div className="id-page-acts">
        <ShareButton userId={userId} />
        <p className="small soft">
          This page opens for you alone. To let somebody else read your card,{" "}
          <a href={LINKS.privacySettings}>create a share link</a> and choose what it shows.
        </p>
      </div>
    </IdFrame>
  );
}

function OwnIdSkeleton() {
  return (
    <IdFrame>
      <div className="id-page-head">
        <h1>Digital Dietary ID</h1>
      </div>
      <SkeletonGroup label="Loading the card">
        <div className="id-page-skeleton">
          <Skeleton height="100%" />
        </div>
      </SkeletonGroup>
    </IdFrame>
  );
}
