import "@/styles/staff-view.css";
import { OctagonAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Forkprint } from "@/components/brand/forkprint";
import { coveredBy, type IdCardProfile, weightInWords } from "@/lib/id-card";

/** From so many on the names are set smaller, then side by side, so that as many as can be stay in sight. */
const MANY = 4;
const CROWD = 8;
const GREAT_CROWD = 20;

/** With the number where one look may not take in all of them. */
export const allergiesTitle = (count: number): string => {
  if (count === 0) return "Allergies";
  return count < CROWD ? "I am allergic to" : `I am allergic to ${count} foods`;
};

/** What a waiter needs and nothing else: allergies in very large type, diet, everything avoided. */
type Allergies = IdCardProfile["allergies"];

export function StaffAllergies({ allergies, title }: { allergies: Allergies; title: ReactNode }) {
  if (allergies.length === 0) {
    return (
      <section className="staff-allergies staff-allergies--none">
        {title}
        <p className="lead">None written down. Please ask me.</p>
      </section>
    );
  }
  if (allergies.length >= CROWD) return <Crowd allergies={allergies} title={title} />;
  return (
    <section className="staff-allergies">
      {title}
      <dl className={allergies.length >= MANY ? "staff-names staff-names--many" : "staff-names"}>
        {allergies.map((allergy) => (
          <div key={allergy.key}>
            <dt>
              {allergy.label}
              <Weight of={allergy} />
            </dt>
            {coveredBy(allergy) && <dd>{coveredBy(allergy)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** All the names first; what some of them cover is told below. */
function Crowd({ allergies, title }: { allergies: Allergies; title: ReactNode }) {
  const size = allergies.length >= GREAT_CROWD ? "staff-crowd staff-crowd--great" : "staff-crowd";
  return (
    <section className="staff-allergies">
      {title}
      <ul className={size}>
        {allergies.map((allergy) => (
          <li key={allergy.key}>
            {allergy.label}
            <Weight of={allergy} />
          </li>
        ))}
      </ul>
      <dl className="staff-covers">
        {allergies.filter(coveredBy).map((allergy) => (
          <div key={allergy.key}>
            <dt>{allergy.label}</dt>
            <dd>{coveredBy(allergy)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How badly, and whether traces matter, where that is not the usual. */
function Weight({ of }: { of: Allergies[number] }) {
  const words = weightInWords(of);
  return words ? <small className="text-[0.5em] font-semibold"> ({words})</small> : null;
}

export const StaffSign = () => <OctagonAlert size={30} />;

export function StaffRest({ profile }: { profile: IdCardProfile }) {
  const rows = [
    ["Diet", profile.diets],
    ["Avoids", profile.avoids],
  ] as const;
  return (
    <section aria-label="Also on this card" className="staff-rest">
      <dl>
        {rows
          .filter(([, values]) => values.length > 0)
          .map(([label, values]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{values.join(", ")}</dd>
            </div>
          ))}
      </dl>
      <div className="staff-foot">
        <Forkprint id={profile.printId} size={40} />
        <span>
          <b>{profile.displayName}</b> <span className="code">{profile.shortId}</span>
          <br />
          Written by the guest. Please check with the kitchen.
        </span>
      </div>
    </section>
  );
}
