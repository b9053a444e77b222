import { APP_REDIRECT_URI, MOBILE_SNIPPETS } from "@/lib/portal/snippets-mobile";
import { code, DocsTable, type DocsValues, Step, showing } from "./docs-words";

export function MobileGettingStarted({ values }: { values: DocsValues }) {
  const show = showing(values);
  return (
    <>
      <p>
        Register a <b>public</b> application with the redirect URI {code(APP_REDIRECT_URI)}, in which{" "}
        {code("com.example.app")} is your app's own scheme. The guest signs in through the system's browser, with PKCE:
        the app never sees a password.
      </p>
      <Step number={1}>Install the SDK</Step>
      <p>React Native 0.73 or newer. No native module, no dependency.</p>
      {show(MOBILE_SNIPPETS.install(values))}
      <Step number={2}>Tell the system of your scheme</Step>
      <p>With Expo; otherwise in the URL types of the Xcode project and an intent filter of the Android manifest.</p>
      {show(MOBILE_SNIPPETS.scheme())}
      <Step number={3}>Show the button</Step>
      {show(MOBILE_SNIPPETS.button(values))}
      <Step>Keep the session safely</Step>
      <p>
        Without a storage nobody stays signed in when the app ends. Give one that is encrypted by the device: what the
        guest allowed you to read is kept in it.
      </p>
      {show(MOBILE_SNIPPETS.secure(values))}
    </>
  );
}

const PROPS = [
  ["clientId", "required", "The application's client ID"],
  ["issuer", "required, or client", "Where Forkprint is"],
  ["redirectUri", "required, or client", "An address that is registered for the application"],
  ["client", "", "One client for all buttons of an app"],
  ["userEmail", "", "Fills in the sign-in form; it never selects whose data is used"],
  ["onComplete", "", "The guest answered, see below"],
  ["onError", "", "Something went wrong, see below"],
  ["theme", "dark", "light or dark"],
  ["size", "medium", "small 200x40, medium 280x50, large 360x60"],
  ["width, height", "of the size", "Numbers, in place of the size's"],
  ["borderRadius", "8", "A number"],
  ["hide", "false", "Shows nothing; a session that was kept is still told"],
  ["hideOnComplete", "false", "Shows nothing once the guest's card is active"],
  ["scope", "diets and ingredients", "Scopes with spaces between"],
  ["storage, fetch, now", "the platform's", "What the SDK asks of the device"],
  ["browser, randomBytes", "the platform's", "What the SDK asks of the device"],
] as const;

const ERRORS = [
  ["network", "No answer came. Show 'Connection Error', 'Please check your internet connection'"],
  ["closed", "The guest closed the browser, or there is none"],
  ["refused", "We said no: message says why"],
  ["wrong_answer", "An answer that is none of ours; nothing was taken of it"],
  ["no_random_numbers", "Pass randomBytes, or load react-native-get-random-values"],
  ["storage", "Your storage failed: whoever signs in stays signed in as long as the app runs"],
  ["invalid_option", "An option is missing: thrown at once, not told to onError"],
] as const;

export function ReactNativeSdk({ values }: { values: DocsValues }) {
  const show = showing(values);
  return (
    <>
      <Step>Props of the button</Step>
      <DocsTable head={["Prop", "Default", "Means"]} label="Props" rows={PROPS} />
      <Step>What it reads</Step>
      <DocsTable
        head={["Label", "For whom"]}
        label="States of the button"
        rows={[
          ["Sign in with Forkprint", "A new guest"],
          ["Add your preferences", "Signed in, and nothing on the card yet: opens it in the browser"],
          ["DIET ID ACTIVE", "Signed in with preferences; a sign-out stands beside it"],
          ["CHECKING", "markMenu is under way; below it, how many dishes are checked"],
          ["PARTLY CHECKED", "Some dishes of markMenu have the state unchecked: show “Not checked” at them"],
          ["NOT CHECKED", "None could be checked; problem says why. Call markMenu again when the guest asks"],
        ]}
      />
      {show(MOBILE_SNIPPETS.looks())}
      <Step>What onComplete reports</Step>
      <DocsTable
        head={["Field", "Means"]}
        label="What onComplete reports"
        rows={[
          ["denied", "The guest said no; nothing else is there"],
          ["signedOut", "The guest signed out"],
          ["hasPreferences", "Signed in: whether anything is on the card"],
          ["authentication", "accessToken, expiresAt, scope and user: what was allowed to be read"],
          ["dietaryPreferences", "Keys of diets, such as vegan"],
          ["healthConcerns", "Names, such as anemia"],
        ]}
      />
      <p>It is called once more when the app starts again and the kept session is read.</p>
      <Step>Errors</Step>
      <DocsTable head={["error.code", "Means"]} label="Errors" rows={ERRORS} />
      <Step>Mark a menu</Step>
      <p>Plain data, 25 dishes a call: each text in runs, each run with its mark and a sentence.</p>
      {show(MOBILE_SNIPPETS.menu())}
    </>
  );
}
