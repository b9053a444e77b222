"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { useGuestCard } from "@/components/guest-card/use-guest-card";
import { IdCard } from "@/components/id-card/id-card";
import { KeepOffline } from "@/components/id-card/keep-offline";
import { useAuth } from "@/components/session/auth-provider";
import { FullRows } from "@/components/sharing/full-rows";
import { hiddenRows } from "@/components/sharing/row-words";
import { useCardLink } from "@/components/sharing/use-card-link";
import { EmptyState } from "@/components/ui/empty-state";
import { QrCode } from "@/components/ui/qr-code";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { isBlank, onlyRowsOfCard, toIdCardProfile } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import { shortAddressOf } from "@/lib/sharing/share-times";
import { myCard } from "@/messages/en/my-card";
import { CardActions } from "./card-actions";
import { GuestCardScreen } from "./guest-card/guest-card-screen";
import { useOnline } from "./use-online";

/**
 * The viewer's own card. Offline it shows what this device has stored about the person signed in here. `isKept`: the
 * page came from the service worker's cache, whatever the device reports about its connection.
 */
export function MyCardScreen({ isKept }: { isKept: boolean }) {
  const t = useText(myCard);
  const { viewer } = useAuth();
  const isOnline = useOnline();
  const router = useRouter();
  const [hasLooked, setHasLooked] = useState(false);
  // The cached page names nobody, so the stored card is read after the first paint.
  useEffect(() => setHasLooked(true), []);
  // The cached page was served without checking who is signed in; once online again, the server says it.
  useEffect(() => {
    const refresh = () => router.refresh();
    window.addEventListener("online", refresh);
    return () => window.removeEventListener("online", refresh);
  }, [router]);

  return (
    <div className="wrap grid content-start gap-6 py-8">
      <KeepOffline />
      <h1 className="m-0">{t("digitalDietaryId")}</h1>
      {viewer ? <Card isFresh={isOnline && !isKept} viewer={viewer} /> : hasLooked ? <NobodyHere /> : <Waiting />}
    </div>
  );
}

type Viewer = NonNullable<ReturnType<typeof useAuth>["viewer"]>;

function Card({ viewer, isFresh }: { viewer: Viewer; isFresh: boolean }) {
  const t = useText(myCard);
  const profile = toIdCardProfile(viewer.user, viewer.preferences);
  const cardLink = useCardLink(viewer.user.id);
  const { link } = cardLink;
  const qr = link && (
    <QrCode label={t("qrOfLink")} text={shortAddressOf(link.url, window.location.origin) ?? link.url} />
  );
  return (
    <>
      {isBlank(profile) && (
        <p className="m-0 text-ink-soft">
          {t.rich("cardBlank", { link: (inside) => <a href={LINKS.dietary}>{inside}</a> })}
        </p>
      )}
      <div className="grid gap-6 wide:grid-cols-[minmax(0,1fr)_300px] wide:gap-10">
        <div className="grid min-w-0 content-start gap-6">
          <div className={link ? "print:hidden" : undefined}>
            <IdCard profile={profile} shareQr={qr} />
          </div>
          {link && (
            <div className="hidden print:block">
              <IdCard hideRows={hiddenRows(link.rows)} profile={onlyRowsOfCard(profile, link.rows)} shareQr={qr} />
            </div>
          )}
          <div className="print:hidden">
            <FullRows profile={profile} />
          </div>
        </div>
        <div className="print:hidden">
          <CardActions cardLink={cardLink} owner={viewer.user.id} profile={profile} />
        </div>
      </div>
      <p className="m-0 max-w-[66ch] text-small text-ink-soft print:hidden" role="status">
        {isFresh ? t("opensOffline") : t("lastKnownCard")}
      </p>
    </>
  );
}

function NobodyHere() {
  const t = useText(myCard);
  const { card, isUnreadable } = useGuestCard();
  if (card || isUnreadable) return <GuestCardScreen />;
  return <EmptyState title={t("noCardHere")}>{t("nobodySignedIn")}</EmptyState>;
}

const Waiting = () => {
  const t = useText(myCard);
  return (
    <SkeletonGroup label={t("loadingTheCard")}>
      <div className="aspect-[88/125] tablet:aspect-[125/88] tablet:max-w-[820px]">
        <Skeleton height="100%" />
      </div>
    </SkeletonGroup>
  );
};
