import { EmptyState } from "@/components/ui/empty-state";

/** For a person who belongs to a business and may do nothing there: every venue of their role was deleted. */
export const WithoutRole = () => (
  <EmptyState title="No role at the moment">
    The venues that you worked for here are gone. An owner of the business can give you a role at another one.
  </EmptyState>
);
