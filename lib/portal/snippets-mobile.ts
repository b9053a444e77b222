import type { Snippet, SnippetValues } from "./snippets";

/** The version of sdk/react-native that this build serves. A test compares the two. */
export const REACT_NATIVE_VERSION = "1.2.0";
export const APP_REDIRECT_URI = "com.example.app:/forkprint";

/** tests/unit/sdk/react-native-snippets.test.ts runs each of them. */
export const MOBILE_SNIPPETS = {
  install: ({ origin }: SnippetValues): Snippet => ({
    file: "Terminal",
    text: `npm install ${origin}/sdk/forkprint-react-native-${REACT_NATIVE_VERSION}.tgz`,
  }),
  scheme: (): Snippet => ({ file: "app.json", text: `{ "expo": { "scheme": "com.example.app" } }` }),
  button: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "diet-id.tsx",
    text: `import { SignInButton } from '@forkprint/react-native';
import { Alert } from 'react-native';

export function DietId({ userEmail, onGuest }) {
  return (
    <SignInButton
      clientId="${clientId}"
      issuer="${origin}"
      redirectUri="${APP_REDIRECT_URI}"
      userEmail={userEmail}
      onComplete={(answer) => {
        if (answer.denied) Alert.alert('Not connected', 'You can allow this at any time.');
        else if (answer.signedOut) onGuest(null);
        else onGuest(answer);
      }}
      onError={(error) => {
        if (error.code === 'network') Alert.alert('Connection Error', 'Please check your internet connection');
        else Alert.alert('Not signed in', error.message);
      }}
    />
  );
}`,
  }),
  looks: (): Snippet => ({
    file: "looks.tsx",
    text: `import { SignInButton } from '@forkprint/react-native';
import { View } from 'react-native';
import { forkprint } from './forkprint';

const CLIENT_ID = forkprint.clientId;

export const Looks = () => (
  <View>
    <SignInButton client={forkprint.client} clientId={CLIENT_ID} size="small" theme="light" />
    <SignInButton client={forkprint.client} clientId={CLIENT_ID} size="large" borderRadius={30} />
    <SignInButton client={forkprint.client} clientId={CLIENT_ID} width={320} height={56} hideOnComplete />
  </View>
);`,
  }),
  secure: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "forkprint.ts",
    text: `import { createForkprint } from '@forkprint/react-native';
import { getRandomBytes } from 'expo-crypto';
import * as SecureStore from 'expo-secure-store';
import * as WebBrowser from 'expo-web-browser';

const clientId = '${clientId}';

export const forkprint = {
  clientId,
  client: createForkprint({
    clientId,
    issuer: '${origin}',
    redirectUri: '${APP_REDIRECT_URI}',
    storage: {
      getItem: SecureStore.getItemAsync,
      setItem: SecureStore.setItemAsync,
      removeItem: SecureStore.deleteItemAsync,
    },
    browser: { open: (address, redirectUri) => WebBrowser.openAuthSessionAsync(address, redirectUri) },
    randomBytes: getRandomBytes,
  }),
};`,
  }),
  menu: (): Snippet => ({
    file: "dish.tsx",
    text: `import { Text } from 'react-native';
import { forkprint } from './forkprint';

const WORDS = {
  conflict: 'conflict',
  may_contain: 'may contain',
  unknown: 'unknown',
  match: 'match',
  info: 'good to know',
};

export const markMenu = (dishes) => forkprint.client.markMenu(dishes);

export const Marked = ({ pieces }) => (
  <Text>
    {pieces.map(({ text, mark }, index) => (
      <Text key={index} accessibilityHint={mark?.tip} style={mark && { textDecorationLine: 'underline' }}>
        {mark ? \`\${text} (\${WORDS[mark.kind]})\` : text}
      </Text>
    ))}
  </Text>
);`,
  }),
} as const;
