export function markContainer(element: Element | null, className: string): (() => void) | null {
  if (!element || !className || element.classList.contains(className)) return null;
  const { classList } = element;
  classList.add(className);
  return () => {
    classList.remove(className);
    if (!classList.length) element.removeAttribute("class");
  };
}
