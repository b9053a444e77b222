"use client";

import { Button } from "@/components/ui/button";

/** What the form starts from could not be loaded; what was typed before stays in this tab. */
export function LoadFailure({ retry }: { retry: () => void }) {
  return (
    <div className="wrap">
      <div className="message-page">
        <h1>Failed to load recipe data</h1>
        <p className="lead">Nothing you wrote is lost. Please try again.</p>
        <div className="acts">
          <Button onClick={retry} variant="primary">
            Retry
          </Button>
        </div>
      </div>
    </div>
  );
}
