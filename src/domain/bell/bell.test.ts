import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  administrator,
  ADMINISTRATOR,
  createDocumentSet,
  id,
  makeAppointment,
  psych,
  PSYCH,
} from '../../../test/fixtures/documents.ts';
import { audiencesOf, visibleVersions } from '../access.ts';
import type { Actor } from '../core/command.ts';
import { bringBack, dismiss } from './commands.ts';
import { DISMISSALS_MAX, dismissalsIdOf } from './dismissals.ts';
import { needsOf } from './needs.ts';

const at = '2026-03-10T14:00:00.000Z';
const days = (count: number): string => new Date(Date.parse(at) + count * 86_400_000).toISOString();
const key = (n: number): string => `no_note:${id(n)}:k${n}`;
const parsed = (...keys: string[]) => v.parse(dismiss.args, { keys });

function bell(actor: Actor = psych) {
  const documents = createDocumentSet({});
  const act = (command: typeof dismiss | typeof bringBack, keys: string[], when = at) =>
    command.apply(documents, parsed(...keys), { actor, at: when });
  const own = () => documents.get('bellDismissals', dismissalsIdOf(actor.userId));
  return { act, own, keys: () => own()?.items.map((one) => one.key) };
}

describe('what was put aside', () => {
  it('is remembered once, whatever comes twice, and can be brought back', () => {
    const { act, own, keys } = bell();
    act(dismiss, [key(1), key(2), key(1)]);
    const once = own();
    act(dismiss, [key(1), key(2), key(1)]);
    expect(own()).toEqual(once);
    expect(keys()).toEqual([key(1), key(2)]);
    act(bringBack, [key(1)]);
    act(bringBack, [key(1)]);
    expect(keys()).toEqual([key(2)]);
  });

  it('is forgotten when the bell no longer tells of it, and is bounded', () => {
    const { act, keys } = bell();
    act(dismiss, [key(1)]);
    act(dismiss, [key(2)], days(29));
    expect(keys()).toEqual([key(1), key(2)]);
    act(dismiss, [key(3)], days(31));
    expect(keys()).toEqual([key(2), key(3)]);
    for (let n = 0; n < DISMISSALS_MAX + 100; n += 100)
      act(
        dismiss,
        Array.from({ length: 100 }, (_, i) => key(1000 + n + i)),
        days(32),
      );
    expect(keys()).toHaveLength(DISMISSALS_MAX);
    expect(keys()).not.toContain(key(2));
  });

  it.each([[[]], [['no_note']], [['no_note:a:b c']], [[`no_note:${'a'.repeat(65)}:k`]]])(
    '%j is refused',
    (keys) => expect(v.safeParse(dismiss.args, { keys }).success).toBe(false),
  );

  it.each([
    ['a psychologist', psych, PSYCH],
    ['an administrator', administrator, ADMINISTRATOR],
  ] as const)('by %s is seen by nobody else', (_who, actor, userId) => {
    const { act, own } = bell(actor);
    act(dismiss, [key(1)]);
    const document = own();
    if (!document) throw new Error('Nothing is kept.');
    const audiences = visibleVersions('bellDismissals', document, { portalUserIds: [] });
    const seenBy = (reader: Parameters<typeof audiencesOf>[0]) =>
      audiences.filter(({ audience }) => audiencesOf(reader).includes(audience)).length;
    expect(seenBy({ id: userId, role: actor.role })).toBe(1);
    for (const role of ['psych', 'administrator', 'patient'] as const)
      expect(seenBy({ id: id(99), role })).toBe(0);
  });
});

describe('what a session needs', () => {
  const since = days(-30);
  const nothing = { writesNotes: true, notes: 0, payments: [], isFree: false };
  const over = { startAt: days(-2), endAt: days(-1.9) };
  const coming = { startAt: days(2), endAt: days(2.1) };
  const needs = (
    session: Parameters<typeof makeAppointment>[0],
    facts: Partial<Parameters<typeof needsOf>[1]> = {},
  ) =>
    needsOf(makeAppointment(session), { ...nothing, ...facts }, { since, now: at }).map(
      ({ kind }) => kind,
    );

  it.each([
    ['completed', { ...over, status: 'completed' }, ['no_note', 'no_payment']],
    ['left undecided', { ...over, status: 'scheduled' }, ['no_note']],
    ['missed', { ...over, status: 'no_show' }, []],
    ['cancelled', { ...over, status: 'cancelled' }, []],
    ['without a patient', { ...over, status: 'completed', patientId: null }, []],
    ['of last summer', { startAt: days(-60), endAt: days(-60), status: 'completed' }, []],
    ['to come', { ...coming, status: 'scheduled' }, []],
    [
      'booked by the patient',
      { ...coming, status: 'scheduled', patientBookedAt: days(-1) },
      ['booking'],
    ],
    [
      'booked by the patient long ago',
      { ...coming, status: 'scheduled', patientBookedAt: days(-31) },
      [],
    ],
    [
      'cancelled by the patient',
      { ...coming, status: 'cancelled', patientCancelledAt: days(-1) },
      ['cancellation'],
    ],
    [
      'cancelled by the patient without a network, which arrives later',
      {
        ...coming,
        status: 'cancelled',
        patientCancelledAt: days(-31),
        patientCancelReceivedAt: days(-1),
      },
      ['cancellation'],
    ],
    [
      'booked and cancelled by the patient',
      { ...coming, status: 'cancelled', patientBookedAt: days(-2), patientCancelledAt: days(-1) },
      ['cancellation'],
    ],
  ] as const)('that is %s', (_what, session, expected) => {
    expect(needs(session)).toEqual(expected);
  });

  it('is less with a note or a payment, and no note of who writes none', () => {
    const held = { ...over, status: 'completed' } as const;
    expect(needs(held, { notes: 1 })).toEqual(['no_payment']);
    expect(needs(held, { isFree: true })).toEqual(['no_note']);
    expect(needs(held, { isFree: true, payments: [{ status: 'failed' }] })).toEqual([
      'no_note',
      'no_payment',
    ]);
    expect(needs(held, { payments: [{ status: 'pending' }] })).toEqual(['no_note']);
    expect(needs(held, { payments: [{ status: 'failed' }] })).toEqual(['no_note', 'no_payment']);
    expect(needs(held, { writesNotes: false })).toEqual(['no_payment']);
  });
});
