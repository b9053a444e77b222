/** A closing dialog returns the focus a moment later, so the focus must be moved after that. */
const FOCUS_RETURN_MS = 20;

export const afterFocusReturn = (act: () => void): void => {
  setTimeout(act, FOCUS_RETURN_MS);
};
