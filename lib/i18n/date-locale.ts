/**
 * The locale in which dates are written: the device's own variant of the language that is shown (en-US, de-AT), if the
 * device is known and has one. English on an unknown device has the day before the month.
 */
export function dateLocale(locale: string, device: readonly string[] = []): string {
  const own = device.find((tag) => (tag === locale || tag.startsWith(`${locale}-`)) && isTag(tag));
  return own ?? (locale === "en" ? "en-GB" : locale);
}

/** Some browsers name a language as their system does ("en-US@posix"), which Intl refuses (BCP 47). */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
