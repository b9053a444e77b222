/**
 * Runs before React takes the page over. The server answers an address with a slash at its end as the one without it;
 * the router would take the two for different pages, so the address loses its slash here.
 */
const { pathname, search, hash } = window.location;
if (/[^/]\/$/.test(pathname)) window.history.replaceState(null, "", pathname.slice(0, -1) + search + hash);
