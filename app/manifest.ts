import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { LINKS } from "@/lib/links";
import { PRODUCT_NAME } from "@/lib/product";
import { env } from "@/server/env";

/** Makes the product installable, so that the card and the grocery list open from a phone's home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await connection(); // Evaluated per request, because the public address is a runtime setting.
  return {
    id: new URL("/", env.APP_URL).href,
    name: `${PRODUCT_NAME}: a dietary ID you carry`,
    short_name: PRODUCT_NAME,
    description: "A dietary ID that you carry to restaurants, delivery apps, grocery sites and recipes.",
    start_url: new URL(LINKS.myId, env.APP_URL).href,
    display: "standalone",
    background_color: "#fbf7f0",
    theme_color: "#fbf7f0",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    // A page shared from a browser or another app is looked up, and imported with one more tap.
    share_target: {
      action: LINKS.sharedPage,
      method: "get",
      params: { title: "title", text: "text", url: "url" },
    },
    shortcuts: [
      { name: "Emergency page", url: LINKS.emergency, icons: [{ src: "/icons/icon-192.png", sizes: "192x192" }] },
      { name: "Digital ID Card", url: LINKS.myId, icons: [{ src: "/icons/icon-192.png", sizes: "192x192" }] },
      { name: "Check a food", url: LINKS.checkFood, icons: [{ src: "/icons/icon-192.png", sizes: "192x192" }] },
      { name: "Grocery list", url: LINKS.groceryList, icons: [{ src: "/icons/icon-192.png", sizes: "192x192" }] },
    ],
  };
}
