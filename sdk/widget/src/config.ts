import { page } from "./page";

const { currentScript } = page;
/**
 * The script's own element, whose data- attributes are the widget's whole configuration. Only an element of a script is
 * believed, because whoever names the issuer receives the menu and the tokens.
 */
const tag = currentScript instanceof HTMLScriptElement ? currentScript : page.querySelector("script[data-client-id]");

const isScript = tag instanceof HTMLScriptElement;
export const said = isScript ? tag.dataset : {};
/** Of a policy that allows scripts by it. */
export const nonce = (isScript && tag.nonce) || null;

export const clientId = said.clientId ?? "";
/** The origin that the script was loaded from, unless a page that hosts its own copy names another. */
export const issuer = (said.issuer ?? (isScript && tag.src ? new URL(tag.src).origin : location.origin)).replace(
  /\/$/,
  "",
);
/** If absent, the only registered redirect address is used. */
export const redirectUri = said.redirectUri;
export const scope = said.scope;

/** Where the page has dishes without an attribute of ours. */
export const named = said.read ?? said.jsonLd ?? said.items;

export const channelName = `forkprint:${clientId}`;
