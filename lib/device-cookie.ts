/**
 * Stores a display preference (appearance, language) of this device. It is no secret and names nobody. In a browser
 * only.
 */
export function keepOnDevice(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and this is no secret.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
