import { useEffect, useState } from "react";
import { useText } from "#use-text";
import type { KitchenCalls } from "@/components/visits/use-kitchen-answer";
import { guestVisitsApi } from "@/lib/guest-visits-client";
import type { VisitWire } from "@/lib/schemas/visits";
import { atTable } from "@/messages/en/at-table";
import { guestCard } from "@/messages/en/guest-card";
import { KitchenLine } from "../kitchen-line";

type GuestKitchenLineProps = { calls: KitchenCalls; isSent: boolean };

/** Whether the kitchen has looked at the card of this device, and whether it has the card as it is now. */
export function GuestKitchenLine({ calls, isSent }: GuestKitchenLineProps) {
  const t = useText(atTable);
  const words = useText(guestCard);
  const [visit, setVisit] = useState<VisitWire | null | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    guestVisitsApi.mine().then(
      (answer) => isHere && setVisit(answer.visit),
      () => isHere && setVisit(null),
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (!isSent) return <Line>{words("kitchenLacksChange")}</Line>;
  if (visit === undefined) return <Line>{t("asking")}</Line>;
  if (visit === null) return <Line>{t("cannotAsk")}</Line>;
  return <KitchenLine calls={calls} visit={visit} />;
}

const Line = ({ children }: { children: string }) => (
  <p aria-live="polite" className="m-0 font-semibold text-small/[1.35]">
    {children}
  </p>
);
