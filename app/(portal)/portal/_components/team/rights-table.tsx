import { Check, Minus } from "lucide-react";
import { PlainTable } from "@/components/ui/plain-table";
import { allows, RIGHTS, type Right, ROLES } from "@/lib/team/rights";
import { RIGHT_WORDS, ROLE_WORDS } from "@/lib/team/role-words";

const ROWS = Object.keys(RIGHTS) as Right[];

/** The table of rights itself, as every call asks it. */
export const RightsTable = () => (
  <div className="mt-10">
    <h2 className="text-step-2">What a role may do</h2>
    <p className="mt-1 text-ink-soft">At its own venues. A role is changed at once, on every device.</p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard where it is wider than the screen */}
    <section aria-label="What a role may do" className="relative mt-3 overflow-x-auto" tabIndex={0}>
      <PlainTable className="min-w-[560px]">
        <thead>
          <tr>
            <th scope="col">May</th>
            {ROLES.map((role) => (
              <th key={role} scope="col">
                {ROLE_WORDS[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((right) => {
            const words = RIGHT_WORDS[right];
            return (
              words && (
                <tr key={right}>
                  <th className="border-line border-b font-[560]" scope="row">
                    {words}
                  </th>
                  {ROLES.map((role) => (
                    <td key={role}>{allows(role, right) ? <Sign isAllowed /> : <Sign isAllowed={false} />}</td>
                  ))}
                </tr>
              )
            );
          })}
        </tbody>
      </PlainTable>
    </section>
  </div>
);

const Sign = ({ isAllowed }: { isAllowed: boolean }) => (
  <>
    {isAllowed ? (
      <Check aria-hidden="true" className="text-herb" size={20} />
    ) : (
      <Minus aria-hidden="true" className="text-ink-soft" size={20} />
    )}
    <span className="sr-only">{isAllowed ? "yes" : "no"}</span>
  </>
);
