import { describe, expect, it } from 'vitest';
import type { OwedSession } from '../../data/queries/money/results.ts';
import { doubtOfPackage, newPackage } from './packages/packageForm.ts';
import { doubtOfTransfer, newTransfer, totalOf } from './transfer/transferForm.ts';

const OF = { usual: 150, zone: 'America/Sao_Paulo' };
const owed = (day: number, amount: number | null): OwedSession => ({
  id: `s${day}`,
  startAt: `2026-11-${day}T15:00:00.000Z`,
  endAt: `2026-11-${day}T16:00:00.000Z`,
  status: 'completed',
  amount,
  openId: null,
  price: amount,
  patientName: null,
});
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('several sessions that one transfer pays', () => {
  const sessions = [owed(10, 150), owed(11, 150), owed(12, null), owed(13, 150), owed(14, 150)];
  const form = newTransfer(sessions, 150, '2026-11-25');
  const typed = (amounts: object) => ({ ...form, amounts: { ...form.amounts, ...amounts } });

  it('are asked about where one is far from what it costs, by its day', () => {
    expect(doubtOfTransfer(sessions, form, OF)).toBeNull();
    expect(plain(doubtOfTransfer(sessions, typed({ s12: 1.5 }), OF))).toBe(
      'R$ 1,50 em 12/11/2026 é bem menos que o valor de costume, R$ 150,00.',
    );
    const left = { ...typed({ s12: 1.5 }), chosen: ['s10'] };
    expect(doubtOfTransfer(sessions, left, OF)).toBeNull();
  });

  it('are not asked about one by one where all are', () => {
    const all = typed({ s10: 1.5, s11: 1.5, s12: 1.5, s13: 1.5, s14: 1.5 });
    expect(plain(doubtOfTransfer(sessions, all, OF))).toMatch(/em 12\/11\/2026 .* E mais 2\.$/);
  });

  it('add up without the ones that cannot be read yet', () => {
    expect(totalOf(typed({ s10: '1,500', s11: null }))).toBe(450);
  });
});

it('a package is asked about by what each of its sessions costs', () => {
  const form = { ...newPackage('2026-11-25'), sessions: '4' };
  expect(doubtOfPackage({ ...form, amount: 600 }, 150)).toBeNull();
  expect(doubtOfPackage({ ...form, amount: '1,500' }, 150)).toBeNull();
  expect(plain(doubtOfPackage({ ...form, amount: 6 }, 150))).toBe(
    'R$ 1,50 por sessão é bem menos que o valor de costume, R$ 150,00.',
  );
});
