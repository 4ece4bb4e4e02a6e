import { createHash } from 'node:crypto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clickTwice } from '../../../test/harness/page/clickTwice.ts';
import {
  psych,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import DeclarationDialog from './DeclarationDialog.tsx';
import { PatientDocuments } from './PatientDocuments.tsx';
import RecordDialog from './RecordDialog.tsx';

vi.setConfig({ testTimeout: 40_000 });
const LATER = { timeout: 12_000 };
const PATIENT = sampleId(3, 1);

const practice = {
  tenants: [sampleTenant],
  users: [sampleUser()],
  patients: [samplePatient(1)],
  appointments: [1, 2, 3].map((n) =>
    sampleAppointment(n, {
      patientId: PATIENT,
      status: n === 3 ? 'no_show' : 'completed',
      startAt: `2026-03-0${n}T15:00:00.000Z`,
      endAt: `2026-03-0${n}T15:50:00.000Z`,
    }),
  ),
  notes: [
    sampleNote(1, { patientId: PATIENT, plaintext: 'Evolução da paciente.' }),
    sampleNote(2, { patientId: PATIENT, plaintext: 'HIPÓTESE MINHA', shelf: 'private' as const }),
  ],
};

let saved: { name: string; file: Blob }[] = [];

beforeEach(() => {
  saved = [];
  const files = new Map<string, Blob>();
  URL.createObjectURL = (file) => {
    files.set(`blob:${files.size}`, file as Blob);
    return `blob:${files.size - 1}`;
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = files.get(this.getAttribute('href') ?? '');
    if (file) saved.push({ name: this.download, file });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function openDialog(Dialog: typeof RecordDialog) {
  const here = connectDevice(await openPractice(practice), psych);
  const page = (
    <>
      <PatientDocuments patientId={PATIENT} />
      <Dialog target={PATIENT} at={null} onClose={() => {}} />
    </>
  );
  const drawn = renderScreen(here.client, page);
  await screen.findByRole('dialog', {}, LATER);
  return { here, ...drawn };
}

const dialog = () => within(screen.getByRole('dialog'));
const register = () => screen.getByRole('list', { name: 'Documentos emitidos', hidden: true });
const hashOf = async (file: Blob): Promise<string> =>
  createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');

describe('a copy of the record', () => {
  it('holds the shelf that was asked for alone, and stands in the register with its hash, offline too', async () => {
    const { here, user } = await openDialog(RecordDialog);
    here.cut();
    expect(dialog().getByText('Prontuário (1 nota)')).toBeDefined();
    expect(dialog().getByText('Registro documental (1 nota)')).toBeDefined();
    await user.click(dialog().getByRole('radio', { name: 'Dados (JSON)' }));
    await user.click(dialog().getByRole('button', { name: 'Baixar e registrar' }));
    expect(await dialog().findAllByText('Informe o motivo.')).not.toEqual([]);
    await user.type(dialog().getByRole('textbox', { name: /Motivo/ }), 'Pedido da paciente');
    await user.click(dialog().getByRole('button', { name: 'Baixar e registrar' }));
    await waitFor(() => expect(saved).toHaveLength(1), LATER);
    const [{ name, file }] = saved as [{ name: string; file: Blob }];
    expect(name).toMatch(/^prontuario-[\d-]{10}\.json$/);
    const text = await file.text();
    expect(text).toContain('Evolução da paciente.');
    expect(text).not.toContain('HIPÓTESE MINHA');
    const code = `Código SHA-256: ${(await hashOf(file)).slice(0, 12)}…`;
    await waitFor(() => expect(register().textContent).toContain(code), LATER);
    expect(register().textContent).toContain('Cópia do registro: prontuário');
    expect(register().textContent).toContain('Pedido da paciente');
  });

  it('is not made of nothing, and says whose the other shelf is', async () => {
    const { user } = await openDialog(RecordDialog);
    expect(dialog().getByText(/É só seu: não entregue ao paciente/)).toBeDefined();
    await user.type(dialog().getByRole('textbox', { name: /Motivo/ }), 'Guarda');
    await user.click(dialog().getByRole('checkbox', { name: /Prontuário/ }));
    await user.click(dialog().getByRole('button', { name: 'Baixar e registrar' }));
    expect(await dialog().findAllByText('Escolha ao menos uma parte do registro.')).not.toEqual([]);
    expect(saved).toEqual([]);
  });
});

describe('a declaration of attendance', () => {
  it('tells of the completed sessions of the days, shows itself, and is downloaded as a PDF', async () => {
    const { user } = await openDialog(DeclarationDialog);
    const paper = within(dialog().getByRole('region', { name: 'Como fica' }));
    expect(paper.getByText(/^02\/03\/2026, das 12:00 às 12:50/)).toBeDefined();
    expect(paper.queryByText(/^0[13]\/03\/2026/)).toBeNull();
    await user.type(dialog().getByRole('textbox', { name: /Finalidade/ }), 'Comprovar horário 🙂');
    expect(paper.getByText(/para comprovar horário, que Paciente 1 compareceu/)).toBeDefined();
    expect(dialog().getByText(/Sem letra para estes sinais.*🙂/)).toBeDefined();
    await user.click(dialog().getByRole('button', { name: /^justificar ausência no trabalho$/ }));
    expect(paper.getByText(/para justificar ausência no trabalho, que/)).toBeDefined();
    expect(dialog().queryByText(/Sem letra para/)).toBeNull();
    expect(paper.getByText('Clínica Sereno')).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Baixar e registrar' }));
    expect(await dialog().findAllByText('Informe a cidade.')).not.toEqual([]);
    await user.type(dialog().getByRole('textbox', { name: /Cidade/ }), 'Recife');
    clickTwice(dialog().getByRole('button', { name: 'Baixar e registrar' }));
    await waitFor(() => expect(saved).toHaveLength(1), LATER);
    const [{ file }] = saved as [{ name: string; file: Blob }];
    expect(await file.slice(0, 5).text()).toBe('%PDF-');
    await waitFor(
      () => expect(within(register()).getAllByRole('article', { hidden: true })).toHaveLength(1),
      LATER,
    );
  });
});

describe('the register', () => {
  it('says what came of a document', async () => {
    const { user } = await openDialog(RecordDialog);
    await user.type(dialog().getByRole('textbox', { name: /Motivo/ }), 'Pedido');
    await user.click(dialog().getByRole('radio', { name: 'Dados (JSON)' }));
    await user.click(dialog().getByRole('button', { name: 'Baixar e registrar' }));
    const received = { name: 'Foi recebido: Paciente 1', hidden: true };
    await user.click(await screen.findByRole('button', received, LATER));
    await waitFor(() => expect(register().textContent).toContain('Recebido em'), LATER);
    expect(screen.queryByRole('button', received)).toBeNull();
  });
});
