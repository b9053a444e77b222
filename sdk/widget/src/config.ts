import { page } from "./page";

const { currentScript } = page;
/**
 * The script's own element, whose data- attributes are the widget's whole configuration. Only an element of a script is
 * believed, because whoever names the issuer receives the menu and the tokens.
 */
const tag = currentScript instanceof HTMLScriptElement ? currentScript : page.querySelector("script[data-client-id]");

const isScript = tag instanceof HTMLScriptElement;
const said = isScript ? tag.dataset : {};

export const clientId = said.clientId ?? "";
/** The origin that the script was loaded from, unless a page that hosts its own copy names another. */
export const issuer = (said.issuer ?? (isScript && tag.src ? new URL(tag.src).origin : location.origin)).replace(
  /\/$/,
  "",
);
/** If absent, the only registered redirect address is used. */
export const redirectUri = said.redirectUri;
export const scope = said.scope;
/** The element in which items of the page's own JSON-LD may be marked. If absent: nowhere. */
export const jsonLdRoot = said.jsonLd;

export const channelName = `forkprint:${clientId}`;
