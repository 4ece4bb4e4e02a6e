import { describe, expect, it } from 'vitest';
import {
  type AnalysedNote,
  sentimentAnalytics,
  sentimentRange,
  sentimentTrend,
} from './sentiment.ts';

const ZONE = 'America/Sao_Paulo';
const NOW = '2026-03-10T12:00:00.000Z';

const note = (number: number, changes: Partial<AnalysedNote>): AnalysedNote => ({
  id: `nota-${number}`,
  appointmentId: `sessao-${number}`,
  patientId: 'paciente',
  createdAt: `2026-03-0${number}T12:00:00.000Z`,
  sentimentScore: 0,
  intensity: 'baixa',
  emotions: [],
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

describe('the trend', () => {
  it('compares the second half with the first', () => {
    expect(sentimentTrend([0, 0.2])).toBe('up');
    expect(sentimentTrend([0.2, 0])).toBe('down');
    expect(sentimentTrend([0, 0.09])).toBe('stable');
  });

  it('takes a difference of exactly 0.1 as one, whatever binary makes of it', () => {
    expect(sentimentTrend([0.2, 0.3])).toBe('up');
    expect(sentimentTrend([0.3, 0.2])).toBe('down');
    expect(sentimentTrend([0.7, 0.8])).toBe('up');
  });

  it('is none where there is nothing to compare', () => {
    expect(sentimentTrend([])).toBe('stable');
    expect(sentimentTrend([-1])).toBe('stable');
  });
});

describe('sentiment analytics', () => {
  it('leave out notes without a score, and those of other days', () => {
    const { totalNotes, analyzedNotes } = analytics(
      note(1, { sentimentScore: null }),
      note(2, {}),
      note(3, { createdAt: '2026-02-09T02:59:59.999Z' }),
      note(4, { createdAt: '2026-02-09T03:00:00.000Z' }),
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
