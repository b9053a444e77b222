import { DISHES, longMenu, MENU } from "./menu.mjs";

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

/** The documentation's two lines: the widget, and the place of its button. */
const script = ({ forkprint, clientId, more = "" }) =>
  `<script src="${forkprint}/widget.js" data-client-id="${clientId}"${more} defer></script>`;
const button = (attributes = "") => `<div data-forkprint-button data-theme="light" ${attributes}></div>`;

const page = ({ title, head, nav = button(), body }) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Lungara</title><link rel="stylesheet" href="/style.css"><link rel="icon" href="data:,">${head}</head>
<body><header class="top"><div class="in"><b>Lungara</b><nav aria-label="Pages"><a href="/">Menu</a><a href="/script">Specials</a><a href="/recipes">Recipes</a></nav>${nav}</div></header>
<main><div class="hero"><div class="in"><h1>${title}</h1><p>Served from 18:00. Please tell us about allergies.</p></div></div><div class="in">${body}</div></main>
<footer class="foot"><div class="in">Lungara, 14 Quay Street, Bristol. Diet marks by Forkprint: not medical or allergy advice.</div></footer></body></html>`;

const dish = ({ name, price, description }) =>
  `<div class="dish" data-forkprint-item><h3><span data-forkprint-name>${escapeHtml(name)}</span><span>£${price}</span></h3><p data-forkprint-description>${escapeHtml(description)}</p></div>`;
const section = (title, dishes) => `<section><h2>${title}</h2>${dishes.map(dish).join("\n")}</section>`;

/** With data- attributes only. */
export function menuPage(site, { venue = "" } = {}) {
  const body = MENU.map(({ title, dishes }) =>
    section(
      title,
      dishes.map(([name, price, description]) => ({ name, price, description })),
    ),
  );
  const nav = button(venue ? `data-venue-id="${escapeHtml(venue)}"` : "");
  return page({ title: "Dinner menu", head: script(site), nav, body: `<div class="cols">${body.join("\n")}</div>` });
}

export const longPage = (site, count) =>
  page({
    title: "Every plate",
    head: script(site),
    body: `<div class="cols">${section("Plates", longMenu(count))}</div>`,
  });

/** With the calls of the script: specials.js. */
export const scriptPage = (site) =>
  page({
    title: "Specials",
    head: `${script(site)}<script src="/specials.js" defer></script>`,
    nav: '<div id="diet-id"></div>',
    body: '<ul class="cols" id="specials"></ul><p id="said" role="status"></p>',
  });

/** With only the page's own JSON-LD. */
export function recipePage(site) {
  const recipe = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: "Pesto at home",
    recipeIngredient: ["50 g basil", "30 g walnuts", "60 g parmesan", "100 ml olive oil"],
  };
  const list = recipe.recipeIngredient.map((line) => `<li>${line}</li>`).join("");
  return page({
    title: "Recipes",
    head: `${script({ ...site, more: ' data-json-ld="main"' })}<script type="application/ld+json">${JSON.stringify(recipe)}</script>`,
    body: `<article><h2>${recipe.name}</h2><ul>${list}</ul><p>Walnuts are what we grew up with.</p></article>`,
  });
}

export { DISHES };
