/** A closing dialog gives the focus back a moment later; what moves the focus again must come after that. */
const FOCUS_RETURN_MS = 20;

export const afterFocusReturn = (act: () => void): void => {
  setTimeout(act, FOCUS_RETURN_MS);
};
