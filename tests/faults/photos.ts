import sharp from "sharp";

const ASK_MS = 60_000;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export async function createRecipe(origin: string, token: string): Promise<string> {
  const answer = await fetch(`${origin}/api/recipes`, {
    method: "POST",
    headers: { "content-type": "application/json", ...bearer(token) },
    body: JSON.stringify({ title: "Leek soup", ingredients: [{ name: "2 leeks" }], instructions: [{ text: "Cook." }] }),
    signal: AbortSignal.timeout(ASK_MS),
  });
  if (answer.status !== 201) throw new Error(`a recipe was answered with ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** Noise, which no encoder can compress well. */
const picture = () =>
  sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

export async function addPhoto(
  origin: string,
  recipe: string,
  token: string,
): Promise<{ status: number; text: string }> {
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(await picture())]), "photo.jpg");
  const answer = await fetch(`${origin}/api/recipes/${recipe}/photos/upload`, {
    method: "POST",
    headers: bearer(token),
    body,
    signal: AbortSignal.timeout(ASK_MS),
  });
  return { status: answer.status, text: await answer.text() };
}

/** How many photos of the recipe a browser really receives, each in its largest rendition. */
export async function showsPhotos(origin: string, recipe: string, token: string): Promise<number> {
  const list = await fetch(`${origin}/api/recipes/${recipe}/photos`, { headers: bearer(token) });
  const photos = (await list.json()) as { url: string }[];
  const answers = await Promise.all(
    photos.map(async ({ url }) => {
      const answer = await fetch(new URL(url, origin), { headers: bearer(token) });
      return answer.status === 200 && (await answer.arrayBuffer()).byteLength > 0;
    }),
  );
  return answers.filter(Boolean).length;
}
