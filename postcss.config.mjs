import { pageSources } from "./styles/page-sources.mjs";

const config = { plugins: [[pageSources, { root: process.cwd() }], "@tailwindcss/postcss"] };

export default config;
