import { GOOGLE_CALLBACK } from '../../../../../src/domain/contract/googleCallback.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { notConfigured } from '../api/errors.ts';

export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly revokeUrl: string;
  readonly apiUrl: string;
  readonly timeoutMs: number;
}

const API = '/calendar/v3';
const TIMEOUT_MS = 10_000;

const endpoints = (oauthUrl: string | undefined) => ({
  authUrl: `${oauthUrl ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
  tokenUrl: `${oauthUrl ?? 'https://oauth2.googleapis.com'}/token`,
  revokeUrl: `${oauthUrl ?? 'https://oauth2.googleapis.com'}/revoke`,
});

/** Undefined where the server has no registration, or does not know where browsers find it. */
export function googleSettings({
  config,
}: Pick<ServerParts, 'config'>): GoogleSettings | undefined {
  const { google, publicUrl } = config ?? {};
  if (!google || !publicUrl) return undefined;
  return {
    clientId: google.clientId,
    clientSecret: google.clientSecret,
    redirectUri: `${publicUrl}${GOOGLE_CALLBACK}`,
    ...endpoints(google.oauthUrl),
    apiUrl: `${google.apiUrl ?? 'https://www.googleapis.com'}${API}`,
    timeoutMs: google.timeoutMs ?? TIMEOUT_MS,
  };
}

/** @throws DomainError `google_not_configured` */
export function requireSettings(parts: Pick<ServerParts, 'config'>): GoogleSettings {
  const settings = googleSettings(parts);
  if (!settings) throw notConfigured();
  return settings;
}
