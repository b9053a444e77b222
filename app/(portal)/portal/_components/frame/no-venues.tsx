import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { CreateVenue } from "./create-venue";
import { SectionHead } from "./section-head";

/** A section about a venue, for somebody who has none yet. `children`: what it would show. */
export const NoVenues = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <SectionHead title={title} />
    <div className="mt-6">
      <EmptyState action={<CreateVenue />} title="No Venues Yet">
        {children}
      </EmptyState>
    </div>
  </>
);
