import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../kernel/config.ts';
import { googleSettings } from './settings.ts';

const registered = {
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  PUBLIC_URL: 'https://sereno.exemplo.com.br/',
};
const settingsOf = (environment: Record<string, string>) =>
  googleSettings({ config: readConfig(environment) });

describe('where Google is', () => {
  it("is at Google's own hosts", () => {
    expect(settingsOf(registered)).toMatchObject({
      clientId: 'id',
      clientSecret: 'secret',
      redirectUri: 'https://sereno.exemplo.com.br/auth/google/callback',
      authUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      revokeUrl: 'https://oauth2.googleapis.com/revoke',
      apiUrl: 'https://www.googleapis.com/calendar/v3',
    });
  });

  it('is where the variables say', () => {
    const own = {
      ...registered,
      GOOGLE_API_URL: 'http://127.0.0.1:4000',
      GOOGLE_OAUTH_URL: 'http://127.0.0.1:4001/',
    };
    expect(settingsOf(own)).toMatchObject({
      authUrl: 'http://127.0.0.1:4001/o/oauth2/v2/auth',
      tokenUrl: 'http://127.0.0.1:4001/token',
      revokeUrl: 'http://127.0.0.1:4001/revoke',
      apiUrl: 'http://127.0.0.1:4000/calendar/v3',
    });
  });

  it.each(Object.keys(registered))('is nowhere without %s', (name) => {
    const { [name as keyof typeof registered]: _left, ...rest } = registered;
    expect(settingsOf(rest)).toBeUndefined();
  });

  it('has to be an address', () => {
    expect(() => readConfig({ ...registered, GOOGLE_API_URL: 'ftp://x' })).toThrow(
      'GOOGLE_API_URL',
    );
    expect(() => readConfig({ SERVER_KEY: 'curta' })).toThrow('SERVER_KEY');
  });
});
