/** Sent with every answer, of handlers too; pages get their content security policy from proxy.ts. */
const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "DENY" },
];

/** A person's card, or what else a secret address opens: for whoever holds its address now, not for search engines, caches or the next page visited. */
const CARD_HEADERS = [
  { key: "X-Robots-Tag", value: "noindex, nofollow, noarchive, nosnippet" },
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "Cache-Control", value: "private, no-store, max-age=0" },
];

/**
 * Addresses that carry a code, a state or a token: the next page visited is told nothing of them. What stands here
 * replaces what a handler sets, so the protocol's endpoints must be named too.
 */
const SECRET_ADDRESS_HEADERS = [{ key: "Referrer-Policy", value: "no-referrer" }];
const SECRET_ADDRESSES = ["/recipes/take", "/onboard", "/reset-password", "/confirm-email", "/oauth/:path*"];
/** A worker that is old keeps old pages, and what it may do is no more than it needs. */
const WORKER_HEADERS = [
  { key: "Cache-Control", value: "no-cache" },
  { key: "Content-Security-Policy", value: "default-src 'none'; connect-src 'self'" },
];

/** The worker that reads barcodes compiles WebAssembly, which no page of ours may (lib/products/scan-worker.ts). */
const SCANNER_HEADERS = [
  { key: "Cache-Control", value: "no-cache" },
  { key: "Content-Security-Policy", value: "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'" },
];

/** Pages of other sites load it; in the built application scripts/widget-files.mjs answers for it. */
const WIDGET_HEADERS = [
  { key: "Access-Control-Allow-Origin", value: "*" },
  { key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
];

const ANSWER_HEADERS = [
  { source: "/:path*", headers: SECURITY_HEADERS },
  { source: "/id/:path*", headers: CARD_HEADERS },
  { source: "/s/:path*", headers: CARD_HEADERS },
  { source: "/recipes/shared/:path*", headers: CARD_HEADERS },
  { source: "/figures-mail/:path*", headers: CARD_HEADERS },
  { source: "/portal/shared/:path*", headers: CARD_HEADERS },
  ...SECRET_ADDRESSES.map((source) => ({ source, headers: SECRET_ADDRESS_HEADERS })),
  { source: "/sw.js", headers: WORKER_HEADERS },
  { source: "/scan/:path*", headers: SCANNER_HEADERS },
  ...["/widget.js", "/widget/:path*"].map((source) => ({ source, headers: WIDGET_HEADERS })),
];

/** For answers that do not come through Next (scripts/direct-endpoints.mjs): the same. */
export const headersOf = (path) =>
  path.startsWith("/oauth/") ? [...SECURITY_HEADERS, ...SECRET_ADDRESS_HEADERS] : SECURITY_HEADERS;

// Next says by it which of its commands reads this file.
const isDevelopment = process.env.NODE_ENV === "development";

/** @type {import("next").NextConfig} */
export default {
  // A page refuses with 401 or 403 (server/admin/require-admin.ts), not with a page that says so and 200.
  experimental: {
    authInterrupts: true,
    // There are several root layouts, so an address that matches nothing needs a page with a document of its own.
    globalNotFound: true,
    // Nothing reads maps of the built server, and a build that is started gains nothing from a cache for the next one:
    // together a third of a first build's work and five sixths of its size.
    turbopackSourceMaps: isDevelopment,
    turbopackInputSourceMaps: isDevelopment,
    turbopackFileSystemCacheForBuild: false,
    // The process for large requests answers few routes, and loads each when it is asked for the first time.
    preloadEntriesOnStart: process.env.ANSWERS_LARGE_REQUESTS !== "true",
  },
  // Worked out once, by whoever builds (scripts/process/build.ts); empty in development, where sources change.
  env: { BUILT_ANALYSIS_VERSION: process.env.BUILT_ANALYSIS_VERSION ?? "" },
  poweredByHeader: false,
  // Photos are re-encoded when they arrive; what Next's optimizer keeps would outlive a deleted or a private one.
  images: { unoptimized: true },
  reactStrictMode: true,
  turbopack: { root: import.meta.dirname },
  // They find files beside themselves (worker threads, WebAssembly), or must be one copy per process.
  serverExternalPackages: [
    "esbuild",
    "@prisma/client",
    "@prisma/adapter-pg",
    "pg",
    "pino",
    "prom-client",
    "@opentelemetry/api",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-trace",
  ],
  // `npm test` checks the types, of the tests too; a start need not wait for them again.
  typescript: { ignoreBuildErrors: true },
  headers: async () => ANSWER_HEADERS,
};
