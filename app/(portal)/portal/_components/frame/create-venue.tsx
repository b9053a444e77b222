import { ButtonLink } from "@/components/ui/button";
import { sectionHref } from "@/lib/portal/sections";
import { Allowed } from "./allowed";

/** The way out of a screen without venues, for those who may make one. */
export const CreateVenue = ({ variant }: { variant?: "primary" }) => (
  <Allowed right="venues">
    <ButtonLink href={sectionHref("venues")} {...(variant ? { variant } : {})}>
      Create a venue
    </ButtonLink>
  </Allowed>
);
