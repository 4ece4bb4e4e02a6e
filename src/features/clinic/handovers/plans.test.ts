import { describe, expect, it } from 'vitest';
import type { Member } from '../../../domain/contract/clinic.ts';
import { confirmWords, whatWords } from './plans.ts';

const closed: Member = {
  id: 'ana',
  name: 'Ana',
  email: 'ana@exemplo.com',
  crp: '06/123456',
  role: 'psych',
  isActive: false,
  patients: 7,
  sessions: 3,
  sealed: 0,
  lastSentAt: null,
  closesAt: null,
};

describe('the words about a record of a closed account', () => {
  it('promise no day: the wait is longer where no mail is known to arrive', () => {
    const wait = 'passam ao menos 7 dias depois de um email a Ana';
    expect(whatWords('handover', closed)).toContain(wait);
    expect(confirmWords('handover', closed, 0)).toContain(wait);
  });
});
