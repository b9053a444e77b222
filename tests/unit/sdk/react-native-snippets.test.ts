import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { build } from "esbuild";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { Snippet } from "@/lib/portal/snippets";
import { APP_REDIRECT_URI, MOBILE_SNIPPETS, REACT_NATIVE_VERSION } from "@/lib/portal/snippets-mobile";
import { buildReactNativePackage } from "@/scripts/process/build-react-native";
import { lookOf } from "@/sdk/react-native/src/look";
import type { SignedIn } from "@/sdk/react-native/src/types";

const VALUES = {
  origin: "https://forkprint.example",
  clientId: "c0ffee",
  versioned: "/widget/0123.js",
  integrity: "sha384-abc",
};
const require = createRequire(import.meta.url);
const alert = vi.fn();
const secure = new Map<string, string>();
/** Stand-ins for the packages of others that the snippets import. */
const OTHERS: Record<string, unknown> = {
  "expo-crypto": { getRandomBytes: (count: number) => new Uint8Array(count).fill(7) },
  "expo-secure-store": {
    getItemAsync: async (key: string) => secure.get(key) ?? null,
    setItemAsync: async (key: string, value: string) => secure.set(key, value),
    deleteItemAsync: async (key: string) => secure.delete(key),
  },
  "expo-web-browser": { openAuthSessionAsync: async () => ({ type: "cancel" }) },
};

