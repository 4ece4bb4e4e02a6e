import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import type { InviteRow } from '../../data/queries/people/results.ts';
import { InviteState } from './InviteState.tsx';

afterEach(cleanup);

const invite = (changes: Partial<InviteRow>): InviteRow => ({
  id: 'i1',
  status: 'pending',
  expiresAt: '2999-01-01T00:00:00.000Z',
  mark: 'saved',
  ...changes,
});

describe('the state of an invitation', () => {
  it.each([
    ['never sent', null, 'Sem convite'],
    ['still on this device', invite({ mark: 'waiting' }), 'A enviar'],
    ['on its way', invite({}), 'Enviado'],
    ['past its week', invite({ expiresAt: '2026-01-01T00:00:00.000Z' }), 'Expirado'],
    ['accepted', invite({ status: 'accepted' }), 'Com acesso'],
    ['taken back', invite({ status: 'cancelled' }), 'Sem convite'],
  ])('that is %s', (_, given, words) => {
    renderPage(<InviteState hasAccount={false} invite={given} />);
    expect(screen.getByText(words)).toBeDefined();
  });

  it('of a patient with an account does not matter any more', () => {
    renderPage(<InviteState hasAccount invite={null} />);
    expect(screen.getByText('Com acesso')).toBeDefined();
  });
});
