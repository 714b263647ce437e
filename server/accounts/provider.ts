/** Signing in by the host's own provider of OpenID Connect: with PKCE, a state and a nonce that stay in the browser. */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';

export interface ProviderSettings {
  /** Its address: `https://login.example.org`. */
  readonly issuer: string;
  readonly client: string;
  readonly secret: string;
  /** As people know it. */
  readonly name: string;
}

/** What the browser keeps until it comes back. */
export interface Errand {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who somebody is there. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** What they may be called, the best first. */
  readonly names: readonly string[];
}

const NAMES = ['preferred_username', 'nickname', 'name', 'given_name'] as const;

export class Provider {
  readonly name: string;
  private readonly settings: ProviderSettings;
  private found: Promise<Configuration> | undefined;

  constructor(settings: ProviderSettings) {
    this.settings = settings;
    this.name = settings.name;
  }

  /** Asked for when it is first needed, and again after it was away. */
  private configuration(): Promise<Configuration> {
    const { issuer, client, secret } = this.settings;
    const address = new URL(issuer);
    // Plain HTTP only where nobody lies between: on this machine.
    const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(address.hostname);
    const execute = isHere ? [allowInsecureRequests] : [];
    this.found ??= discovery(address, client, secret, undefined, { execute }).catch((error: unknown) => {
      this.found = undefined;
      throw error;
    });
    return this.found;
  }

  /** Where to send the browser, and what it is to keep meanwhile. */
  async begin(back: string): Promise<{ readonly to: string; readonly errand: Errand }> {
    const errand = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const to = buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: back,
      scope: 'openid profile',
      state: errand.state,
      nonce: errand.nonce,
      code_challenge: await calculatePKCECodeChallenge(errand.verifier),
      code_challenge_method: 'S256',
    });
    return { to: to.href, errand };
  }

  /** Throws for whatever did not come from there, or is not for this browser. */
  async finish(came: string, errand: Errand): Promise<Identity> {
    const tokens = await authorizationCodeGrant(await this.configuration(), new URL(came), {
      pkceCodeVerifier: errand.verifier,
      expectedState: errand.state,
      expectedNonce: errand.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('the provider did not say who it is');
    const names = NAMES.flatMap((name) => {
      const said = claims[name];
      return typeof said === 'string' && said.trim() !== '' ? [said.slice(0, 40)] : [];
    });
    return { issuer: claims.iss, subject: claims.sub, names };
  }
}
