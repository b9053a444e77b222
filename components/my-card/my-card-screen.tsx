"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { GuestCardScreen } from "@/components/guest-card/guest-card-screen";
import { useGuestCard } from "@/components/guest-card/use-guest-card";
import { IdCard } from "@/components/id-card/id-card";
import { CardActions } from "@/components/my-card/card-actions";
import { KeepOffline } from "@/components/my-card/keep-offline";
import { QrCode } from "@/components/my-card/qr-code";
import { useCardLink } from "@/components/my-card/use-card-link";
import { useOnline } from "@/components/my-card/use-online";
import { FullRows } from "@/components/sharing/full-rows";
import { hiddenRows } from "@/components/sharing/row-words";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { isBlank, onlyRowsOfCard, toIdCardProfile } from "@/lib/id-card";
import { LINKS } from "@/lib/links";
import { shortAddressOf } from "@/lib/sharing/share-times";

/**
 * One's own card. Without a network it is what this device knows of whoever is signed in here; `isKept`: the page came
 * from the service worker's store, whatever the device says of its connection.
 */
export function MyCardScreen({ isKept }: { isKept: boolean }) {
  const { viewer } = useAuth();
  const isOnline = useOnline();
  const router = useRouter();
  const [hasLooked, setHasLooked] = useState(false);
  // The kept page is nobody's; what the device holds is read after the first paint.
  useEffect(() => setHasLooked(true), []);
  // The kept page came without asking who looks: with the connection back, the server says it.
  useEffect(() => {
    const refresh = () => router.refresh();
    window.addEventListener("online", refresh);
    return () => window.removeEventListener("online", refresh);
  }, [router]);

  return (
    <div className="wrap grid content-start gap-6 py-8">
      <KeepOffline />
      <h1 className="m-0">Digital Dietary ID</h1>
      {viewer ? <Card isFresh={isOnline && !isKept} viewer={viewer} /> : hasLooked ? <NobodyHere /> : <Waiting />}
    </div>
  );
}

type Viewer = NonNullable<ReturnType<typeof useAuth>["viewer"]>;

function Card({ viewer, isFresh }: { viewer: Viewer; isFresh: boolean }) {
  const profile = toIdCardProfile(viewer.user, viewer.preferences);
  const cardLink = useCardLink(viewer.user.id);
  const { link } = cardLink;
  const qr = link && (
    <QrCode label="QR code of your link" text={shortAddressOf(link.url, window.location.origin) ?? link.url} />
  );
  return (
    <>
      {isBlank(profile) && (
        <p className="m-0 text-ink-soft">
          Your card is still blank. <a href={LINKS.dietary}>Say how you eat</a> and it fills itself in.
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
          <CardActions cardLink={cardLink} profile={profile} />
        </div>
      </div>
      <p className="m-0 max-w-[66ch] text-small text-ink-soft print:hidden" role="status">
        {isFresh
          ? "This card opens on this device without a network too, until you sign out."
          : "Without a connection: this is your card as this device last knew it."}
      </p>
    </>
  );
}

function NobodyHere() {
  const { card, isUnreadable } = useGuestCard();
  if (card || isUnreadable) return <GuestCardScreen />;
  return (
    <EmptyState title="No card is kept on this device.">
      Nobody is signed in here. With a connection you can sign in, and the card then opens without one.
    </EmptyState>
  );
}

const Waiting = () => (
  <SkeletonGroup label="Loading the card">
    <div className="aspect-[88/125] tablet:aspect-[125/88] tablet:max-w-[820px]">
      <Skeleton height="100%" />
    </div>
  </SkeletonGroup>
);
