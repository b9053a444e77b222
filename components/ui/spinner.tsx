/** Something is on its way; the words beside it say what. */
export const Spinner = () => (
  <span
    aria-hidden="true"
    className="inline-block size-5 rounded-full border-[2.5px] border-current border-r-transparent motion-safe:animate-turn"
  />
);
