import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { build } from "esbuild";

const compress = promisify(gzip);
const PACKAGE = "sdk/react-native";
const BLOCK = 512;

type Entry = { name: string; content: Uint8Array };

/**
 * One file of a tar archive (POSIX ustar). Owners and times are the same in every build, so that equal sources give
 * equal bytes.
 */
function toTar({ name, content }: Entry): Uint8Array {
  const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, "0")}\0`;
  const head = Buffer.alloc(BLOCK);
  head.write(name, 0, 100, "utf8");
  head.write(octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(content.byteLength, 12) + octal(0, 12), 100, "latin1");
  head.write("        0", 148, "latin1");
  head.write("ustar\0" + "00", 257, "latin1");
  const sum = head.reduce((total, each) => total + each, 0);
  head.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  const padding = Buffer.alloc((BLOCK - (content.byteLength % BLOCK)) % BLOCK);
  return Buffer.concat([head, content, padding]);
}

/** The SDK in the form that `npm install` accepts: public/sdk/forkprint-react-native-<version>.tgz. */
export async function buildReactNativePackage(root: string): Promise<string> {
  const folder = path.join(root, PACKAGE);
  const manifest = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")) as {
    version: string;
    private?: boolean;
    devDependencies?: unknown;
    scripts?: unknown;
  };
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ["src/index.ts"],
    bundle: true,
    format: "esm",
    target: "es2020",
    jsx: "automatic",
    packages: "external",
    write: false,
    logLevel: "silent",
  });
  const { private: _private, devDependencies: _tools, scripts: _scripts, ...published } = manifest;
  const sources = (await readdir(path.join(folder, "src"))).sort();
  const entries: Entry[] = [
    { name: "package/package.json", content: Buffer.from(`${JSON.stringify(published, null, 2)}\n`) },
    { name: "package/README.md", content: await readFile(path.join(folder, "README.md")) },
    { name: "package/dist/index.js", content: outputFiles[0]?.contents ?? new Uint8Array() },
  ];
  for (const name of sources)
    entries.push({ name: `package/src/${name}`, content: await readFile(path.join(folder, "src", name)) });
  const archive = await compress(Buffer.concat([...entries.map(toTar), Buffer.alloc(2 * BLOCK)]), { level: 9 });
  const file = path.join(root, "public", "sdk", `forkprint-react-native-${manifest.version}.tgz`);
  if ((await readFile(file).catch(() => null))?.equals(archive)) return file;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, archive);
  await rename(`${file}.${process.pid}`, file);
  return file;
}
