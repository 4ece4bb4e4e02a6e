import { createHash, randomBytes } from 'node:crypto';
import { OAuthError } from './errors.ts';

export interface OAuthClient {
  readonly id: string;
  readonly secret: string;
  readonly redirectUris: readonly string[];
}

interface Grant {
  readonly scope: string;
  readonly challenge: string | null;
  readonly redirectUri: string;
  /** Whether a refresh token comes of it. */
  readonly isLasting: boolean;
  readonly expiresAt: number;
}

const CODE_MS = 600_000;
const ACCESS_SECONDS = 3599;
const opaque = (prefix: string) => `${prefix}${randomBytes(24).toString('base64url')}`;

/** Google's authorisation server for one account, as far as the web-server flow goes. */
export class OAuthServer {
  readonly #codes = new Map<string, Grant>();
  readonly #access = new Map<string, { expiresAt: number; scope: string }>();
  readonly #refresh = new Map<string, { scope: string }>();
  /** What the person grants; all that was asked for where it is absent. */
  grantedScope: string | undefined;
  /** Whether the person has let the client in before. */
  #isGranted = false;
  /** Whether the person says yes. */
  consents = true;
  /** Whether the page is shown, and waits for the person, who has pressed the button already otherwise. */
  waits = false;

  constructor(
    readonly client: OAuthClient,
    readonly now: () => number,
  ) {}

  /** The consent screen, on which the person has just pressed a button. Returns where the browser is sent. */
  authorize(query: URLSearchParams): string {
    const redirectUri = query.get('redirect_uri') ?? '';
    if (query.get('client_id') !== this.client.id)
      throw new OAuthError('invalid_client', 'The OAuth client was not found.', 401);
    if (!this.client.redirectUris.includes(redirectUri))
      throw new OAuthError('redirect_uri_mismatch', 'The redirect URI is not registered.');
    if (query.get('response_type') !== 'code')
      throw new OAuthError('unsupported_response_type', 'Only code is supported.');
    const method = query.get('code_challenge_method');
    const challenge = query.get('code_challenge');
    if (challenge !== null && method !== 'S256')
      throw new OAuthError('invalid_request', 'Only S256 is supported here.');
    const target = new URL(redirectUri);
    const state = query.get('state');
    if (state !== null) target.searchParams.set('state', state);
    if (!this.consents) target.searchParams.set('error', 'access_denied');
    else target.searchParams.set('code', this.#issueCode(query, redirectUri, challenge));
    return target.href;
  }

  #issueCode(query: URLSearchParams, redirectUri: string, challenge: string | null): string {
    const code = opaque('4/');
    // Who has agreed before is not asked again, and no second refresh token is given, unless the client wants consent.
    const isAsked = !this.#isGranted || (query.get('prompt') ?? '').split(' ').includes('consent');
    this.#isGranted = true;
    this.#codes.set(code, {
      scope: this.grantedScope ?? query.get('scope') ?? '',
      challenge,
      redirectUri,
      isLasting: isAsked && query.get('access_type') === 'offline',
      expiresAt: this.now() + CODE_MS,
    });
    return code;
  }

  token(form: URLSearchParams): unknown {
    const secret = form.get('client_secret');
    if (form.get('client_id') !== this.client.id || secret !== this.client.secret)
      throw new OAuthError('invalid_client', 'Unauthorized', 401);
    const type = form.get('grant_type');
    if (type === 'authorization_code') return this.#exchange(form);
    if (type === 'refresh_token') return this.#renew(form.get('refresh_token') ?? '');
    throw new OAuthError('unsupported_grant_type', `Invalid grant_type: ${type}`);
  }

  #exchange(form: URLSearchParams): unknown {
    const code = form.get('code') ?? '';
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    if (!grant || grant.expiresAt <= this.now())
      throw new OAuthError('invalid_grant', 'Malformed auth code.');
    if (grant.redirectUri !== form.get('redirect_uri'))
      throw new OAuthError('redirect_uri_mismatch', 'Bad Request');
    const made = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (grant.challenge !== null && grant.challenge !== made)
      throw new OAuthError('invalid_grant', 'Invalid code verifier.');
    const refresh = grant.isLasting ? opaque('1//') : null;
    if (refresh) this.#refresh.set(refresh, { scope: grant.scope });
    return {
      ...this.#issueAccess(grant.scope),
      ...(refresh && { refresh_token: refresh }),
    };
  }

  #renew(refresh: string): unknown {
    const known = this.#refresh.get(refresh);
    if (!known) throw new OAuthError('invalid_grant', 'Token has been expired or revoked.');
    return this.#issueAccess(known.scope);
  }

  #issueAccess(scope: string) {
    const access_token = opaque('ya29.');
    const expiresAt = this.now() + ACCESS_SECONDS * 1000;
    this.#access.set(access_token, { expiresAt, scope });
    return { access_token, expires_in: ACCESS_SECONDS, scope, token_type: 'Bearer' };
  }

  /** Any token stands for the whole grant: with it go all that this client holds of the account. */
  revoke(token: string): void {
    if (!this.#refresh.has(token) && !this.#access.has(token))
      throw new OAuthError('invalid_token', 'Token expired or revoked');
    this.revokeAll();
  }

  /** As when the person removes the app in the account's settings. */
  revokeAll(): void {
    this.#refresh.clear();
    this.#access.clear();
    this.#isGranted = false;
  }

  /** Access tokens end early; refresh tokens live. */
  expireAccess(): void {
    this.#access.clear();
  }

  /** The scope of a live access token. */
  scopeOf(authorization: string | undefined): string | undefined {
    const [, token = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
    const known = this.#access.get(token);
    return known && known.expiresAt > this.now() ? known.scope : undefined;
  }

  /** Every secret that was handed out and still lives, for looking whether one leaked. */
  get secrets(): string[] {
    return [...this.#refresh.keys(), ...this.#access.keys()];
  }
}
