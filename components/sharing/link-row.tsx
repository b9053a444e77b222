import { Copy, Trash2 } from "lucide-react";
import { useText } from "#use-text";
import { Grant } from "@/components/sharing/grants";
import { StateLabel } from "@/components/sharing/state-label";
import { Button } from "@/components/ui/button";
import { useMomentInWords } from "@/components/ui/use-moment-in-words";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { card } from "@/messages/en/card";

type LinkRowProps = {
  /** What the link shows, in words. */
  what: string;
  link: Pick<ShareLinkWire, "created_at" | "expires_at" | "views" | "last_viewed_at">;
  onCopy: () => void;
  onRevoke: () => void;
};

/** A share link: when it was made, when it expires, who has opened it, and the buttons to copy and revoke it. */
export function LinkRow({ what, link, onCopy, onRevoke }: LinkRowProps) {
  const t = useText(card);
  const momentInWords = useMomentInWords();
  const isOver = link.expires_at !== null && new Date(link.expires_at).getTime() <= Date.now();
  return (
    <Grant
      acts={
        <>
          {!isOver && (
            <Button aria-label={t("copyLinkLabel", { what })} onClick={onCopy} size="sm">
              <Copy size={18} />
              {t("copy")}
            </Button>
          )}
          <Button aria-label={t("removeOtherRevokeThe", { isOver: String(isOver), what })} onClick={onRevoke} size="sm">
            <Trash2 size={18} />
            {isOver ? t("remove") : t("revoke")}
          </Button>
        </>
      }
      title={
        <>
          {what}
          {isOver && <StateLabel>{t("expired")}</StateLabel>}
        </>
      }
    >
      <p className="small soft num">
        {t("madeAt", { moment: momentInWords(link.created_at) })}{" "}
        {link.expires_at ? t(isOver ? "endedAt" : "endsAt", { moment: momentInWords(link.expires_at) }) : t("hasNoEnd")}{" "}
        {link.views === 0 || !link.last_viewed_at
          ? t("neverOpened")
          : t("openedTimes", { views: link.views, moment: momentInWords(link.last_viewed_at) })}
      </p>
    </Grant>
  );
}
