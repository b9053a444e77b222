import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ActivityIndicator, AppState, Image, Pressable, Text, View } from "react-native";
import { createForkprint } from "./create-forkprint";
import { type ForkprintError, fail, isForkprintError } from "./errors";
import { LOGO, SIGN_OUT } from "./images";
import { lookOf } from "./look";
import type { ButtonProps, Completed, ForkprintClient, SignedIn } from "./types";

const SMALLEST_TARGET = 44;
const SMALL_TEXT = 12;

function clientOf({ client, issuer = "", redirectUri = "", ...props }: ButtonProps): ForkprintClient {
  const { clientId, scope, storage, fetch, now, browser, randomBytes } = props;
  return client ?? createForkprint({ clientId, issuer, redirectUri, scope, storage, fetch, now, browser, randomBytes });
}

/** Shows "Sign in with Forkprint", "Add your preferences" or "DIET ID ACTIVE" with a sign-out. */
export function SignInButton(props: ButtonProps): ReactNode {
  const [own] = useState(() => clientOf(props));
  const client = props.client ?? own;
  const state = useSyncExternalStore(client.subscribe, client.state, client.state);
  const [isBusy, setBusy] = useState(false);
  // The app may pass a new function at each rendering.
  const latest = useRef(props);
  latest.current = props;
  const isMounted = useRef(true);

  const settle = (outcome: Promise<Completed | null>) =>
    outcome.then(
      (answer) => answer && isMounted.current && latest.current.onComplete?.(answer),
      (error: unknown) => isMounted.current && latest.current.onError?.(asOurs(error)),
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told stands in a ref.
  useEffect(() => {
    isMounted.current = true;
    settle(client.restore());
    const states = AppState.addEventListener("change", (now) => {
      const known = client.state().answer;
      // A person who filled in the card in the browser returns.
      if (now === "active" && known && !known.hasPreferences) {
        settle(client.refreshProfile().then(ifFilledIn));
      }
    });
    return () => {
      isMounted.current = false;
      states.remove();
    };
  }, [client]);

  useEffect(() => {
    if (state.problem) latest.current.onError?.(state.problem);
  }, [state.problem]);

  const look = lookOf(props, state);
  if (!look.isShown) return null;
  const { colors, height } = look;
  const press = () => {
    if (isBusy || !state.isReady || look.mode === "active") return;
    setBusy(true);
    // At once, because a browser blocks windows that are opened later.
    const onLater = (answer: Completed) => settle(Promise.resolve(answer));
    const outcome =
      look.mode === "new"
        ? client.signIn({ userEmail: props.userEmail, onLater })
        : client.openPreferences().then(ifFilledIn);
    settle(outcome).finally(() => isMounted.current && setBusy(false));
  };
  const hitSlop = Math.max(0, (SMALLEST_TARGET - height) / 2);
  const isStill = isBusy || !state.isReady;
  return (
    <View
      style={{
        width: look.width,
        height,
        borderRadius: look.borderRadius,
        backgroundColor: colors.ground,
        borderColor: colors.edge,
        borderWidth: 1,
        flexDirection: "row",
        overflow: "hidden",
      }}
      testID="forkprint-button"
    >
      <Pressable
        accessibilityRole="button"
        accessibilityState={{ busy: isBusy, disabled: isStill }}
        hitSlop={hitSlop}
        onPress={press}
        style={({ pressed }) => ({
          flex: 1,
          flexDirection: "row",
          alignItems: "center",
          justifyContent: "center",
          gap: 10,
          paddingHorizontal: 10,
          opacity: pressed ? 0.8 : 1,
        })}
      >
        {isBusy ? (
          <ActivityIndicator color={colors.ink} size="small" />
        ) : (
          <Image aria-hidden source={{ uri: LOGO[props.theme ?? "dark"] }} style={{ width: 24, height: 24 }} />
        )}
        <View style={{ flexShrink: 1 }}>
          <Text
            maxFontSizeMultiplier={1.3}
            numberOfLines={1}
            style={{ color: colors.ink, fontSize: look.fontSize, fontWeight: "600" }}
          >
            {look.label}
          </Text>
          {look.count !== null && (
            <Text maxFontSizeMultiplier={1.3} numberOfLines={1} style={{ color: colors.ink, fontSize: SMALL_TEXT }}>
              {look.count}
            </Text>
          )}
        </View>
      </Pressable>
      {state.answer && (
        <Pressable
          accessibilityLabel="Sign out of Forkprint"
          accessibilityRole="button"
          hitSlop={hitSlop}
          onPress={() => settle(client.signOut())}
          style={({ pressed }) => ({
            width: SMALLEST_TARGET,
            alignItems: "center",
            justifyContent: "center",
            borderLeftWidth: 1,
            borderLeftColor: colors.line,
            opacity: pressed ? 0.7 : 1,
          })}
        >
          <Image aria-hidden source={{ uri: SIGN_OUT[props.theme ?? "dark"] }} style={{ width: 20, height: 20 }} />
        </Pressable>
      )}
    </View>
  );
}

/** A card that is still empty is not reported again. */
const ifFilledIn = (answer: SignedIn | null): SignedIn | null => (answer?.hasPreferences ? answer : null);

const asOurs = (error: unknown): ForkprintError =>
  isForkprintError(error) ? (error as ForkprintError) : fail("refused", String(error));
