import { Callout } from "@/components/ui/callout";

/** What was typed before stands in the form again. */
export const DraftNote = ({ onDiscard }: { onDiscard: () => void }) => (
  <Callout role="status" tone="info">
    <p>
      <b>We kept what you had written.</b> It is not saved yet.{" "}
      <button className="link-btn" onClick={onDiscard} type="button">
        Discard it
      </button>
    </p>
  </Callout>
);
