import path from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * What a bundler, which parses instead of searching, finds of our own modules: neither packages nor what is generated.
 *
 * @param entryPoints patterns of files, from the project's folder
 * @param leftOut imports that are not followed, as a module names them
 * @returns each module that was found, by its path from the project's folder, with what it imports
 */
export async function moduleGraph(entryPoints: readonly string[], leftOut: RegExp): Promise<Metafile["inputs"]> {
  const ownModules: Plugin = {
    name: "own-modules",
    setup({ onResolve, onLoad }) {
      const isNotFollowed = new RegExp(`^[^./@#]|^@[^/]|\\.generated|${leftOut.source}`);
      onResolve({ filter: isNotFollowed }, ({ kind, path: name }) =>
        kind === "entry-point" ? undefined : { path: name, external: true },
      );
      onLoad({ filter: /\.(?:css|svg|png|ttf|woff2)$/ }, () => ({ contents: "", loader: "js" }));
    },
  };
  const { metafile } = await build({
    entryPoints: [...entryPoints],
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: "/nowhere",
    platform: "node",
    format: "esm",
    metafile: true,
    jsx: "automatic",
    alias: { "@": root },
    plugins: [ownModules],
    logLevel: "silent",
  });
  return metafile.inputs;
}
