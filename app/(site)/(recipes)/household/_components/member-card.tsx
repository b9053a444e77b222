import { KeyRound, UserMinus } from "lucide-react";
import { useText } from "#use-text";
import { Avatar } from "@/components/brand/avatar";
import { useRowWords } from "@/components/sharing/row-words";
import { IconButton } from "@/components/ui/icon-button";
import { cardValueIn } from "@/lib/id-card/id-card";
import type { HouseholdMemberWire } from "@/lib/schemas/household";
import { householdText } from "@/messages/en/household";
import { terms } from "@/messages/en/terms";

type MemberCardProps = {
  member: HouseholdMemberWire;
  /** True if the reader owns the household. */
  mayChange: boolean;
  onRemove: () => void;
  onHandOver: () => void;
};

/**
 * A member and the rows that they show. A hidden row is named as hidden, because it is not the same as an empty one.
 */
export function MemberCard({ member, mayChange, onRemove, onHandOver }: MemberCardProps) {
  const t = useText(householdText);
  const term = useText(terms);
  const rowWords = useRowWords();
  const { id, name, shows, is_me: isMe, is_keeper: isKeeper } = member;
  const about = [isMe && t("you"), isKeeper && t("keepsTheHousehold")].filter(Boolean).join(", ");
  return (
    <li className="rounded-card border border-line border-solid bg-raised p-4 shadow-card">
      <div className="mb-2 flex items-center gap-3">
        <Avatar printId={id} />
        <div className="min-w-0 flex-1">
          <h3 className="m-0 break-words font-serif text-step-1 leading-tight">{name}</h3>
          {about && <p className="m-0 text-ink-soft text-small">{about}</p>}
        </div>
        {mayChange && !isMe && (
          <>
            <IconButton label={t("handOver", { name })} onClick={onHandOver}>
              <KeyRound size={18} />
            </IconButton>
            <IconButton label={t("removeName5", { name })} onClick={onRemove}>
              <UserMinus size={18} />
            </IconButton>
          </>
        )}
      </div>
      {!shows.some(({ row }) => row === "allergies") && (
        <p className="m-0 mb-1 text-ink-soft">{isMe ? t("allergiesHidden") : t("allergiesHiddenBy", { name })}</p>
      )}
      <dl className="m-0 grid gap-1">
        {shows.map(({ row, values }) => (
          <div className="flex gap-3" key={row}>
            <dt className="w-24 shrink-0 text-ink-soft text-small">{rowWords[row]}</dt>
            <dd
              className={
                row === "allergies" && values.length > 0
                  ? "m-0 min-w-0 break-words font-semibold text-tomato-ink"
                  : "m-0 min-w-0 break-words"
              }
            >
              {values.length > 0
                ? values.map((value) => cardValueIn(term.known, value)).join(", ")
                : t("nothingRecorded")}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
