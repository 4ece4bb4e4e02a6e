import { describe, expect, it } from 'vitest';
import { openClinicApi } from '../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../test/harness/database/database.ts';
import { createAi } from '../../kernel/ai/create.ts';
import { readConfig } from '../../kernel/config.ts';

/** Returns what the server says to anybody, started with this environment. */
async function said(environment: Readonly<Record<string, string>>) {
  const ai = createAi(readConfig(environment).ai, { now: () => 0 });
  const { api } = await openClinicApi(await sharedDatabase(), { ai });
  return (await api.call('GET', '/ai-provider')).body;
}

const OUTSIDE = {
  AI_BASE_URL: 'https://ia.exemplo/v1',
  AI_CHAT_MODEL: 'modelo',
  AI_TRANSCRIPTION_MODEL: 'fala',
};
const NAMED = { AI_PROVIDER_NAME: 'Fala SA', AI_PROVIDER_COUNTRY: 'Irlanda' };

describe('who reads notes and hears recordings', () => {
  it('is the server alone where nothing is configured', async () => {
    expect(await said(NAMED)).toEqual({
      notes: 'server',
      notesBy: 'words',
      recordings: 'none',
      name: null,
      country: null,
    });
  });

  it('is a service outside, with the name and country that the operator gave', async () => {
    expect(await said({ ...OUTSIDE, ...NAMED })).toEqual({
      notes: 'outside',
      notesBy: 'model',
      recordings: 'outside',
      name: 'Fala SA',
      country: 'Irlanda',
    });
  });

  it('is a service of which nobody said who it is', async () => {
    expect(await said({ ...OUTSIDE })).toMatchObject({ notes: 'outside', name: null });
  });

  it('is the server where the operator runs the model there', async () => {
    expect(await said({ ...OUTSIDE, ...NAMED, AI_IS_LOCAL: '1' })).toEqual({
      notes: 'server',
      notesBy: 'model',
      recordings: 'server',
      name: null,
      country: null,
    });
  });
});