/** Bundles an unchanged snippet with the SDK over react-native-web, and runs it. */
async function run<T>({ file, text }: Snippet): Promise<T> {
  const forkprint = MOBILE_SNIPPETS.secure(VALUES).text;
  const { outputFiles } = await build({
    stdin: { contents: text, sourcefile: file, loader: "tsx", resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: "cjs",
    platform: "node",
    jsx: "automatic",
    logLevel: "silent",
    alias: { "@forkprint/react-native": path.resolve("sdk/react-native/src/index.ts") },
    external: ["react", "react/jsx-runtime", "react-native", ...Object.keys(OTHERS)],
    plugins: [
      {
        name: "files of the documentation",
        setup(bundler) {
          bundler.onResolve({ filter: /^\.\/forkprint$/ }, () => ({ path: "forkprint.ts", namespace: "docs" }));
          bundler.onLoad({ filter: /.*/, namespace: "docs" }, () => ({
            contents: forkprint,
            loader: "ts",
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
  });
  const native = { ...(require("react-native-web") as object), Alert: { alert } };
  const load = (name: string) => (name === "react-native" ? native : (OTHERS[name] ?? require(name)));
  const module = { exports: {} };
  new Function("require", "module", "exports", outputFiles[0]?.text ?? "")(load, module, module.exports);
  return module.exports as T;
}
const render = (Component: FunctionComponent<never>, props: object = {}) =>
  renderToStaticMarkup(createElement(Component as FunctionComponent, props));

describe("the snippets of the mobile pages", () => {
  it("contain the reader's own client id and address", () => {
    for (const make of [MOBILE_SNIPPETS.button, MOBILE_SNIPPETS.secure]) {
      expect(make(VALUES).text).toContain("c0ffee");
      expect(make(VALUES).text).toContain("https://forkprint.example");
    }
  });

  it("show the button in the documented sizes", async () => {
    const { DietId } = await run<{ DietId: FunctionComponent<never> }>(MOBILE_SNIPPETS.button(VALUES));
    const html = render(DietId, { userEmail: "mira@post.example", onGuest: () => {} });
    expect(html).toContain("Sign in with Forkprint");
    expect(html).toMatch(/width:280px/);
    const { Looks } = await run<{ Looks: FunctionComponent<never> }>(MOBILE_SNIPPETS.looks());
    const looks = render(Looks);
    for (const size of ["width:200px", "height:40px", "width:360px", "height:60px", "width:320px", "height:56px"])
      expect(looks).toContain(size);
  });

  it("show the guest errors in the documented words", async () => {
    const { text } = MOBILE_SNIPPETS.button(VALUES);
    const resolvers: Record<string, (value: unknown) => void> = {};
    const stub = text.replace("'@forkprint/react-native'", "'button-stub'");
    const hear = (props: typeof resolvers) => Object.assign(resolvers, props) && null;
    OTHERS["button-stub"] = { SignInButton: hear };
    const { DietId } = await run<{ DietId: FunctionComponent<never> }>({ file: "diet-id.tsx", text: stub });
    const onGuest = vi.fn();
    render(DietId, { onGuest });
    resolvers.onError?.({ code: "network" });
    expect(alert).toHaveBeenLastCalledWith("Connection Error", "Please check your internet connection");
    resolvers.onError?.({ code: "refused", message: "No such code" });
    expect(alert).toHaveBeenLastCalledWith("Not signed in", "No such code");
    resolvers.onComplete?.({ denied: true });
    expect(alert).toHaveBeenLastCalledWith("Not connected", expect.any(String));
    expect(onGuest).not.toHaveBeenCalled();
    resolvers.onComplete?.({ signedOut: true });
    resolvers.onComplete?.({ hasPreferences: true });
    expect(onGuest.mock.calls).toEqual([[null], [{ hasPreferences: true }]]);
  });

  it("store the session and sign in through the browser as they say", async () => {
    type Made = { forkprint: { client: { restore: () => Promise<unknown>; signIn: () => Promise<unknown> } } };
    secure.set("forkprint.c0ffee", "{}");
    const { forkprint } = await run<Made>(MOBILE_SNIPPETS.secure(VALUES));
    expect(await forkprint.client.restore()).toBeNull();
    await expect(forkprint.client.signIn()).rejects.toMatchObject({ code: "closed" });
  });

  it("show the marks of a dish with their words", async () => {
    const { Marked } = await run<{ Marked: FunctionComponent<never> }>(MOBILE_SNIPPETS.menu());
    const pieces = [
      { text: "Trofie, ", mark: null },
      { text: "walnuts", mark: { kind: "conflict", tip: "You avoid nuts." } },
      { text: "sauce", mark: { kind: "unknown", tip: "We do not know this food." } },
    ];
    const html = render(Marked, { pieces });
    expect(html.replace(/<[^>]+>/g, "")).toBe("Trofie, walnuts (conflict)sauce (unknown)");
  });

  it("of the package's README show the button, install the served package, and name every error", async () => {
    const readme = await readFile("sdk/react-native/README.md", "utf8");
    const [, text = ""] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
    // An element by itself draws nothing, so it is given a name.
    const shown = text.replace("\n<SignInButton", "\nexport const Shown = () => <SignInButton");
    const { Shown } = await run<{ Shown: FunctionComponent<never> }>({ file: "readme.tsx", text: shown });
    expect(render(Shown)).toContain("Sign in with Forkprint");
    const [, address] = /\.example(\/\S+)$/.exec(MOBILE_SNIPPETS.install(VALUES).text) ?? [];
    expect(readme).toContain(`npm install https://YOUR-FORKPRINT${address}\n`);
    const { codes } =
      /Code =(?<codes>[^;]+);/.exec(await readFile("sdk/react-native/src/errors.ts", "utf8"))?.groups ?? {};
    const [, table = ""] = readme.split("| `error.code` |");
    expect([...table.matchAll(/^\| `(\w+)`/gm)].map(([, code]) => code).sort()).toEqual(
      [...(codes ?? "").matchAll(/"(\w+)"/g)].map(([, code]) => code).sort(),
    );
  });

  it("name a scheme that the redirect URI has", () => {
    const { expo } = JSON.parse(MOBILE_SNIPPETS.scheme().text) as { expo: { scheme: string } };
    expect(APP_REDIRECT_URI.startsWith(`${expo.scheme}:`)).toBe(true);
  });
});

describe("the installed package", () => {
  let root = "";
  afterAll(() => rm(root, { recursive: true, force: true }));

  it("is served at the documented address, contains the SDK with its types, and is the same in every build", async () => {
    const manifest = JSON.parse(await readFile("sdk/react-native/package.json", "utf8")) as { version: string };
    expect(manifest.version).toBe(REACT_NATIVE_VERSION);
    const file = await buildReactNativePackage(process.cwd());
    const [, address] = /\.example(\/\S+)$/.exec(MOBILE_SNIPPETS.install(VALUES).text) ?? [];
    expect(path.relative("public", file)).toBe(address?.slice(1));
    const bytes = await readFile(file);
    expect(await readFile(await buildReactNativePackage(process.cwd()))).toEqual(bytes);
    expect(gunzipSync(bytes).length % 512).toBe(0);

    root = await mkdtemp(path.join(tmpdir(), "forkprint-package-"));
    execFileSync("tar", ["-xzf", file, "-C", root]);
    const read = (name: string) => readFile(path.join(root, "package", name), "utf8");
    const published = JSON.parse(await read("package.json")) as Record<string, unknown>;
    expect(published).toMatchObject({ name: "@forkprint/react-native", types: "./src/index.ts" });
    expect(published).not.toHaveProperty("private");
    expect(await read("src/index.ts")).toBe(await readFile("sdk/react-native/src/index.ts", "utf8"));
    expect(await read("dist/index.js")).toContain("SignInButton");
  });

  it("compiles in an app with the strictest settings", async () => {
    const at = (...names: string[]) => path.join(root, "app", ...names);
    await mkdir(at("node_modules", "@forkprint"), { recursive: true });
    await symlink(path.join(root, "package"), at("node_modules", "@forkprint", "react-native"));
    for (const name of ["@types", "react", "csstype"])
      await symlink(path.resolve("node_modules", name), at("node_modules", name));
    await writeFile(
      at("tsconfig.json"),
      JSON.stringify({
        compilerOptions: {
          ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noUnusedLocals: true },
          ...{ noUnusedParameters: true, noImplicitReturns: true, noFallthroughCasesInSwitch: true, noEmit: true },
          ...{ noImplicitOverride: true, isolatedModules: true, verbatimModuleSyntax: true, skipLibCheck: false },
          ...{ target: "es2022", lib: ["es2022", "dom"], jsx: "react-jsx", types: ["react"] },
          ...{ module: "esnext", moduleResolution: "bundler", preserveSymlinks: true },
        },
        include: ["*.tsx", "*.d.ts"],
      }),
    );
    await writeFile(at("react-native.d.ts"), await readFile("sdk/react-native/types/react-native.d.ts"));
    const app = (
      more: string,
    ) => `import { createForkprint, SignInButton, type ForkprintError } from "@forkprint/react-native";
const client = createForkprint({ clientId: "c0ffee", issuer: "https://f.example", redirectUri: "com.example.app:/f" });
export const App = () => (
  <SignInButton client={client} clientId="c0ffee" userEmail="mira@post.example" theme="light" size="large" width={320}
    height={56} borderRadius={4} hide={false} hideOnComplete scope="marks:read" onError={(e: ForkprintError) => e.code}
    onComplete={(answer) => { if ("authentication" in answer) answer.authentication.accessToken.trim(); }} ${more} />
);
export const marks = (token: string) => client.markMenu([{ name: token }]);
`;
    const compile = () => {
      const ran = spawnSync(process.execPath, [path.resolve("node_modules/typescript/bin/tsc"), "-p", at()]);
      return `${ran.stdout}${ran.stderr}`;
    };
    await writeFile(at("app.tsx"), app(""));
    expect(compile()).toBe("");
    // A wrong value proves that the SDK's types were read.
    await writeFile(at("app.tsx"), app('size="huge"'));
    expect(compile()).toContain('"huge"');
  });
});

describe("the looks of the button", () => {
  const signedIn = (hasPreferences: boolean) => ({ answer: { hasPreferences } as SignedIn });
  const nobody = { answer: null };

  it("are the documented sizes, which given styles override", () => {
    const sizeOf = (props: object) => {
      const { width, height, borderRadius } = lookOf(props, nobody);
      return [width, height, borderRadius];
    };
    expect(sizeOf({ size: "small" })).toEqual([200, 40, 8]);
    expect(sizeOf({})).toEqual([280, 50, 8]);
    expect(sizeOf({ size: "large" })).toEqual([360, 60, 8]);
    expect(sizeOf({ size: "large", width: 100, height: 44, borderRadius: 0 })).toEqual([100, 44, 0]);
  });

  it("show the state of the guest", () => {
    expect(lookOf({}, nobody).label).toBe("Sign in with Forkprint");
    expect(lookOf({}, signedIn(false)).label).toBe("Add your preferences");
    expect(lookOf({}, signedIn(true)).label).toBe("DIET ID ACTIVE");
  });

  it("are hidden on request", () => {
    expect(lookOf({ hide: true }, nobody).isShown).toBe(false);
    expect(lookOf({ hideOnComplete: true }, nobody).isShown).toBe(true);
    expect(lookOf({ hideOnComplete: true }, signedIn(false)).isShown).toBe(true);
    expect(lookOf({ hideOnComplete: true }, signedIn(true)).isShown).toBe(false);
  });

  it("have readable contrast", () => {
    const light = (hex: string) => {
      const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
      const [r = 0, g = 0, b = 0] = parts.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    for (const theme of ["light", "dark"] as const) {
      const { ground, ink } = lookOf({ theme }, nobody).colors;
      const [low = 0, high = 0] = [light(ground), light(ink)].sort((a, b) => a - b);
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(7);
    }
  });
});
