/** A loading spinner. The text beside it must say what is loading. */
export const Spinner = () => (
  <span
    aria-hidden="true"
    className="inline-block size-5 rounded-full border-[2.5px] border-current border-e-transparent motion-safe:animate-turn"
  />
);
