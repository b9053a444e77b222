import { HeartPulse } from "lucide-react";
import { useText } from "#use-text";
import type { Viewer } from "@/components/session/viewer";
import { Tag } from "@/components/ui/chip";
import { tv } from "@/components/ui/variants";
import { cardValueIn } from "@/lib/id-card/id-card";
import type { AuthorizationContextWire } from "@/lib/schemas/oauth";
import { consentText } from "@/messages/en/consent";
import { terms } from "@/messages/en/terms";
import { type SharedGroup, sharedParts } from "./shared-values";

type SharedValuesProps = {
  scopes: AuthorizationContextWire["scopes"];
  viewer: Viewer;
  unticked: ReadonlySet<string>;
  onTick: (scope: string, isTicked: boolean) => void;
};

export function SharedValues({ scopes, viewer, unticked, onTick }: SharedValuesProps) {
  const t = useText(consentText);
  const parts = sharedParts(scopes, viewer);
  if (parts.length === 0) {
    return <p className="mt-4 border-t-[1.5px] border-t-ink border-b border-b-line py-3.5">{t("identityOnly")}</p>;
  }
  return (
    <ul className="mt-4 border-ink border-t-[1.5px]">
      {parts.map(({ scope, title, groups, note }) => (
        <li className="grid gap-2 border-line border-b py-3.5" key={scope}>
          <h2 className="font-[650] font-sans text-body leading-[1.3] tracking-normal">
            <label className="-my-2 flex min-h-11 cursor-pointer items-center gap-3">
              <input
                checked={!unticked.has(scope)}
                className="size-[22px] flex-none accent-herb"
                onChange={(event) => onTick(scope, event.target.checked)}
                type="checkbox"
              />
              {t.known(title)}
            </label>
          </h2>
          {unticked.has(scope) && TELLS_ALLERGIES.has(scope) && <p className="small">{t("withoutAllergies")}</p>}
          {groups.filter(isShown).map((group) => (
            <Group group={group} key={group.label} />
          ))}
          {note && <p className="small soft">{t.known(note)}</p>}
          <NotRecorded labels={groups.filter((group) => !isShown(group)).map(({ label }) => label)} />
        </li>
      ))}
    </ul>
  );
}

const TELLS_ALLERGIES: ReadonlySet<string> = new Set([
  "dietary_preferences:read",
  "ingredients:read",
  "allergies:read",
]);

/** Health has a group of its own, even if it is empty. */
const isShown = ({ values, kind }: SharedGroup) => values.length > 0 || kind === "health";

function NotRecorded({ labels }: { labels: string[] }) {
  const t = useText(consentText);
  if (labels.length === 0) return null;
  const list = new Intl.ListFormat(t.locale, { type: "disjunction" }).format(
    labels.map((label) => (t.locale === "en" ? label.toLocaleLowerCase("en") : t.known(label))),
  );
  return <p className="small soft">{t("noneOfListYet", { list })}</p>;
}

const group = tv({
  variants: {
    isHealth: { true: "mt-1 grid gap-1 rounded-e-control border-slate border-s-3 bg-slate-tint px-3.5 py-3" },
  },
});
const heading = tv({
  base: "flex items-center gap-2 font-sans text-small leading-[1.4] tracking-normal",
  variants: { isHealth: { true: "font-[650] text-slate-ink", false: "font-normal text-ink-soft" } },
});
const note = tv({ base: "text-small", variants: { isHealth: { true: "text-slate-ink", false: "text-ink-soft" } } });

function Group({ group: { label, values, kind } }: { group: SharedGroup }) {
  const t = useText(consentText);
  const term = useText(terms);
  const isHealth = kind === "health";
  return (
    <div className={group({ isHealth })}>
      <h3 className={heading({ isHealth })}>
        {isHealth && <HeartPulse aria-hidden="true" size={18} />}
        {t.known(label)}
      </h3>
      {values.length === 0 ? (
        <p className={note({ isHealth })}>{t("noneYet")}</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-1.5 [&_.tag]:max-w-full">
          {values.map((value) => (
            <li key={value}>
              <Tag tone={kind === "allergy" ? "allergy" : "plain"}>{cardValueIn(term.known, t.known(value))}</Tag>
            </li>
          ))}
        </ul>
      )}
      {isHealth && <p className={note({ isHealth })}>{t("healthApart")}</p>}
    </div>
  );
}
