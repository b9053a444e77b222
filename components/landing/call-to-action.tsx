import { AuthLink } from "@/components/auth/auth-link";
import { Forkprint } from "@/components/brand/forkprint";
import { Guilloche } from "@/components/brand/guilloche";
import { PRODUCT_PRINT_ID } from "@/components/brand/wordmark";
import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";

/** The passport's cover closes the page. */
export function CallToAction() {
  return (
    <section aria-labelledby="cta-title" className="cover-band on-cover">
      <Guilloche height={420} width={1280} />
      <div className="wrap">
        <Forkprint className="cover-emblem" id={PRODUCT_PRINT_ID} size={240} />
        <div>
          <h2 id="cta-title">Carry yours to the next meal.</h2>
          <MakeCard />
        </div>
      </div>
    </section>
  );
}

function MakeCard() {
  return (
    <>
      <p className="lead">Four short steps: account, diet, health, favorites. Skip any of them and come back later.</p>
      <div className="acts">
        <AuthLink look="foil" mode="register">
          Create your ID
        </AuthLink>
        <ButtonLink href={LINKS.business} prefetch={false} variant="cover">
          I run a restaurant
        </ButtonLink>
      </div>
    </>
  );
}
