/** Address and handlers of every route. The list itself is made by the build. */
export const ROUTES: [address: string, load: () => Promise<Record<string, unknown>>][];
