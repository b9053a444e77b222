import type { DetailSwitch, DetailText } from "@/lib/schemas/oauth-details";
import type { OAuthClient } from "@/server/db/generated/client";

/** The column in which each detail of an application is stored. */
const COLUMNS = {
  developer: "developer",
  logo_uri: "logoUri",
  site_uri: "siteUri",
  privacy_uri: "policyUri",
  terms_uri: "termsUri",
  notice_uri: "noticeUri",
  require_pkce: "requiresPkce",
  forgive_repeated_refresh: "forgivesRepeatedRefresh",
  dpop_bound_access_tokens: "requiresProofs",
  require_pushed_authorization_requests: "requiresPushedRequests",
} as const satisfies Record<DetailText | DetailSwitch, keyof OAuthClient>;

type Detail = keyof typeof COLUMNS;
type ColumnOf<Name extends Detail> = (typeof COLUMNS)[Name];

/** A Prisma `select` of these details. */
export const selectDetails = <Name extends Detail>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [COLUMNS[name], true])) as { [Column in ColumnOf<Name>]: true };

/** The details of a row under the names of the API. */
export const detailsOf = <Name extends Detail>(names: readonly Name[], row: Pick<OAuthClient, ColumnOf<Name>>) =>
  Object.fromEntries(names.map((name) => [name, row[COLUMNS[name]]])) as {
    [Each in Name]: OAuthClient[ColumnOf<Each>];
  };

/** The changed columns: details that `body` does not name are left out, and so keep their values. */
export const changedColumns = (body: { [Name in Detail]?: OAuthClient[ColumnOf<Name>] }) =>
  Object.fromEntries(
    (Object.keys(COLUMNS) as Detail[]).flatMap((name) =>
      body[name] === undefined ? [] : [[COLUMNS[name], body[name]]],
    ),
  ) as Partial<Pick<OAuthClient, ColumnOf<Detail>>>;
