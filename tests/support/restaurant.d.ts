declare module "*/sdk/demo-restaurant/server.mjs" {
  export function startRestaurant(options: {
    forkprint: string;
    port?: number;
    venue?: string;
    register: (redirectUri: string) => Promise<string>;
  }): Promise<{ origin: string; clientId: string; close: () => Promise<void> }>;
}
