import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import passport from "passport";
import OAuth2Strategy from "passport-oauth2";
import { expect } from "vitest";
import { json, type Partner, SCOPE, visit } from "./partner";

type Tokens = { accessToken: string; refreshToken: string };

/** Partners write it like this: the profile comes from our userinfo endpoint, with the token in the header. */
class ForkprintStrategy extends OAuth2Strategy {
  constructor(
    readonly issuer: string,
    options: OAuth2Strategy.StrategyOptions,
    verify: OAuth2Strategy.VerifyFunction,
  ) {
    super(options, verify);
  }

  override userProfile(accessToken: string, done: (error?: unknown, profile?: unknown) => void): void {
    fetch(`${this.issuer}/oauth/userinfo`, { headers: { authorization: `Bearer ${accessToken}` } })
      .then((answer) => json(answer))
      .then((profile) => done(null, profile), done);
  }

  /** Renews as passport-oauth2-refresh does. */
  renew(refreshToken: string): Promise<Tokens> {
    return new Promise((resolve, reject) =>
      this._oauth2.getOAuthAccessToken(refreshToken, { grant_type: "refresh_token" }, (error, accessToken, next) =>
        error ? reject(error) : resolve({ accessToken: accessToken ?? "", refreshToken: next ?? "" }),
      ),
    );
  }
}

/**
 * Runs a partner's Express server that signs people in with the published passport-oauth2 and keeps state and PKCE in
 * its session. `register`: registers the address at which the partner's server listens.
 */
export async function completeWithPassport(register: (callback: string) => Promise<Partner>): Promise<void> {
  const app = express();
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const partner = await register(`${own}/callback`);
    const { issuer, clientId, secret, callback, diner } = partner;
    const strategy = new ForkprintStrategy(
      issuer,
      {
        authorizationURL: `${issuer}/oauth/authorize`,
        tokenURL: `${issuer}/oauth/token`,
        clientID: clientId,
        clientSecret: secret ?? "",
        callbackURL: callback,
        scope: SCOPE,
        state: true,
        pkce: true,
      } as OAuth2Strategy.StrategyOptions,
      (accessToken: string, refreshToken: string, profile: unknown, done: OAuth2Strategy.VerifyCallback) =>
        done(null, { accessToken, refreshToken, profile }),
    );
    const signIn = new passport.Passport().use("forkprint", strategy);
    const session = {};
    app.use((request, _response, next) => {
      Object.assign(request, { session });
      next();
    });
    const authenticate = signIn.authenticate("forkprint", { session: false });
    app.get("/login", authenticate);
    app.get("/callback", authenticate, (request, response) => void response.json(request.user));

    const login = await fetch(`${own}/login`, { redirect: "manual" });
    const back = await visit(partner, login.headers.get("location") ?? "");
    const user = await json<Tokens & { profile: object }>(await fetch(back));
    expect(user.profile).toMatchObject({ sub: diner.id, email: diner.email });
    const next = await strategy.renew(user.refreshToken);
    expect(next.refreshToken).not.toBe(user.refreshToken);
    await expect(strategy.renew(user.refreshToken)).rejects.toMatchObject({ statusCode: 400 });
    const dead = await fetch(`${issuer}/oauth/userinfo`, { headers: { authorization: `Bearer ${next.accessToken}` } });
    expect(dead.status).toBe(401);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
