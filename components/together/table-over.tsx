import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";

/** For a code that opens nothing, and for a table that has just ended: the two cannot be told apart, on purpose. */
export const TableOver = () => (
  <div className="wrap">
    <div className="message-page">
      <h1>This table is over</h1>
      <p className="lead">Or it never was: check the code. Nothing is kept of a table once it has ended.</p>
      <div className="acts">
        <ButtonLink href={LINKS.together} variant="primary">
          Eat together
        </ButtonLink>
      </div>
    </div>
  </div>
);
