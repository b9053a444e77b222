"use client";

import { useAuth } from "@/components/auth/auth-provider";
import { Callout } from "@/components/ui/callout";

/** Says that nothing is known yet, so that the absence of marks is not read as safe. */
export function NotChecked({ hasMarks }: { hasMarks: boolean }) {
  const { viewer } = useAuth();
  if (viewer) {
    return (
      <Callout className="recipe-unchecked" tone="unknown">
        <p>
          <b>Not checked against your ID yet.</b> Whether this recipe fits you is unknown. Please read every ingredient.
        </p>
      </Callout>
    );
  }
  if (hasMarks) return null;
  return (
    <Callout className="recipe-unchecked" tone="unknown">
      <p>
        <b>Dietary marks are not computed for this recipe yet.</b> An ingredient without a mark is unknown, not safe.
      </p>
    </Callout>
  );
}
