import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageDevice } from '../../../../test/harness/page/pageDevice.ts';
import {
  psych,
  sampleHandover,
  sampleId,
  samplePatient,
} from '../../../../test/harness/practice/samples.ts';
import { renderScreen } from '../../../../test/harness/page/screen.tsx';
import { LiveQueries } from '../../../client/live/liveQueries.ts';
import type { Handover } from '../../../domain/handovers/handover.ts';
import type { Role } from '../../../domain/users/role.ts';
import { RecordElsewhere } from './RecordElsewhere.tsx';

afterEach(cleanup);

const holder = psych.userId;
const successor = sampleId(2, 9);
const patient = samplePatient(1, { psychologistId: successor, recordHolderId: holder });

function show(userId: string, changes: Partial<Handover>, role: Role = 'psych') {
  const handover = sampleHandover(1, { memberName: 'Helena Duarte', ...changes });
  const device = new PageDevice({ 'handovers.ofPatient': { whole: handover } });
  const actor = { ...psych, userId, role, name: 'Alguém', email: 'alguem@exemplo.com' };
  const client = { device, live: new LiveQueries(device), actor };
  return { handover, ...renderScreen(client, <RecordElsewhere patient={patient} />) };
}

describe('the notice on a patient whose record is with another psychologist', () => {
  it('tells the holder what is still hers, and leads to the question', async () => {
    const { user, router, handover } = show(holder, { status: 'asked' });
    expect(await screen.findByText(/notas e os dados de saúde continuam com você/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    const search = { dialogo: 'passagem', alvo: handover.id };
    await waitFor(() => expect(router.state.location.search).toMatchObject(search));
  });

  it.each([
    [{ status: 'asked' }, /ainda estão com Helena Duarte\. Chegam quando Helena Duarte permitir/],
    [
      { status: 'waiting', dueAt: '2026-12-02T15:00:00.000Z' },
      /Chegam a partir de 02\/12\/2026, se não houver discordância/,
    ],
    [{ status: 'refused' }, /estão com Helena Duarte\. Peça a Helena Duarte o que for preciso/],
  ] as const)('tells the successor when they come: %j', async (changes, words) => {
    show(successor, changes);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
  });

  it('tells the administration nothing here', async () => {
    const { container } = show(sampleId(2, 2), { status: 'asked' }, 'administrator');
    await waitFor(() => expect(container.querySelector('[role=alert]')).toBeNull());
  });
});
