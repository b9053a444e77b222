import type { ReactNode } from "react";
import { useText } from "#use-text";
import { useRowsInWords } from "@/components/sharing/row-words";
import { ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Moment } from "@/components/ui/moment";
import { LINKS } from "@/lib/links";
import type { EndedWayWire } from "@/lib/schemas/ended-ways";
import { endedWaysText } from "@/messages/en/ended-ways";

/** One way in words: what it is, whose it is, and since when. */
function useWayInWords(): (way: EndedWayWire) => ReactNode {
  const t = useText(endedWaysText);
  const rowsInWords = useRowsInWords();
  return ({ kind, name: given, rows: shown, since, views: opened }) => {
    const name = given ?? "";
    const moment = <Moment iso={since} />;
    const rows = rowsInWords(shown);
    const views = opened ?? 0;
    switch (kind) {
      case "sign_in":
        return t.rich("signIn", { name, moment });
      case "second_factor":
        return t.rich("secondFactor", { moment });
      case "passkey":
        return t.rich("passkey", { name, moment });
      case "application":
        return t.rich("application", { name, moment });
      case "own_application":
        return t.rich("ownApplication", { name, moment });
      case "share_link":
        return t.rich("shareLink", { rows, moment, views });
      case "recipe_link":
        return t.rich("recipeLink", { name, moment, views });
      case "calendar":
        return given === null ? t.rich("calendar", { moment }) : t.rich("calendarOf", { name, moment });
      case "household":
        return shown.length > 0
          ? t.rich("household", { name, moment, rows })
          : t.rich("householdBlank", { name, moment });
      case "team_invitation":
        return t.rich("teamInvitation", { name, moment });
      case "invitation":
        return t.rich("invitation", { name, moment });
      case "table_seat":
        return given === null ? t.rich("tableSeatAtHome", { moment }) : t.rich("tableSeat", { name, moment });
      case "visit":
        return t.rich("visit", { name, moment });
    }
  };
}

type WaysToKeepProps = {
  ways: readonly EndedWayWire[];
  kept: readonly string[];
  busy: boolean;
  onKeep: (ids: readonly string[]) => void;
};

/** Somebody who broke into the account may have made any of these. What is not ticked ends. */
export function WaysToKeep({ ways, kept, busy, onKeep }: WaysToKeepProps) {
  const t = useText(endedWaysText);
  const inWords = useWayInWords();
  return (
    <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0" disabled={busy}>
      <legend className="mb-2 p-0 font-semibold">{t("whatElseEnds")}</legend>
      <p className="m-0 text-ink-soft">{t("whoeverKnewTheOld")}</p>
      {ways.map((way) => (
        <Checkbox
          checked={kept.includes(way.id)}
          key={way.id}
          label={inWords(way)}
          onChange={({ target }) => onKeep(target.checked ? [...kept, way.id] : kept.filter((each) => each !== way.id))}
        />
      ))}
    </fieldset>
  );
}

export function EndedWays({ ended }: { ended: readonly EndedWayWire[] }) {
  const t = useText(endedWaysText);
  const inWords = useWayInWords();
  return (
    <section className="mt-5 grid gap-3">
      <h2 className="m-0 text-step-1">{t("whatEnded")}</h2>
      <p className="m-0 text-ink-soft">{t("nothingOfThisSees")}</p>
      <ul className="m-0 list-disc space-y-2 ps-5">
        {ended.map((way) => (
          <li className="wrap-anywhere" key={way.id}>
            {inWords(way)}
          </li>
        ))}
      </ul>
      <ButtonLink className="mt-2 justify-self-start" href={LINKS.onboard} variant="primary">
        {t("goToSignIn")}
      </ButtonLink>
    </section>
  );
}
