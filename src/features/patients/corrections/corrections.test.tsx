import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import {
  psych,
  psychId,
  sampleId,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';
import AnswerDialog, { AnswerEditor } from './AnswerDialog.tsx';
import { PatientCorrections } from './PatientCorrections.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const REQUEST = sampleId(6, 1);
const PATIENT = sampleId(3, 1);

async function open(changes: object = {}) {
  const request = {
    id: REQUEST,
    patientId: PATIENT,
    psychologistId: psychId,
    field: 'phone' as const,
    wanted: '11 92222-2222',
    status: 'open' as const,
    reason: null,
    answeredBy: null,
    answeredAt: null,
    createdAt: '2026-03-10T12:00:00.000Z',
  };
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { name: 'Ana Souza', phone: '11 91111-1111' })],
    correctionRequests: [{ ...request, ...changes }],
  });
  const here = connectDevice(server, psych);
  const requestOf = async () =>
    recordOf(await here.device.query('corrections.byId', { id: REQUEST }))?.request;
  await waitFor(async () => expect(await requestOf()).toBeDefined(), LATER);
  const onClose = vi.fn<() => void>();
  const answer = () =>
    renderScreen(here.client, <AnswerDialog target={REQUEST} at={null} onClose={onClose} />);
  return { here, requestOf, onClose, answer };
}

const text = (words: string | RegExp) => screen.findByText(words, {}, LATER);

describe('a patient’s wish to have data corrected', () => {
  it('stands on the patient’s page, from where it is answered', async () => {
    const { here } = await open();
    const { user, router } = renderScreen(here.client, <PatientCorrections patientId={PATIENT} />);
    await user.click(await text('Responder'));
    expect(router.state.location.search).toMatchObject({ dialogo: 'correcao', alvo: REQUEST });
  });

  it('is seen beside what stands there now, and is accepted', async () => {
    const { requestOf, onClose, answer } = await open();
    const { user } = answer();
    expect(await text('11 91111-1111')).toBeDefined();
    expect(await text(/11 92222-2222/)).toBeDefined();
    await user.click(await screen.findByLabelText(/^Aceitar/));
    await user.click(await text('Responder'));
    await waitFor(
      async () => expect(await requestOf()).toMatchObject({ status: 'accepted' }),
      LATER,
    );
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), LATER);
  });

  it('is not refused without saying why', async () => {
    const { requestOf, answer } = await open();
    const { user } = answer();
    await user.click(await screen.findByLabelText(/^Não aceitar/, {}, LATER));
    await user.click(await text('Responder'));
    expect((await screen.findAllByText('Diga ao paciente por que não foi aceito.')).length).toBe(2);
    expect(await requestOf()).toMatchObject({ status: 'open' });
    await user.type(await screen.findByLabelText(/^Motivo/), 'Falta o DDD');
    await user.click(await text('Responder'));
    await waitFor(
      async () =>
        expect(await requestOf()).toMatchObject({ status: 'refused', reason: 'Falta o DDD' }),
      LATER,
    );
  });

  it('is seen again when a refused answer is mended', async () => {
    const { here } = await open();
    renderScreen(
      here.client,
      <AnswerEditor
        args={{ id: REQUEST, outcome: 'accepted' }}
        refusal={{ reason: 'Tente de novo.', fields: {} }}
        onSubmit={async () => {}}
        onReplaced={async () => {}}
        onClose={() => {}}
      />,
    );
    expect(await text(/11 92222-2222/)).toBeDefined();
    expect(await text('Tente de novo.')).toBeDefined();
  });

  it('that a colleague has answered is only read', async () => {
    const { answer } = await open({ status: 'refused', reason: 'Já estava certo' });
    answer();
    expect(await text(/Já estava certo/)).toBeDefined();
    expect(screen.queryByText('Responder')).toBeNull();
  });
});
