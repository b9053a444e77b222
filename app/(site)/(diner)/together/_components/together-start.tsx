"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { SelectField } from "@/components/ui/select-field";
import { useListening } from "@/components/ui/use-listening";
import { LINKS } from "@/lib/links";
import type { SeatInput } from "@/lib/schemas/tables";
import { readTableCode } from "@/lib/tables/table-code";
import { MOST_SEATS } from "@/lib/tables/table-rules";
import { tablesApi } from "@/lib/tables-client";
import { tablesText } from "@/messages/en/tables";
import { SeatForm } from "./seat-form";

type Venue = { id: string; name: string; locationId: string | null };
type Where = "venue" | "home";

/** An example that is never a real code. */
const EXAMPLE = "K4T-9QX";
const COUNTS = Array.from({ length: MOST_SEATS - 1 }, (_, place) => String(place + 2));

/** Joins a table by its code, or opens one. */
export function TogetherStart({ venue }: { venue: Venue | null }) {
  const t = useText(tablesText);
  return (
    <div className="wrap grid content-start gap-8 py-8">
      <div>
        <h1 className="m-0">{t("eatTogether")}</h1>
        <p className="lead mt-1.5">{t("tableCodeExplained")}</p>
      </div>
      <div className="grid items-start gap-8 wide:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] wide:gap-14">
        <JoinByCode />
        <LayTable venue={venue} />
      </div>
    </div>
  );
}

function JoinByCode() {
  const t = useText(tablesText);
  const router = useRouter();
  const isListening = useListening();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const join = (event: FormEvent) => {
    event.preventDefault();
    const code = readTableCode(typed);
    if (code) router.push(`${LINKS.together}/${code}`);
    else setError(t("codeExample", { example: EXAMPLE }));
  };
  return (
    <section aria-labelledby="join-table" className="grid gap-4">
      <h2 className="m-0 text-step-3" id="join-table">
        {t("joinATable")}
      </h2>
      <form className="grid gap-3" noValidate onSubmit={join}>
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          error={error}
          hint={t("codeWhere")}
          label={t("codeOfTheTable")}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={EXAMPLE}
          spellCheck={false}
          value={typed}
        />
        <Button disabled={!isListening} type="submit">
          {t("join")}
        </Button>
      </form>
    </section>
  );
}

function LayTable({ venue }: { venue: Venue | null }) {
  const t = useText(tablesText);
  const router = useRouter();
  const [where, setWhere] = useState<Where>(venue ? "venue" : "home");
  const [expected, setExpected] = useState("2");
  async function lay(seat: SeatInput) {
    const place =
      venue && where === "venue"
        ? { venue_id: venue.id, ...(venue.locationId ? { location_id: venue.locationId } : {}) }
        : {};
    const { code } = await tablesApi.open({ ...place, expected: Number(expected), seat });
    router.push(`${LINKS.together}/${code}`);
  }
  return (
    <section aria-labelledby="lay-table" className="grid min-w-0 gap-5">
      <h2 className="m-0 text-step-3" id="lay-table">
        {t("layATable")}
      </h2>
      {venue ? (
        <SegmentedControl<Where>
          label={t("whereYouEat")}
          onChange={setWhere}
          options={[
            { value: "venue", label: venue.name },
            { value: "home", label: t("atHome") },
          ]}
          value={where}
          wide
        />
      ) : (
        <p className="m-0 text-ink-soft">{t("tableExplained")}</p>
      )}
      <SelectField label={t("howManyAreYou")} onChange={(event) => setExpected(event.target.value)} value={expected}>
        {COUNTS.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
      <SeatForm onSit={lay} submitLabel={t("layTheTable")} />
    </section>
  );
}
