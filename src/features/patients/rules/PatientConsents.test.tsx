import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import {
  psych,
  sampleId,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';
import type { Actor } from '../../../domain/core/command.ts';
import { PatientConsents } from './PatientConsents.tsx';
import { PatientReminders } from './PatientReminders.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const PATIENT = samplePatient(1).id;
const admin: Actor = { ...psych, userId: sampleId(2, 2), role: 'administrator' };

function Rules() {
  const patient = recordOf(useLive('patients.byId', { id: PATIENT }))?.patient;
  return (
    patient && (
      <>
        <PatientConsents patient={patient} />
        <PatientReminders patient={patient} />
      </>
    )
  );
}

async function open(actor = psych) {
  const server = await openPractice({
    tenants: [{ ...sampleTenant, kind: 'individual' }],
    users: [sampleUser(), sampleUser(2, { role: 'administrator' })],
    patients: [samplePatient(1)],
  });
  const here = connectDevice(server, actor);
  const view = renderScreen(here.client, <Rules />);
  await screen.findByText('Consentimentos', {}, LATER);
  const patientOf = async () =>
    recordOf(await here.device.query('patients.byId', { id: PATIENT }))?.patient;
  const practiceOf = async () => recordOf((await here.device.query('practice', {})).tenant);
  return { ...view, here, patientOf, practiceOf };
}

const press = (label: string) => screen.findByLabelText(label, {}, LATER);

describe('a patient’s consents', () => {
  it('are given for what is ticked, and taken back, without a network', async () => {
    const { user, here, patientOf } = await open();
    here.cut();
    await user.click(await press('Registrar: IA'));
    const asked = ['Gravação', 'Transcrição', 'IA'].map((name) =>
      screen.findByLabelText<HTMLInputElement>(
        new RegExp(`^${name}`),
        { selector: 'input' },
        LATER,
      ),
    );
    const boxes = await Promise.all(asked);
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, true]);
    await user.click(boxes[0] as HTMLElement);
    await user.click((await screen.findAllByText('Registrar')).at(-1) as HTMLElement);
    await user.click(await press('Revogar: IA'));
    expect(screen.getAllByText(/registrado por Helena Duarte/)).toHaveLength(2);
    await user.click((await screen.findAllByText('Revogar')).at(-1) as HTMLElement);
    expect(await screen.findByText(/^revogado em .* por Helena Duarte$/, {}, LATER)).toBeDefined();
    expect((await patientOf())?.consents).toMatchObject([
      { kind: 'recording', revokedAt: null },
      { kind: 'ai', revokedAt: expect.any(String) as unknown },
    ]);
  });

  it('are read and not changed by who does not treat the patient', async () => {
    await open(admin);
    expect(await screen.findAllByText('Sem consentimento', {}, LATER)).toHaveLength(3);
    expect(screen.queryByLabelText('Registrar: IA')).toBeNull();
  });
});

describe('the rules beside them', () => {
  it('hold and let go what a court ordered, and the patient’s reminders', async () => {
    const { user, patientOf } = await open();
    await user.click(await press('Guarda por ordem judicial'));
    await waitFor(async () => expect(await patientOf()).toMatchObject({ legalHold: true }), LATER);
    await user.click(await press('Guarda por ordem judicial'));
    await waitFor(async () => expect(await patientOf()).toMatchObject({ legalHold: false }), LATER);
    await user.click(await press('Lembretes por email'));
    expect(await screen.findByText(/^Desligados desde/, {}, LATER)).toBeDefined();
    await user.click(await press('Lembretes por email'));
    await waitFor(
      async () => expect(await patientOf()).toMatchObject({ remindersOffAt: null }),
      LATER,
    );
  });

  it('of the whole practice are set by who decides for it', async () => {
    const { user, practiceOf } = await open();
    await user.click(await press('Resumir notas só com o consentimento para IA'));
    expect(await screen.findByText(/^Vale para todos os pacientes desde/, {}, LATER)).toBeDefined();
    await user.click(await press('Registro documental'));
    await waitFor(
      async () =>
        expect(await practiceOf()).toMatchObject({
          noteShelf: 'private',
          aiConsentSince: expect.any(String) as unknown,
        }),
      LATER,
    );
  });
});
