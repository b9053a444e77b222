import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";

export default function VenueNotFound() {
  return (
    <div className="wrap">
      <div className="message-page">
        <h1>Venue not found</h1>
        <p className="lead">The code may be an old one, or the venue has left. You are not checked in anywhere new.</p>
        <div className="acts">
          <ButtonLink href={LINKS.home} variant="primary">
            Go Home
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
