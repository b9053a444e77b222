import { Forkprint } from "@/components/brand/forkprint";
import { PRODUCT_PRINT_ID } from "@/components/brand/wordmark";
import { KITCHEN, PORTAL } from "@/lib/portal/sections";

/** Stands where guests were shown, so that no guest's name or allergy stays on the screen of a reader who is out. */
export function SignedOut({ isTablet }: { isTablet?: boolean | undefined }) {
  return (
    <section className="on-cover grid justify-items-start gap-3 rounded-card bg-cover p-6 text-cover-ink" role="alert">
      <Forkprint id={PRODUCT_PRINT_ID} size={56} />
      <h2 className="text-step-3">No guest is shown here any more</h2>
      <p className="max-w-[52ch] text-step-1">
        This screen was signed out, or the venue is no longer this account's. Whoever is in the house is not on it: ask
        at every table.
      </p>
      {/* A document of its own, so that nothing of the last list stays in the page. */}
      <a className="font-semibold underline underline-offset-4" href={isTablet ? KITCHEN : PORTAL}>
        {isTablet ? "Pair this tablet again" : "Sign in again"}
      </a>
    </section>
  );
}
