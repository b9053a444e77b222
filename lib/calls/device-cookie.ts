/**
 * Stores a choice of this device (appearance, language, current list). It is no secret and names nobody. `path`: the
 * pages that are sent it. In a browser only.
 */
export function keepOnDevice(name: string, value: string, seconds: number, path = "/"): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and this is no secret.
  document.cookie = `${name}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
