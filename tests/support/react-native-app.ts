import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { build } from "esbuild";

/** A partner's app in react-native-web: a sign-in button, its reported events, and a dish with marks. */
const APP = `
import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { Text, View } from 'react-native';
import { SignInButton, createForkprint, finishInWindow, windowBrowser } from '@forkprint/react-native';

const { clientId, issuer } = document.body.dataset;
const query = new URLSearchParams(location.search);
const broken = async () => { throw new Error('locked'); };
const storage = query.has('broken') ? { getItem: broken, setItem: broken, removeItem: broken } : {
  getItem: async (key) => sessionStorage.getItem(key),
  setItem: async (key, value) => sessionStorage.setItem(key, value),
  removeItem: async (key) => sessionStorage.removeItem(key),
};
const redirectUri = location.origin + '/back';
const client = createForkprint({ clientId, issuer, redirectUri, storage, browser: windowBrowser });
window.forkprint = client;

function App() {
  const [said, setSaid] = useState([]);
  const [dish, setDish] = useState([]);
  const say = (text) => setSaid((before) => [...before, text]);
  const onComplete = async (answer) => {
    say(answer.denied ? 'denied' : answer.signedOut ? 'signed out' : 'preferences: ' + answer.hasPreferences + ' ' + answer.dietaryPreferences);
    if (!answer.hasPreferences) return setDish([]);
    const { items } = await client.markMenu([{ name: 'Pesto', description: 'Trofie, basil, walnuts' }]);
    setDish(items[0].description);
  };
  return (
    <View style={{ gap: 16, padding: 16 }}>
      <SignInButton client={client} clientId={clientId} userEmail={query.get('email') ?? undefined}
        theme={query.get('theme') ?? undefined} hideOnComplete={query.has('hideOnComplete')} hide={query.has('hide')}
        onComplete={onComplete} onError={(error) => say('error: ' + error.code)} />
      <SignInButton client={client} clientId={clientId} size="small" theme="light" />
      <Text testID="dish">{dish.map(({ text, mark }) => (mark ? text + ' (' + mark.kind + ')' : text)).join('')}</Text>
      {said.map((text, index) => <Text key={index} testID="said">{text}</Text>)}
    </View>
  );
}
if (location.pathname === '/back') finishInWindow();
else createRoot(document.getElementById('root')).render(<App />);
`;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: APP, loader: "tsx", resolveDir: process.cwd() },
    bundle: true,
    write: false,
    minify: true,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
    alias: {
      "react-native": "react-native-web",
      "@forkprint/react-native": path.resolve("sdk/react-native/src/index.ts"),
    },
  });
  return outputFiles[0]?.text ?? "";
}

type Options = { issuer: string; register: (redirectUri: string) => Promise<string> };

export async function startReactNativeApp({ issuer, register }: Options) {
  const script = await bundle();
  let clientId = "";
  const server = createServer((request, response) => {
    const isScript = request.url === "/app.js";
    if (request.url?.includes("isolated")) response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    response.setHeader("Content-Type", isScript ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8");
    response.end(
      isScript
        ? script
        : `<!doctype html><html lang="en"><head><title>Lungara</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"></head>
<body data-client-id="${clientId}" data-issuer="${issuer}"><main><h1>Lungara</h1><div id="root"></div></main><script src="/app.js"></script></body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  clientId = await register(`${origin}/back`);
  return {
    origin,
    clientId,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
