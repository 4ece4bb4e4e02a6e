import { beforeAll, describe, expect, it } from 'vitest';
import { openBooks } from '../../../../test/harness/practice/books.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';

let world: ClinicApi;

beforeAll(async () => {
  const db = await sharedDatabase();
  world = await openClinicApi(db);
  await openBooks(db, world.clinic);
});

const get = (path: string, reader: ReaderName = 'ana') =>
  world.api.call('GET', `/notes/${path}`, { token: world.tokens[reader] });

describe('sentiment analytics', () => {
  it('sum up the notes of the period that were analysed', async () => {
    const { status, body } = await get('sentiment-analytics/month');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      period: 'month',
      from: '2026-02-09T03:00:00.000Z',
      to: '2026-03-11T03:00:00.000Z',
      totalNotes: 4,
      analyzedNotes: 3,
      averageSentiment: 0.133,
      positive: 2,
      negative: 1,
      neutral: 0,
      trend: null,
      topEmotions: [{ emotion: 'ansiedade', average: 0.5, count: 3 }],
      intensity: { baixa: 0, média: 3, alta: 0 },
    });
    const series = body.series as { sentimentScore: number }[];
    expect(series.map(({ sentimentScore }) => sentimentScore)).toEqual([0.5, -0.4, 0.3]);
  });

  it('reach back further or less', async () => {
    expect((await get('sentiment-analytics/week')).body).toMatchObject({ analyzedNotes: 1 });
    expect((await get('sentiment-analytics/quarter')).body).toMatchObject({ analyzedNotes: 3 });
    expect((await get('sentiment-analytics/year')).body).toMatchObject({ analyzedNotes: 3 });
    expect((await get('sentiment-analytics/century')).status).toBe(422);
  });

  it('can be of one patient; a foreign one is missing', async () => {
    const { davi, elisa } = world.clinic;
    const own = await get(`sentiment-analytics/month?patientId=${davi.id}`);
    expect(own.body).toMatchObject({
      analyzedNotes: 2,
      trend: 'unclear',
      averageSentiment: -0.05,
    });
    const missing = await get(`sentiment-analytics/month?patientId=${crypto.randomUUID()}`);
    const foreign = await get(`sentiment-analytics/month?patientId=${elisa.id}`);
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  });

  it('carry no text, and are zeros where nothing is', async () => {
    expect((await get('sentiment-analytics/year')).text).not.toMatch(/trabalho|Dormiu|Resumo/);
    expect((await get('sentiment-analytics/month', 'bruno')).body).toMatchObject({
      totalNotes: 0,
      analyzedNotes: 0,
      averageSentiment: null,
      trend: null,
      series: [],
      topEmotions: [],
    });
  });

  it('are for authors alone', async () => {
    for (const reader of ['admin', 'portal'] as const) {
      expect((await get('sentiment-analytics/month', reader)).status).toBe(403);
      expect((await get(`patterns/${world.clinic.davi.id}`, reader)).status).toBe(403);
    }
    expect((await get('sentiment-analytics/month', 'anonymous')).status).toBe(401);
  });
});

describe('patterns', () => {
  it('name the themes that come back, with where', async () => {
    const { status, body } = await get(`patterns/${world.clinic.davi.id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      totalSessions: 3,
      recurringThemes: [
        {
          theme: 'trabalho',
          frequency: 2,
          keyInsights: ['Conseguiu novo emprego.', 'Relata conflito no trabalho com a chefe.'],
          evolution: 'unclear',
          halves: [
            { frequency: 1, sessions: 1 },
            { frequency: 1, sessions: 2 },
          ],
        },
        {
          theme: 'sono',
          frequency: 2,
          keyInsights: ['Dormiu bem.', 'Dormiu mal.'],
          evolution: 'unclear',
          halves: [
            { frequency: 1, sessions: 1 },
            { frequency: 1, sessions: 2 },
          ],
        },
      ],
    });
  });

  it('need three sessions with a note', async () => {
    const { status, body } = await get(`patterns/${world.clinic.carla.id}`);
    expect([status, body]).toEqual([
      422,
      { code: 'not_enough_sessions', message: 'Necessário pelo menos 3 sessões' },
    ]);
  });

  it('are of the own patients; a foreign one is missing', async () => {
    const missing = await get(`patterns/${crypto.randomUUID()}`);
    for (const reader of ['bruno', 'stranger'] as const) {
      const foreign = await get(`patterns/${world.clinic.davi.id}`, reader);
      expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    }
  });

  it('and estimates are not made or shown where the patient takes the consent back', async () => {
    const { davi } = world.clinic;
    const consents = (method: 'POST' | 'DELETE', body: object) =>
      world.api.call(method, `/patients/${davi.id}/consents`, { token: world.tokens.ana, body });
    await consents('POST', { kinds: ['ai'], day: '2026-03-01' });
    expect((await get(`patterns/${davi.id}`)).status).toBe(200);
    await consents('DELETE', { kinds: ['ai'] });
    const { status, body } = await get(`patterns/${davi.id}`);
    expect([status, body.code]).toEqual([409, 'no_consent']);
    expect((await get(`sentiment-analytics/month?patientId=${davi.id}`)).body).toMatchObject({
      totalNotes: 3,
      analyzedNotes: 0,
      withoutConsent: 3,
      averageSentiment: null,
      series: [],
      topEmotions: [],
      readers: [],
    });
    expect((await get('sentiment-analytics/month')).body).toMatchObject({
      analyzedNotes: 1,
      withoutConsent: 3,
      averageSentiment: 0.5,
    });
    // Given again, what was read before counts again.
    await consents('POST', { kinds: ['ai'], day: '2026-03-02' });
    expect((await get('sentiment-analytics/month')).body).toMatchObject({
      analyzedNotes: 3,
      withoutConsent: 0,
    });
  });
});
