"use client";

import { Maximize2, WifiOff } from "lucide-react";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { useText } from "#use-text";
import { useGuestCard } from "@/components/guest-card/use-guest-card";
import { checkInWith } from "@/components/guest-card/use-guest-visit";
import { useServiceWorker } from "@/components/offline/use-service-worker";
import { StaffView } from "@/components/travel/staff-view";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { useMomentWriter } from "@/components/ui/moment";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { ApiError } from "@/lib/api-call";
import { allergiesOfGuest, guestCardProfile, isGuestCardBlank } from "@/lib/guest-card/guest-card";
import { GUEST_NAME, GUEST_ROWS } from "@/lib/guest-card/sent";
import { guestVisitsApi } from "@/lib/guest-visits-client";
import type { GuestOfferWire } from "@/lib/schemas/guest-visits";
import { menuAt, signInAt } from "@/lib/visits/door";
import { atTable } from "@/messages/en/at-table";
import { SlimHeader } from "../../../../_components/slim-header";
import { AllergyPicks } from "./allergy-picks";
import { EatPicks } from "./eat-picks";
import { useWrittenCard } from "./use-written-card";

type TellScreenProps = Pick<GuestOfferWire, "venue" | "location" | "until">;

/** `offline`: the server was not reached, and it is sent as soon as it is. Otherwise the server's own reason. */
type NotSent = "offline" | { why: string };

/**
 * Asks a guest without an account what the kitchen must know. What is tapped stays on this device until the button is
 * pressed; then the kitchen gets exactly that, and the menu opens.
 */
export function TellScreen({ venue, location, until }: TellScreenProps) {
  const t = useText(atTable);
  const router = useRouter();
  const write = useMomentWriter();
  const { isUnreadable } = useGuestCard();
  const { card, editors, isKept } = useWrittenCard();
  const { busy, run } = useTask();
  const [notSent, setNotSent] = useState<NotSent | null>(null);
  const [isShown, setShown] = useState(false);
  const isBlank = isGuestCardBlank(card);
  useServiceWorker(!isBlank);
  const menu = menuAt(venue.id);

  const tell = useCallback(() => {
    const place = { venue_id: venue.id, ...(location ? { location_id: location.id } : {}) };
    return run(
      "tell",
      async () => {
        // The answer gives this device its token, so that a second try is the same visit.
        await guestVisitsApi.offer(place);
        await checkInWith(card, place, GUEST_ROWS);
        router.push(menu);
        return LEAVING;
      },
      (error) => setNotSent(error instanceof ApiError && error.status > 0 ? { why: error.message } : "offline"),
    );
  }, [card, location, menu, router, run, venue.id]);

  const waits = notSent === "offline";
  useEffect(() => {
    if (!waits) return;
    const send = () => void tell();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [waits, tell]);

  return (
    <>
      <SlimHeader>
        <a
          className="inline-flex min-h-11 items-center font-[600] text-herb text-small underline underline-offset-4"
          href={signInAt({ venueId: venue.id, locationId: location?.id ?? null })}
        >
          {t("haveCard")}
        </a>
      </SlimHeader>
      <main className="pt-3.5 pb-[180px]" id="main" tabIndex={-1}>
        <div className="mx-auto grid max-w-[720px] gap-4 wrap">
          <p className="m-0">
            <b className="font-serif text-step-1 [overflow-wrap:anywhere]">{venue.name}</b>{" "}
            <span className="text-ink-soft">{[venue.city, location?.label].filter(Boolean).join(", ")}</span>
          </p>
          <div aria-live="polite" className="empty:hidden">
            {notSent && <NotSentNote notSent={notSent} onShow={() => setShown(true)} />}
          </div>
          {isUnreadable ? (
            <Callout tone="conflict">
              <p>{t.rich("unreadable", { b: (inside) => <b>{inside}</b> })}</p>
            </Callout>
          ) : (
            <>
              <div>
                <h1 className="m-0 text-step-3 nav:text-step-4">{t("kitchenQuestion")}</h1>
                <p className="mt-1 text-ink-soft text-small">{t("tapEvery")}</p>
              </div>
              {!isKept && (
                <Callout tone="may_contain">
                  <p>{t("noStorage")}</p>
                </Callout>
              )}
              <AllergyPicks allergies={allergiesOfGuest(card)} onChange={editors.allergy} />
              <EatPicks card={card} editors={editors} />
              <p className="m-0 text-ink-soft text-small">
                {t("staysHere")}{" "}
                {!isBlank &&
                  t("tellUntil", {
                    venue: venue.name,
                    name: card.name.trim() || GUEST_NAME,
                    until: write(until, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
                  })}
              </p>
            </>
          )}
        </div>
        <div
          className="fixed inset-x-0 bottom-0 z-15 border-line border-t bg-paper pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))]"
          data-action-bar=""
        >
          <div className="mx-auto grid max-w-[720px] justify-items-center gap-1 wrap">
            {isUnreadable || isBlank ? (
              <ButtonLink href={menu} variant="primary" wide>
                {t(isUnreadable ? "onlyMenu" : "noAllergyMenu")}
              </ButtonLink>
            ) : (
              <>
                <Button busy={busy} onClick={() => void tell()} variant="primary" wide>
                  {t(notSent ? "tryAgain" : "tell")}
                </Button>
                <ButtonLink href={menu} size="sm" variant="text">
                  {t("onlyMenu")}
                </ButtonLink>
              </>
            )}
          </div>
        </div>
      </main>
      <StaffView onOpenChange={setShown} open={isShown} profile={guestCardProfile(card)} />
    </>
  );
}

/** The kitchen does not have the card: says so, and offers what works without a connection. */
function NotSentNote({ notSent, onShow }: { notSent: NotSent; onShow: () => void }) {
  const t = useText(atTable);
  const b = (inside: React.ReactNode) => <b>{inside}</b>;
  return (
    <div className="grid gap-3 rounded-card border-2 border-saffron bg-saffron-tint p-4">
      <p className="m-0 flex gap-2.5">
        <WifiOff aria-hidden="true" className="mt-0.5 shrink-0 text-saffron-ink" size={20} />
        <span>{notSent === "offline" ? t.rich("notSent", { b }) : t.rich("refused", { b, why: notSent.why })}</span>
      </p>
      <p className="m-0">{t("worksOffline")}</p>
      <Button onClick={onShow} variant="alarm" wide>
        <Maximize2 aria-hidden="true" size={20} />
        {t("showToStaff")}
      </Button>
    </div>
  );
}
