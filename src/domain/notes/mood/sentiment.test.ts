import { describe, expect, it } from 'vitest';
import { type AnalysedNote, sentimentAnalytics, sentimentRange } from './sentiment.ts';

const ZONE = 'America/Sao_Paulo';
const NOW = '2026-03-10T12:00:00.000Z';

const WORDS = { kind: 'embedded', name: 'Leitor por palavras', version: '1' } as const;
const MODEL = { kind: 'provider', name: 'Fala SA', version: 'modelo-1' } as const;

const note = (number: number, changes: Partial<AnalysedNote>): AnalysedNote => ({
  id: `nota-${number}`,
  appointmentId: `sessao-${number}`,
  patientId: 'paciente',
  // All were typed on one day, after the sessions.
  createdAt: '2026-03-09T12:00:00.000Z',
  sessionAt: `2026-03-0${number}T12:00:00.000Z`,
  estimate: 'scored',
  reader: WORDS,
  sentimentScore: 0,
  intensity: 'baixa',
  emotions: [],
  mayBeRead: true,
  ...changes,
});

const analytics = (...notes: AnalysedNote[]) =>
  sentimentAnalytics(notes, { period: 'month' }, ZONE, NOW);

describe('a score that arrived as a text', () => {
  it('counts as the number that it says, and one that says none as no score', () => {
    const text = (score: string) => ({ sentimentScore: score as unknown as number });
    const found = analytics(note(1, text('-0.5')), note(2, text('0.9')), note(3, text('muito')));
    expect(found).toMatchObject({
      totalNotes: 3,
      analyzedNotes: 2,
      averageSentiment: 0.2,
      positive: 1,
      negative: 1,
    });
    expect(found.series.map(({ sentimentScore }) => sentimentScore)).toEqual([-0.5, 0.9]);
  });
});

describe('a patient who took the consent back', () => {
  const refused = { patientId: 'outra', sentimentScore: -1, mayBeRead: false };

  it('has no part in a mean, a class, an emotion or the line, and is counted as left out', () => {
    const emotions = [{ emotion: 'medo' as const, score: 1 }];
    const found = analytics(
      note(1, { sentimentScore: 0.4 }),
      note(2, { ...refused, emotions }),
      note(3, { ...refused, estimate: 'risk' }),
      note(4, { ...refused, estimate: null, sentimentScore: null }),
    );
    expect(found).toMatchObject({
      totalNotes: 4,
      analyzedNotes: 1,
      withoutConsent: 3,
      withRisk: 0,
      unread: 0,
      patients: 1,
      averageSentiment: 0.4,
      negative: 0,
      topEmotions: [],
      series: [{ noteId: 'nota-1' }],
    });
  });

  it('does not decide which reader is the newest', () => {
    const found = analytics(note(1, {}), note(2, { ...refused, reader: MODEL }));
    expect(found.readers).toEqual([{ reader: WORDS, notes: 1 }]);
  });
});

describe('the trend', () => {
  const LATER = '2026-03-28T12:00:00.000Z';
  const rising = Array.from({ length: 20 }, (_, n) =>
    note(n, {
      sessionAt: `2026-03-${String(n + 1).padStart(2, '0')}T12:00:00.000Z`,
      createdAt: `2026-03-${String(28 - n).padStart(2, '0')}T12:00:00.000Z`,
      sentimentScore: -0.5 + n / 20 + (n % 2) / 10,
    }),
  );
  const trendOf = (notes: AnalysedNote[], patientId?: string) =>
    sentimentAnalytics(notes, { period: 'month', patientId }, ZONE, LATER);

  it('goes by the days of the sessions, whichever was typed first', () => {
    expect(trendOf(rising, 'paciente')).toMatchObject({ trend: 'up', change: { count: 17 } });
    expect(trendOf(rising.toReversed(), 'paciente').trend).toBe('up');
  });

  it('is of one patient: over all of them there is none', () => {
    expect(trendOf(rising)).toMatchObject({ trend: null, change: null, patients: 1 });
  });

  it('is not said of a few notes', () => {
    expect(trendOf(rising.slice(0, 8), 'paciente')).toMatchObject({ trend: 'unclear' });
  });

  it('is of the reader with the most notes while a newer one has read few', () => {
    const changed = rising.map((one, n) => (n < 17 ? one : { ...one, reader: MODEL }));
    expect(trendOf(changed, 'paciente')).toMatchObject({
      comparedNotes: 17,
      readers: [
        { reader: WORDS, notes: 17 },
        { reader: MODEL, notes: 3 },
      ],
    });
  });

  it('does not go on from one reader to another', () => {
    const changed = rising.map((one, n) => (n < 12 ? one : { ...one, reader: MODEL }));
    expect(trendOf(changed, 'paciente')).toMatchObject({
      analyzedNotes: 20,
      comparedNotes: 8,
      trend: 'unclear',
      readers: [
        { reader: MODEL, notes: 8 },
        { reader: WORDS, notes: 12 },
      ],
    });
  });
});

describe('notes that are not scored', () => {
  it('are in no mean and no class, and are counted as what they are', () => {
    const none = { sentimentScore: null, intensity: null } as const;
    const found = analytics(
      note(1, { sentimentScore: 0.5 }),
      note(2, { ...none, estimate: 'none' }),
      note(3, { ...none, estimate: 'mixed' }),
      note(4, { ...none, estimate: 'risk' }),
      note(5, { ...none, estimate: null, reader: null }),
      note(6, { sentimentScore: 0, estimate: null, reader: null }),
    );
    expect(found).toMatchObject({
      totalNotes: 6,
      analyzedNotes: 2,
      comparedNotes: 1,
      averageSentiment: 0.5,
      positive: 1,
      neutral: 0,
      negative: 0,
      withoutEstimate: 2,
      withRisk: 1,
      unread: 1,
    });
    expect(found.mixed).toBe(1);
  });

  it('leave no mean where there are no others', () => {
    expect(analytics(note(1, { sentimentScore: null, estimate: 'none' }))).toMatchObject({
      averageSentiment: null,
      readers: [],
    });
  });
});

describe('sentiment analytics', () => {
  it('leave out notes without a score, and those of other days', () => {
    const { totalNotes, analyzedNotes } = analytics(
      note(1, { sentimentScore: null }),
      note(2, {}),
      note(3, { sessionAt: '2026-02-09T02:59:59.999Z' }),
      note(4, { sessionAt: '2026-02-09T03:00:00.000Z' }),
    );
    expect([totalNotes, analyzedNotes]).toEqual([3, 2]);
  });

  it('class a score by its sign', () => {
    expect(
      analytics(note(1, { sentimentScore: 0.01 }), note(2, { sentimentScore: -0.01 }), note(3, {})),
    ).toMatchObject({ positive: 1, negative: 1, neutral: 1, averageSentiment: 0 });
  });

  it('put the emotions first that weigh most, with their mean', () => {
    const { topEmotions } = analytics(
      note(1, {
        emotions: [
          { emotion: 'medo', score: 0.9 },
          { emotion: 'culpa', score: 0.5 },
        ],
      }),
      note(2, { emotions: [{ emotion: 'culpa', score: 0.6 }] }),
    );
    expect(topEmotions).toEqual([
      { emotion: 'culpa', average: 0.55, count: 2 },
      { emotion: 'medo', average: 0.9, count: 1 },
    ]);
  });

  it('reach back over whole days of the clinic', () => {
    expect(sentimentRange('week', ZONE, '2026-03-11T02:59:00.000Z')).toEqual({
      from: '2026-03-04T03:00:00.000Z',
      to: '2026-03-11T03:00:00.000Z',
    });
  });
});
