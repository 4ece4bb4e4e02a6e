import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  sampleAppointment,
  sampleHandover,
  sampleId,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { MissingPatient } from './MissingPatient.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const patientId = sampleId(3, 1);
const people = {
  tenants: [sampleTenant],
  users: [sampleUser(), sampleUser(9), sampleUser(2, { role: 'administrator' })],
  patients: [samplePatient(1, { psychologistId: sampleId(2, 9) })],
};
const ownNote = sampleNote(1, { patientId, shelf: 'private' });

async function show(more: object, actor = psych) {
  const { client } = connectDevice(await openPractice({ ...people, ...more }), actor);
  const page = (
    <MissingPatient patientId={patientId} onBack={() => undefined} ownNotes="Minhas notas" />
  );
  return renderScreen(client, page);
}

describe('a patient who was handed over', () => {
  it('is said to be with whoever has the record now, and own notes stay', async () => {
    await show({ handovers: [sampleHandover(1)], notes: [ownNote] });
    await screen.findByText('Este paciente não está mais com você', {}, LATER);
    expect(
      screen.getByText(
        /^O prontuário foi passado a Bruno Lima em 20\/11\/2026\. As suas notas próprias/,
      ),
    ).toBeDefined();
    expect(screen.getByText('Minhas notas')).toBeDefined();
    expect(screen.queryByText('Paciente não encontrado')).toBeNull();
  });

  it('is said to be sealed where that was done, without offering notes that nobody reads', async () => {
    const seal = sampleHandover(1, { kind: 'seal', successorId: null, successorName: null });
    await show({ handovers: [seal] });
    await screen.findByText(/^O prontuário foi lacrado em 20\/11\/2026\.$/, {}, LATER);
    expect(screen.queryByText('Minhas notas')).toBeNull();
  });

  it('is known by the sessions that were held, where no question had to be asked', async () => {
    await show({ appointments: [sampleAppointment(1, { patientId, status: 'completed' })] });
    const words = /com outra pessoa da equipe\. As sessões que você atendeu/;
    expect(await screen.findByText(words, {}, LATER)).toBeDefined();
  });

  it('is not told of to a colleague who never had the patient, nor to the administration', async () => {
    const colleague = { ...psych, userId: sampleId(2, 9) };
    const elsewhere = { ...people, patients: [] };
    await show({ ...elsewhere, handovers: [sampleHandover(1)] }, colleague);
    expect(await screen.findByText('Paciente não encontrado', {}, LATER)).toBeDefined();
    cleanup();
    const admin = { ...psych, userId: sampleId(2, 2), role: 'administrator' } as const;
    await show({ ...elsewhere, handovers: [sampleHandover(1)] }, admin);
    expect(await screen.findByText('Paciente não encontrado', {}, LATER)).toBeDefined();
  });
});
