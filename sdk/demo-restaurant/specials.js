// What the documentation shows, step for step: the button, then the menu.
const items = [
  { dish: "Trofie al pesto", text: "Trofie, basil, walnuts, pecorino" },
  { dish: "Grilled aubergine", text: "Aubergine, mint, olive oil" },
];
const list = document.querySelector("#specials");

const show = ({ names, descriptions, containers }) => {
  list.innerHTML = items
    .map(
      (_, index) => `<li class="dish ${containers[index]}"><h3>${names[index]}</h3><p>${descriptions[index]}</p></li>`,
    )
    .join("");
};

// Guests can read the menu at any time, and read of every dish that nobody has checked it.
const showUnchecked = () =>
  show({
    names: items.map(({ dish }) => `${dish} <span class="pfai-flag">Not checked</span>`),
    descriptions: items.map(({ text }) => text),
    containers: items.map(() => "pfai-container-unchecked"),
  });

async function mark() {
  show(
    await Forkprint.processMenu({
      menuItems: items,
      markup: { name: "dish", description: "text", container: "box" },
    }),
  );
}

// After a call that was cancelled because the person signed in or out, the next one follows.
const explain = ({ code }) => {
  if (code === "cancelled") return;
  console.warn(code);
  showUnchecked();
};

Forkprint.renderSignInButton("#diet-id", {
  theme: "light",
  onSuccess: ({ hasPreferences }) => {
    document.querySelector("#said").textContent = hasPreferences ? "Marked for you" : "Your card is empty";
    mark().catch(explain);
  },
  onSignOut: () => {
    document.querySelector("#said").textContent = "";
    mark().catch(explain);
  },
  onError: ({ code }) => {
    document.querySelector("#said").textContent = `Not signed in: ${code}`;
  },
});
mark().catch(explain);
