import type { RefObject } from "react";
import { TextField } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { SelectField } from "@/components/ui/select-field";
import type { ClientWire } from "@/lib/schemas/oauth";

/** The settings of the test, as typed. */
export type TypedSetup = { redirectUri: string; scope: string; secret: string };

const DEFAULT_SCOPE = "dietary_preferences:read ingredients:read";

/** The initial settings for an application. */
export const firstSetup = (client: ClientWire | undefined, scope = DEFAULT_SCOPE): TypedSetup => ({
  redirectUri: client?.redirect_uris[0] ?? "",
  scope,
  secret: "",
});

const isPublic = (client: ClientWire): boolean => client.token_endpoint_auth_method === "none";

type SetupFormProps = {
  clients: readonly ClientWire[];
  client: ClientWire;
  typed: TypedSetup;
  secretError: string | null;
  secretField: RefObject<HTMLInputElement | null>;
  disabled: boolean;
  onChoose: (clientId: string) => void;
  onChange: (typed: TypedSetup) => void;
  onSubmit: () => void;
};

/** Chooses the application to test, and the settings of the test. */
export function SetupForm({
  clients,
  client,
  typed,
  secretError,
  secretField,
  disabled,
  onChoose,
  onChange,
  onSubmit,
}: SetupFormProps) {
  return (
    <form
      className="mt-6 grid gap-4 tablet:grid-cols-2 tablet:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SelectField
        disabled={disabled}
        hint="As it is registered now."
        label="Application"
        onChange={(event) => onChoose(event.target.value)}
        value={client.client_id}
      >
        {clients.map((one) => (
          <option key={one.client_id} value={one.client_id}>
            {one.name} ({isPublic(one) ? "public" : "confidential"})
          </option>
        ))}
      </SelectField>
      {isPublic(client) ? (
        <p className="self-end pb-3 text-ink-soft text-small">
          A public application has no secret: PKCE proves that it is the one that asked.
        </p>
      ) : (
        <PasswordField
          autoComplete="off"
          disabled={disabled}
          error={secretError}
          hint={`It stays in this page.${client.client_secret_last4 ? ` Ends with ${client.client_secret_last4}.` : ""}`}
          label="Client secret"
          onChange={(event) => onChange({ ...typed, secret: event.target.value })}
          ref={secretField}
          value={typed.secret}
        />
      )}
      <TextField
        disabled={disabled}
        hint="As your application sends it."
        label="Redirect URI"
        onChange={(event) => onChange({ ...typed, redirectUri: event.target.value })}
        spellCheck={false}
        value={typed.redirectUri}
      />
      <TextField
        disabled={disabled}
        hint="Empty: diets and ingredients."
        label="Scope"
        onChange={(event) => onChange({ ...typed, scope: event.target.value })}
        spellCheck={false}
        value={typed.scope}
      />
    </form>
  );
}
