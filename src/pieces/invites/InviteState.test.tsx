import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/harness/renderPage.tsx';
import type { PatientInvite } from '../../domain/invites/invite.ts';
import { InviteState } from './InviteState.tsx';

afterEach(cleanup);

const invite = (changes: Partial<PatientInvite>): PatientInvite => ({
  id: 'i1',
  patientId: 'p1',
  psychologistId: null,
  email: 'ana@exemplo.com',
  status: 'pending',
  expiresAt: '2999-01-01T00:00:00.000Z',
  createdAt: '2026-11-01T12:00:00.000Z',
  ...changes,
});

describe('the state of an invitation', () => {
  it.each([
    ['never sent', null, 'Sem convite'],
    ['on its way', invite({}), 'Convite enviado'],
    ['past its week', invite({ expiresAt: '2026-01-01T00:00:00.000Z' }), 'Convite expirado'],
    ['accepted', invite({ status: 'accepted' }), 'Com acesso'],
    ['taken back', invite({ status: 'cancelled' }), 'Sem convite'],
  ])('that is %s', (_, given, words) => {
    renderPage(<InviteState invite={given} />);
    expect(screen.getByText(words)).toBeDefined();
  });
});
