import { OctagonAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Forkprint } from "@/components/brand/forkprint";
import { coveredBy, type IdCardProfile } from "@/lib/id-card";

/** From this many on the names are set smaller, so that all of them stay in sight. */
const MANY = 4;

/** What a waiter needs and nothing else: allergies in very large type, diet, everything avoided. */
export function StaffAllergies({ names, title }: { names: readonly string[]; title: ReactNode }) {
  if (names.length === 0) {
    return (
      <section className="staff-allergies staff-allergies--none">
        {title}
        <p className="lead">None written down. Please ask me.</p>
      </section>
    );
  }
  return (
    <section className={names.length >= MANY ? "staff-allergies staff-allergies--many" : "staff-allergies"}>
      {title}
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            {coveredBy(name) && <dd>{coveredBy(name)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
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
