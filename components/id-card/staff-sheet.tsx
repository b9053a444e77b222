import { OctagonAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { Forkprint } from "@/components/brand/forkprint";
import { longestWord } from "@/components/ui/longest-word";
import { tv } from "@/components/ui/variants";
import type { Say } from "@/lib/i18n/area";
import { coveredBy, type IdCardProfile, weightInWords } from "@/lib/id-card/id-card";
import { card } from "@/messages/en/card";
import { terms } from "@/messages/en/terms";

const band = tv({
  base: "grid content-center bg-[#b22e1d] px-6 pt-8 pb-10 text-[#ffffff] nav:px-16 nav:py-7 forced-colors:border-4 forced-colors:border-[CanvasText] [&>h2]:flex [&>h2]:items-center [&>h2]:gap-3 [&>h2]:font-sans [&>h2]:text-[1.375rem]/[1.5] [&>h2]:font-semibold [&>h2]:tracking-normal",
  variants: { none: { true: "bg-sunk text-ink" } },
});

const names = tv({
  slots: {
    base: "nav:grid nav:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] nav:items-center nav:gap-12 nav:border-t-[1.5px] nav:border-[rgb(255_255_255/0.4)] nav:pt-2 nav:pb-3",
    name: "text-[max(1.25rem,min(clamp(2.5rem,min(15.5vw,13.5vh),7.5rem),(100vw-3rem)/(0.62*var(--longest))))]/[1.04] nav:text-[min(clamp(2.5rem,min(15.5vw,13.5vh),7.5rem),(52vw-7rem)/(0.62*var(--longest)))]/[1.04] font-[760] tracking-[-0.035em] wrap-anywhere",
    covers: "mb-4 ms-0.5 text-[1.125rem]/[1.35] font-medium nav:m-0 nav:max-w-[34ch] nav:text-[1.375rem]/[1.35]",
  },
  variants: {
    many: {
      true: {
        name: "text-[max(1.25rem,min(clamp(2.25rem,min(11vw,8.5vh),4.5rem),(100vw-3rem)/(0.62*var(--longest))))]/[1.04] nav:text-[min(clamp(2.25rem,min(11vw,8.5vh),4.5rem),(52vw-7rem)/(0.62*var(--longest)))]/[1.04]",
      },
    },
  },
});

const crowd = tv({
  base: "mt-2.5 flex flex-wrap gap-x-[0.7em] text-[max(1.125rem,min(clamp(1.75rem,min(9vw,6.5vh),3.75rem),(100vw-3rem)/(0.62*var(--longest)+1)))]/[1.18] font-[720] tracking-[-0.025em]",
  variants: {
    great: {
      true: "text-[max(1.125rem,min(clamp(1.375rem,min(6.4vw,3.6vh),2.75rem),(100vw-3rem)/(0.62*var(--longest)+1)))]/[1.22]",
    },
  },
});

/**
 * With at least this many allergies, names are smaller and then side by side, so that as many as possible stay visible.
 */
const MANY = 4;
const CROWD = 8;
const GREAT_CROWD = 20;

/** Includes the number if the allergies may not all be visible at once. */
export const allergiesTitle = (t: Say<typeof card>, count: number, speaksFor?: string): string => {
  if (count === 0) return speaksFor ?? t("allergies");
  if (speaksFor) return t(count < CROWD ? "nameIsAllergicTo" : "nameAllergicToSpoken", { name: speaksFor, count });
  return count < CROWD ? t("iAmAllergicTo") : t("allergicToSpoken", { count });
};

type TitleProps = { count: number; speaksFor?: string | undefined };

export const AllergiesTitle = ({ count, speaksFor }: TitleProps) => allergiesTitle(useText(card), count, speaksFor);

/** What a waiter needs: allergies in very large type, the diet, and every avoided food. */
type Allergies = IdCardProfile["allergies"];

export function StaffAllergies({ allergies, title }: { allergies: Allergies; title: ReactNode }) {
  const t = useText(card);
  const term = useText(terms);
  if (allergies.length === 0) {
    return (
      <section className={band({ none: true })}>
        {title}
        <p className="lead">{t("noAllergiesAsk")}</p>
      </section>
    );
  }
  if (allergies.length >= CROWD) return <Crowd allergies={allergies} title={title} />;
  const look = names({ many: allergies.length >= MANY });
  return (
    <section className={band()}>
      {title}
      <dl className="mt-2.5 nav:mt-4" style={longestWord(allergies.map(({ label }) => term.known(label)))}>
        {allergies.map((allergy) => (
          <div className={look.base()} key={allergy.key}>
            <dt className={look.name()}>
              {term.known(allergy.label)}
              <Weight of={allergy} />
            </dt>
            {coveredBy(allergy) && <dd className={look.covers()}>{term.known(coveredBy(allergy))}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** All names first; the explanations of some of them follow below. */
function Crowd({ allergies, title }: { allergies: Allergies; title: ReactNode }) {
  const term = useText(terms);
  return (
    <section className={band()}>
      {title}
      <ul
        className={crowd({ great: allergies.length >= GREAT_CROWD })}
        style={longestWord(allergies.map(({ label }) => term.known(label)))}
      >
        {allergies.map((allergy) => (
          <li className="wrap-anywhere before:opacity-75 before:content-['\00d7\00a0'_/_'']" key={allergy.key}>
            {term.known(allergy.label)}
            <Weight of={allergy} />
          </li>
        ))}
      </ul>
      <dl className="mt-5 grid gap-1 border-t-[1.5px] border-[rgb(255_255_255/0.4)] pt-3.5">
        {allergies.filter(coveredBy).map((allergy) => (
          <div key={allergy.key}>
            <dt className="inline text-[1.125rem]/[1.35] font-[680]">{term.known(allergy.label)}</dt>
            <dd className="ms-[0.5em] inline text-[1.125rem]">{term.known(coveredBy(allergy))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The severity, and whether traces matter, if they differ from the usual case. */
function Weight({ of }: { of: Allergies[number] }) {
  const { known } = useText(terms);
  const words = weightInWords(of);
  return words ? <small className="text-[0.5em] font-semibold"> ({known(words)})</small> : null;
}

export const StaffSign = () => <OctagonAlert size={30} />;

export function StaffRest({ profile }: { profile: IdCardProfile }) {
  const t = useText(card);
  const term = useText(terms);
  const rows = [
    [t("diet"), profile.diets],
    [t("avoids"), profile.avoids],
  ] as const;
  return (
    <section
      aria-label={t("alsoOnThisCard")}
      className="grid px-6 pt-3.5 pb-5 nav:grid-cols-[1fr_1fr] nav:items-end nav:gap-x-16 nav:px-16 nav:pt-4.5 nav:pb-7"
    >
      <dl>
        {rows
          .filter(([, values]) => values.length > 0)
          .map(([label, values]) => (
            <div
              // With text at double size, a row's name moves above its values.
              className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2.5"
              key={label}
            >
              <dt className="flex-[0_0_5rem] text-ink-soft nav:flex-[0_0_6.125rem]">{label}</dt>
              <dd className="min-w-0 flex-[1_1_9rem] text-[min(1.375rem,9vw)]/tight font-[640] wrap-anywhere">
                {values.map((value) => term.known(value)).join(", ")}
              </dd>
            </div>
          ))}
      </dl>
      <div className="flex items-center gap-3.5 pt-4 text-small/normal text-ink-soft nav:justify-end nav:text-end">
        <Forkprint id={profile.printId} size={40} />
        <span>
          <b className="font-[620] text-ink">
            <bdi>{profile.displayName}</bdi>
          </b>{" "}
          <span className="code">{profile.shortId}</span>
          <br />
          {t("writtenByGuest")}
        </span>
      </div>
    </section>
  );
}
