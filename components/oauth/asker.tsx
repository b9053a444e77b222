import "@/styles/consent.css";
import { BadgeCheck, CircleHelp } from "lucide-react";
import { PRODUCT_NAME } from "@/lib/product";

type AskerProps = {
  name: string;
  /** The host that the answer goes to, or an app's own scheme. */
  host: string;
  isVerified: boolean;
};

/**
 * Who asks, from where, and whether anybody has looked into it: a name alone proves nothing. Its sign is the
 * name's first letter, for a picture from elsewhere would tell its owner who looks at this page.
 */
export function Asker({ name, host, isVerified }: AskerProps) {
  return (
    <div className="asker">
      <span aria-hidden="true" className="asker-sign">
        {[...name][0]?.toLocaleUpperCase("en")}
      </span>
      <b>{name}</b>
      <code className="soft">{host}</code>
      <p className="asker-proof small">
        {isVerified ? (
          <>
            <BadgeCheck aria-hidden="true" size={18} /> Verified by {PRODUCT_NAME}
          </>
        ) : (
          <>
            <CircleHelp aria-hidden="true" size={18} />
            <span>
              <b>Not verified.</b> Anyone can choose a name: check that you know {host}.
            </span>
          </>
        )}
      </p>
    </div>
  );
}
