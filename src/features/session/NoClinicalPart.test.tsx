import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleAppointmentRow } from '../../../test/harness/practice/deviceSamples.ts';
import { psych, sampleTenant, sampleUser } from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { NoClinicalPart } from './NoClinicalPart.tsx';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

async function open(role: 'psych' | 'administrator', changes: Partial<AppointmentRow> = {}) {
  const server = await openPractice({ tenants: [sampleTenant], users: [sampleUser(1, { role })] });
  const { client } = connectDevice(server, { ...psych, role });
  renderScreen(
    client,
    <NoClinicalPart
      session={{ ...sampleAppointmentRow('s'), patientId: 'p', ...changes }}
      part="notes"
    />,
  );
  await screen.findByText('As anotações não aparecem aqui');
}

describe('in the place of notes that nobody may see here', () => {
  it('an administrator reads whose they are', async () => {
    await open('administrator');
    expect(
      screen.getByText('As notas clínicas são vistas apenas por quem as escreveu.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver as sessões do paciente' })).toBeDefined();
  });

  it('a psychologist reads that the session has no patient, and how it gets one', async () => {
    await open('psych', { patientId: null });
    expect(
      screen.getByText(/Não é possível criar nota para agendamento sem paciente associado/),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Detalhes e ações' })).toBeDefined();
  });
});
