import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";

export const MissingPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="wrap">
    <div className="message-page">
      <h1>{title}</h1>
      <p className="lead">{children}</p>
      <div className="acts">
        <ButtonLink href={LINKS.saved} prefetch={false} variant="primary">
          Your Recipes
        </ButtonLink>
        <ButtonLink href={LINKS.recipes} prefetch={false}>
          Browse Recipes
        </ButtonLink>
      </div>
    </div>
  </div>
);
