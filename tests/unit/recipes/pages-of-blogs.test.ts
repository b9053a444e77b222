import { describe, expect, it } from "vitest";
import { page, recipeOf } from "./pages";

const textsOf = (body: string, head = "") => {
  const recipe = recipeOf(page(body, head));
  return {
    title: recipe.title,
    ingredients: recipe.ingredients.map(({ text }) => text),
    steps: recipe.steps.map(({ text }) => text),
  };
};
const bold = (lines: readonly string[]): string => lines.map((line) => `<p><b>${line}</b></p>`).join("");
const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join("");
/** Each step is a list of its own, and its picture stands below. */
const pictured = (steps: readonly string[]): string =>
  steps
    .map((step, i) => `<ul><li><span>${step}</span></li></ul><figure><img src="/${i}.jpg" alt=""></figure>`)
    .join("");

describe("a blog that shows a picture below each step", () => {
  const foods = ["250 g de farine", "10 g de levure de boulanger", "15 cl d'eau tiède", "2 c. à soupe d'huile d'olive"];
  const steps = [
    "Délayer la levure dans l'eau tiède,",
    "Ajouter la farine, le sel et l'huile",
    "et pétrir 10 minutes au robot.",
    "Couvrir et laisser lever 1 heure à température ambiante.",
    "Cuire 20 minutes à 220°C.",
  ];

  it("has no step among its foods", () => {
    const body = `<h1>Pain maison facile</h1><p>Ingrédients pour 2 pains</p>${bold(foods)}<p>&nbsp;</p>${pictured(steps)}`;
    expect(textsOf(body)).toEqual({ title: "Pain maison facile", ingredients: foods, steps });
  });

  it("keeps the foods and the steps of a part that is cooked before, of foods that the main part names too", () => {
    const starter = ["50 g de farine", "50 g d'eau", "10 g de levain chef"];
    const starterSteps = ["Mélanger le levain chef avec l'eau.", "Ajouter la farine et laisser fermenter 3 heures."];
    const body = `<h1>Pain maison facile</h1><p>Ingrédients pour le levain</p>${bold(starter)}${pictured(starterSteps)}<p>Ingrédients pour la pâte</p>${bold(foods)}${pictured(steps)}`;
    const read = textsOf(body);
    expect(read.ingredients).toEqual([...starter, ...foods]);
    expect(read.steps).toEqual([...starterSteps, ...steps]);
  });
});

describe("headings as people write them", () => {
  const foods = ["2 aguacates maduros", "1 tomate", "el zumo de 1 lima", "sal"];
  const steps = [
    "Picamos el tomate muy fino.",
    "Machacamos los aguacates con un tenedor.",
    "Mezclamos todo con la lima.",
  ];
  it.each([
    ["Necesitamos:", "¿Cómo lo hacemos?"],
    ["Vamos a necesitar", "¡Manos a la obra!"],
    ["Ce qu'il faut :", "Comment procéder ?"],
    ["Wir brauchen:", "Und los geht's!"],
    ["Cosa ci occorre", "Come procedere"],
    ["Wat heb ik nodig?", "Zo gaat het:"],
  ])("%s, %s", (needed, done) => {
    const list = `<ul>${foods.map((food) => `<li>${food}</li>`).join("")}</ul>`;
    const body = `<h1>Guacamole</h1><p><strong>${needed}</strong></p>${list}<p><strong>${done}</strong></p>${paragraphs(steps)}`;
    expect(textsOf(body)).toEqual({ title: "Guacamole", ingredients: foods, steps });
  });
});

describe("numbers of steps", () => {
  const foods = "<ul><li>1 kg de patatas</li><li>6 huevos</li><li>100 ml de aceite de oliva</li></ul>";
  const steps = [
    "Pelamos las patatas y las cortamos en láminas finas.",
    "Freímos las patatas en el aceite a fuego lento.",
    "Batimos los huevos y los mezclamos con las patatas.",
  ];
  it.each([
    ["before a slash", steps.map((step, i) => `${i + 1}/ ${step}`)],
    ["in an element behind the sentence", steps.map((step, i) => `${step}<span>${i + 1}</span>`)],
  ])("%s are left out", (_, written) => {
    const body = `<h1>Tortilla</h1><h2>Ingredientes</h2>${foods}<h2>Preparación</h2>${paragraphs(written)}`;
    expect(textsOf(body).steps).toEqual(steps);
  });
});

it("a post's title in a lower heading names the recipe where no main heading does", () => {
  const list = "<ul><li>1 pâte brisée</li><li>3 poireaux</li><li>20 cl de crème</li></ul>";
  const body = `<h3 class="post-title entry-title">Quiche aux poireaux</h3><h4>Ingrédients</h4>${list}<h4>Préparation</h4>${paragraphs(["Émincer les poireaux et les faire revenir.", "Verser la crème et cuire 35 minutes au four."])}`;
  const head = "<title>La cuisine de Lili: Quiche aux poireaux</title>";
  expect(textsOf(body, head).title).toBe("Quiche aux poireaux");
});
