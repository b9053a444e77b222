"use client";

import { Phone, Syringe } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useText } from "#use-text";
import { monthInWords } from "@/components/emergency/month-in-words";
import { AMBULANCE, countryOfZone, ELSEWHERE } from "@/lib/emergency/numbers";
import { penState } from "@/lib/emergency/pens";
import { saidIn } from "@/lib/emergency/say";
import { dateLocale } from "@/lib/i18n/date-locale";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import type { EmergencyPlanWire } from "@/lib/schemas/emergency";
import { emergencyText } from "@/messages/en/emergency";
import { terms } from "@/messages/en/terms";

type EmergencyFaceProps = {
  /** Null: of nobody in particular. */
  card: IdCardProfile | null;
  plan: EmergencyPlanWire | null;
};

/** What a stranger reads: the red line, the signs, the steps in their order, whom to call, and the pens. */
export function EmergencyFace({ card, plan }: EmergencyFaceProps) {
  const t = useText(emergencyText);
  const term = useText(terms);
  const name = card?.displayName ?? null;
  const pens = plan?.pens ?? [];
  const foods = card?.allergies.map(({ label }) => term.known(label)) ?? [];
  return (
    <article className="overflow-hidden rounded-card border border-line bg-raised">
      <header className="grid gap-2 bg-alarm px-5 py-5 text-on-alarm tablet:px-8 tablet:py-7 print:border-4 print:border-[#000] print:bg-transparent print:text-[#000]">
        <h1 className="m-0 wrap-anywhere text-step-4 leading-[1.05]">
          {name === null ? t("somebodyNeedsHelp") : t("needsHelp", { name })}
        </h1>
        {name !== null && (
          <p className="m-0 wrap-anywhere font-semibold">
            {foods.length === 0
              ? t("noAllergyWritten")
              : t("allergicTo", { name, foods: new Intl.ListFormat(t.locale).format(foods) })}
          </p>
        )}
      </header>
      <p className="m-0 bg-sunk px-5 py-3.5 tablet:px-8">
        <b>{t("oneIsEnough")}</b> {plan?.signs ?? t("usualSigns")}
      </p>
      <ol className="m-0 grid list-none gap-0 p-0 [counter-reset:step]">
        {pens.length > 0 && (
          <Step title={t("penAtOnce")}>
            {pens[0]?.place && <p className="m-0 font-semibold">{pens[0].place}</p>}
            <p className="m-0">{t("penHow")}</p>
          </Step>
        )}
        <Step title={t("callAmbulance")}>
          <CallAmbulance name={name} plan={plan} />
        </Step>
        {pens.length === 0 && (
          <Step title={t("noPenWritten")}>
            <p className="m-0">{t("noPenWhy")}</p>
          </Step>
        )}
        <Step title={name === null ? t("layDownSomebody") : t("layDown", { name })}>
          <p className="m-0">{t("layDownWhy")}</p>
        </Step>
        {pens.length > 1 && name !== null && (
          <Step title={t("secondPen")}>
            <p className="m-0">{t("secondPenWhy", { name })}</p>
          </Step>
        )}
      </ol>
      {plan && plan.steps.length > 0 && (
        <Part title={t("alsoDo")}>
          <ul className="m-0 grid list-disc gap-1 ps-5">
            {plan.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </Part>
      )}
      {plan && plan.contacts.length > 0 && (
        <Part title={t("peopleToCall")}>
          <ul className="m-0 grid list-none gap-2.5 p-0 tablet:grid-cols-2">
            {plan.contacts.map(({ name: contact, phone }) => (
              <li key={`${contact} ${phone}`}>
                <CallLink number={phone}>
                  <b className="wrap-anywhere">{contact}</b>
                  <span className="num">{phone}</span>
                </CallLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {pens.length > 0 && (
        <Part title={t("pens")}>
          <ul className="m-0 grid list-none gap-3 p-0 tablet:grid-cols-2">
            {pens.map((pen) => (
              <Pen key={`${pen.name} ${pen.place} ${pen.good_until}`} pen={pen} />
            ))}
          </ul>
        </Part>
      )}
      <footer className="grid gap-1 border-line border-t px-5 py-4 text-ink-soft text-small tablet:px-8">
        {plan?.source && <p className="m-0 wrap-anywhere">{sourceWords(t, plan.source, plan.source_day)}</p>}
        <p className="m-0">{t("guidelines")}</p>
      </footer>
    </article>
  );
}

type Say = ReturnType<typeof useText<typeof emergencyText>>;

function sourceWords(t: Say, source: string, day: string | null): string {
  if (day === null) return t("writtenFrom", { source });
  const written = new Intl.DateTimeFormat(dateLocale(t.locale), { dateStyle: "long", timeZone: "UTC" });
  return t("writtenFromOf", { source, day: written.format(new Date(day)) });
}

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 border-line border-t px-5 py-4.5 [counter-increment:step] before:row-span-2 before:font-serif before:text-step-4 before:text-tomato before:leading-none before:content-[counter(step)] tablet:px-8">
    <h2 className="m-0 wrap-anywhere text-step-2">{title}</h2>
    <div className="mt-1 grid gap-2.5">{children}</div>
  </li>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-line border-t px-5 py-4.5 tablet:px-8">
    <h2 className="m-0 mb-2.5 text-step-1">{title}</h2>
    {children}
  </section>
);

type CallLinkProps = { number: string; isAlarm?: boolean; children: ReactNode };

/** A link that dials. */
const CallLink = ({ number, isAlarm = false, children }: CallLinkProps) => (
  <a
    className={`flex min-h-14 items-center gap-3.5 rounded-control px-4 py-2.5 no-underline ${
      isAlarm
        ? "bg-alarm text-on-alarm hover:bg-alarm-press print:border-2 print:border-[#000] print:bg-transparent print:text-[#000]"
        : "border-[1.5px] border-control text-ink hover:border-ink hover:bg-sunk"
    }`}
    href={`tel:${number.replaceAll(/[^+\d]/g, "")}`}
  >
    <Phone aria-hidden="true" className="shrink-0" size={22} />
    <span className="grid min-w-0">{children}</span>
  </a>
);

/** The country where the device is, by its time zone; null until that is known, and where it says nothing. */
function useCountryHere(): string | null {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => setHere(countryOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone)), []);
  return here;
}

/** The number of where the device is, else of the country that was written down, and the number for elsewhere. */
function CallAmbulance({ name, plan }: { name: string | null; plan: EmergencyPlanWire | null }) {
  const t = useText(emergencyText);
  const here = useCountryHere();
  const home = plan?.country ?? null;
  const country = here ?? home;
  const number = country === null ? null : (AMBULANCE[country] ?? null);
  const isChild = plan?.is_child ?? false;
  const said = saidIn(country, isChild);
  const place = country && new Intl.DisplayNames(t.locale, { type: "region" }).of(country);
  return (
    <>
      <p className="m-0">{t(isChild ? "sayChild" : "sayAdult")}</p>
      {said && said.lang !== t.locale && (
        <p className="m-0 rounded-control bg-sunk px-3.5 py-2.5">
          <span className="block text-ink-soft text-small">{t("sayThere")}</span>
          <b className="text-step-1" dir="auto" lang={said.lang}>
            {said.words}
          </b>
        </p>
      )}
      {number && place ? (
        <CallLink isAlarm number={number}>
          <b className="num text-step-1">{t("callNumber", { number })}</b>
          <span>
            {country === home && name !== null
              ? t("homeCountry", { country: place, name })
              : t("whereThePhoneIs", { country: place })}
          </span>
        </CallLink>
      ) : (
        <p className="m-0 font-semibold">{t("localNumber")}</p>
      )}
      {number !== ELSEWHERE && (
        <CallLink number={ELSEWHERE}>
          <span className="num">{t("elsewhere", { number: ELSEWHERE })}</span>
        </CallLink>
      )}
    </>
  );
}

function Pen({ pen: { name, place, good_until: until } }: { pen: EmergencyPlanWire["pens"][number] }) {
  const t = useText(emergencyText);
  const state = penState(until, new Date());
  const month = until === null ? "" : monthInWords(t.locale, until);
  const words = {
    good: t("goodUntil", { month }),
    ends_soon: t("endsSoon", { month }),
    ended: t("ended", { month }),
    unknown: t("endUnknown"),
  }[state];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Syringe aria-hidden="true" className="mt-1 text-tomato" size={22} />
      <div className="wrap-anywhere grid">
        <b>{name}</b>
        {place && <span>{place}</span>}
        <span className={state === "good" ? "text-ink-soft" : "font-semibold text-tomato-ink"}>{words}</span>
      </div>
    </li>
  );
}
