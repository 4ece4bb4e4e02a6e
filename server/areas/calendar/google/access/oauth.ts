import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { consentIncomplete, GoogleFailure, invalidCode, isFailure } from '../api/errors.ts';
import type { GoogleSettings } from './settings.ts';
import { callGoogle, type Patience } from '../api/transport.ts';

/** What Google gave for one person's calendars. Never leaves the server but sealed. */
export const credentialsSchema = v.object({
  refreshToken: v.string(),
  accessToken: v.string(),
  /** Milliseconds since 1970. */
  expiresAt: v.number(),
});
export type Credentials = v.InferOutput<typeof credentialsSchema>;

const EVENTS = 'https://www.googleapis.com/auth/calendar.events';
const LIST = 'https://www.googleapis.com/auth/calendar.calendarlist.readonly';

const tokenAnswer = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  expires_in: v.number(),
  refresh_token: v.optional(v.string()),
  scope: v.optional(v.string()),
});

/** RFC 7636, method S256. */
const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** The page on which the person lets us in. `consent` makes Google give a refresh token every time. */
export function authUrl(settings: GoogleSettings, state: string, verifier: string): string {
  const url = new URL(settings.authUrl);
  url.search = new URLSearchParams({
    client_id: settings.clientId,
    redirect_uri: settings.redirectUri,
    response_type: 'code',
    scope: `${EVENTS} ${LIST}`,
    access_type: 'offline',
    prompt: 'consent',
    state,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}

/** The settings, and who waits. */
type Asking = GoogleSettings & Pick<Patience, 'signal'>;

const requestToken = (settings: Asking, form: Readonly<Record<string, string>>) =>
  callGoogle(
    {
      method: 'POST',
      url: settings.tokenUrl,
      body: new URLSearchParams({
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        ...form,
      }),
      answer: tokenAnswer,
    },
    settings,
  );

const expiry = (now: number, seconds: number): number => now + seconds * 1000;

/**
 * Gives a code for tokens; a code counts once.
 * @param now milliseconds since 1970
 * @throws DomainError where the code is not taken or access was not granted, GoogleFailure
 */
export async function exchangeCode(
  settings: Asking,
  code: string,
  verifier: string,
  now: number,
): Promise<Credentials> {
  const answer = await requestToken(settings, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: settings.redirectUri,
  }).catch((error: unknown) => {
    if (isFailure(error, 'revoked', 'refused')) throw invalidCode();
    throw error;
  });
  const granted = new Set(answer.scope?.split(' '));
  if (!answer.refresh_token || !granted.has(EVENTS) || !granted.has(LIST))
    throw consentIncomplete();
  return {
    refreshToken: answer.refresh_token,
    accessToken: answer.access_token,
    expiresAt: expiry(now, answer.expires_in),
  };
}

/** A new access token. @throws GoogleFailure, `revoked` where the grant is over */
export async function renew(
  settings: Asking,
  { refreshToken }: Credentials,
  now: number,
): Promise<Credentials> {
  const answer = await requestToken(settings, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  });
  return {
    refreshToken: answer.refresh_token ?? refreshToken,
    accessToken: answer.access_token,
    expiresAt: expiry(now, answer.expires_in),
  };
}

/** Ends the grant at Google. Whether that succeeded makes no difference to us: our copy is deleted either way. */
export async function revoke(
  settings: GoogleSettings,
  { refreshToken }: Credentials,
): Promise<void> {
  try {
    await callGoogle(
      {
        method: 'POST',
        url: settings.revokeUrl,
        body: new URLSearchParams({ token: refreshToken }),
        answer: v.unknown(),
      },
      settings,
    );
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error;
  }
}
