/** The script's own tag: its data- attributes are all that configures the widget. */
const tag = (document.currentScript ?? document.querySelector("script[data-client-id]")) as HTMLScriptElement | null;

const said = tag?.dataset ?? {};

export const clientId = said.clientId ?? "";
/** Where the script comes from, unless a page that keeps its own copy says otherwise. */
export const issuer = (said.issuer ?? (tag?.src ? new URL(tag.src).origin : location.origin)).replace(/\/$/, "");
/** Absent: the one address that is registered. */
export const redirectUri = said.redirectUri;
export const scope = said.scope;
/** Under which element the page's own JSON-LD may be marked. Absent: nowhere. */
export const jsonLdRoot = said.jsonLd;

export const channelName = `forkprint:${clientId}`;
