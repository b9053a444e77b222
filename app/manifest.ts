import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { PRODUCT_NAME } from "@/lib/product";
import { env } from "@/server/env";

/** Lets a phone keep the card on its home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await connection(); // The address is known when the server runs, not when it is built.
  return {
    id: new URL("/", env.APP_URL).href,
    name: `${PRODUCT_NAME}: a dietary ID you carry`,
    short_name: PRODUCT_NAME,
    description: "A dietary ID that you carry to restaurants, delivery apps, grocery sites and recipes.",
    start_url: new URL("/", env.APP_URL).href,
    display: "standalone",
    background_color: "#fbf7f0",
    theme_color: "#fbf7f0",
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }],
  };
}
