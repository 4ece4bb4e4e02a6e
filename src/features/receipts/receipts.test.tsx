import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { issue } from '../../domain/receipts/issued.ts';
import { receiptIdOf } from '../../domain/receipts/receipt.ts';
import { transactionsOf } from '../../domain/receipts/transactions.ts';
import { makeProfile } from '../../../test/fixtures/documents.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { ReceiptsTab } from './ReceiptsTab.tsx';
import { ReceitaSaudeTab } from './ReceitaSaudeTab.tsx';
import { yearCsv } from './YearTotals.tsx';

vi.setConfig({ testTimeout: 40_000 });
const LATER = { timeout: 12_000 };
const today = new Date().toISOString().slice(0, 10);

const practice = {
  tenants: [sampleTenant],
  users: [sampleUser()],
  professionalProfiles: [makeProfile({ id: psychId })],
  patients: [
    samplePatient(1, { cpf: '111.444.777-35', name: 'Bia; "Lima"\r\n🌿' }),
    samplePatient(2, { cpf: null }),
  ],
  appointments: [1, 2].map((n) =>
    sampleAppointment(n, { patientId: sampleId(3, n), status: 'completed' }),
  ),
  payments: [1, 2].map((n) => ({
    id: sampleId(6, 200 + n),
    appointmentId: sampleId(4, n),
    patientId: sampleId(3, n),
    psychologistId: psychId,
    amount: 180.5,
    paymentMethod: 'pix' as const,
    status: 'paid' as const,
    notes: null,
    paidOn: today,
    transactionId: null,
    packageId: null,
    rest: null,
    createdAt: `${today}T12:00:00.000Z`,
  })),
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

describe('Receita Saúde', () => {
  it('makes the month’s file without a network, says who is left out, and declares nothing twice', async () => {
    const here = connectDevice(await openPractice(practice), psych);
    const { user } = renderScreen(here.client, <ReceitaSaudeTab />);
    const left = await screen.findByRole('list', { name: 'Pagamentos fora do arquivo' }, LATER);
    expect(left.textContent).toContain('Falta o CPF de quem paga.');
    here.cut();
    await user.click(screen.getByRole('button', { name: 'Gerar arquivo' }));
    await waitFor(() => expect(saved).toHaveLength(1), LATER);
    const day = today.split('-').toReversed().join('/');
    expect(await saved[0]?.file.text()).toBe(
      `${day};R01.001.001;255;180,50;;Atendimento psicologico;PF;11144477735;11144477735;;;;;S;52998224725;06/104512\r\n`,
    );
    expect(await screen.findByText('Nada a declarar agora.', {}, LATER)).toBeDefined();
    const handed = within(screen.getByRole('list', { name: 'Arquivos já gerados' }));
    expect(handed.getByText(/^1 pagamento · código SHA-256/)).toBeDefined();
    await user.click(handed.getByRole('button', { name: /^Descartar/ }));
    await user.click(await screen.findByRole('button', { name: 'Não importei: descartar' }));
    expect(await screen.findByRole('button', { name: 'Gerar arquivo' }, LATER)).toBeDefined();
  });
});

describe('a file of Receita Saúde that was handed out', () => {
  it('is the same byte for byte when it is handed out again, whoever declares by now', async () => {
    const here = connectDevice(await openPractice(practice), psych);
    const { user } = renderScreen(here.client, <ReceitaSaudeTab />);
    await user.click(await screen.findByRole('button', { name: 'Gerar arquivo' }, LATER));
    await waitFor(() => expect(saved).toHaveLength(1), LATER);
    await here.device.dispatch('profile.setProfessional', { crp: '06/999999' });
    await user.click(await screen.findByRole('button', { name: /^Baixar de novo/ }, LATER));
    await waitFor(() => expect(saved).toHaveLength(2), LATER);
    expect(await saved[1]?.file.text()).toBe(await saved[0]?.file.text());
  });
});

describe('a month of Receita Saúde', () => {
  const open = async (paidOn: string) => {
    const payments = practice.payments.map((one) => ({ ...one, paidOn }));
    const here = connectDevice(await openPractice({ ...practice, payments }), psych);
    renderScreen(here.client, <ReceitaSaudeTab />, { path: `/?mes=${paidOn.slice(0, 7)}` });
  };

  it('of before the duty says that there is nothing to declare, and makes no file', async () => {
    await open('2024-12-20');
    expect(await screen.findByText(/obrigatório para pagamentos desde 01\/01\/2025/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Gerar arquivo' })).toBeNull();
  });

  it('past its deadline says so beside the file', async () => {
    await open('2025-01-20');
    const warning = await screen.findByText(/terminou em 28\/02\/2026/, {}, LATER);
    expect(warning.textContent).toContain('janeiro de 2025');
  });
});

describe('what was declared and has changed since', () => {
  async function declared() {
    const here = connectDevice(await openPractice(practice), psych);
    const shown = renderScreen(here.client, <ReceitaSaudeTab />);
    await shown.user.click(await screen.findByRole('button', { name: 'Gerar arquivo' }, LATER));
    await screen.findByText('Nada a declarar agora.', {}, LATER);
    const change = (changes: { amount?: number; status?: 'refunded' }) =>
      here.device.dispatch('payment.update', { id: sampleId(6, 201), ...changes });
    const corrections = () => screen.queryByRole('region', { name: 'Corrigir na Receita' });
    return { ...shown, change, corrections };
  }

  it('is to be corrected at the Receita, and once it is right there it is asked about again when it changes', async () => {
    const { user, change, corrections } = await declared();
    expect(corrections()).toBeNull();
    await change({ amount: 200 });
    const region = await screen.findByRole('region', { name: 'Corrigir na Receita' }, LATER);
    const spaced = () => corrections()?.textContent.replaceAll('\u00a0', ' ');
    expect(spaced()).toContain('Até 10 dias depois da emissão, cancele o recibo no Receita Saúde');
    expect(spaced()).toContain('O valor agora é R$ 200,00.');
    await user.click(within(region).getByRole('button', { name: /^Já está certo: Bia/ }));
    await waitFor(() => expect(corrections()).toBeNull(), LATER);
    await change({ amount: 210 });
    await waitFor(() => expect(spaced()).toContain('O valor agora é R$ 210,00.'), LATER);
  });

  it('and was cancelled there stands in the next file as it is now', async () => {
    const { user, change, corrections } = await declared();
    await change({ amount: 200 });
    await user.click(
      await screen.findByRole('button', { name: /^Cancelei na Receita: Bia/ }, LATER),
    );
    await waitFor(() => expect(corrections()).toBeNull(), LATER);
    saved = [];
    await user.click(await screen.findByRole('button', { name: 'Gerar arquivo' }, LATER));
    await waitFor(() => expect(saved).toHaveLength(1), LATER);
    expect(await saved[0]?.file.text()).toContain(';255;200,00;');
  });
});

describe('receipts', () => {
  it('are made as a PDF without a network, and the year is told by who paid', async () => {
    const here = connectDevice(await openPractice(practice), psych);
    const { user } = renderScreen(here.client, <ReceiptsTab />);
    const [button] = await screen.findAllByRole('button', { name: /^Baixar recibo/ }, LATER);
    here.cut();
    await user.click(button!);
    await waitFor(() => expect(saved).toHaveLength(1), LATER);
    expect(await saved[0]?.file.slice(0, 5).text()).toBe('%PDF-');
    expect(await screen.findByText(/recibo sem número ainda/, {}, LATER)).toBeDefined();
    expect(screen.getByRole('list', { name: /^Total de/ }).children).toHaveLength(2);
  });

  it('say the same after a change of the payment, which is told with the way to a new one', async () => {
    const transactionId = sampleId(6, 201);
    const [money] = transactionsOf({
      payments: practice.payments.slice(0, 1),
      packages: [],
      sessionOf: () => practice.appointments[0],
      zone: sampleTenant.timeZone,
    });
    const party = { name: 'Bia', cpf: null };
    const paper = issue({
      transaction: money!,
      parties: { payer: party, beneficiary: party },
      user: sampleUser(),
      profile: practice.professionalProfiles[0]!,
      day: today,
      zone: sampleTenant.timeZone,
    });
    const receipt = {
      id: receiptIdOf(transactionId),
      psychologistId: psychId,
      transactionId,
      year: 2026,
      number: 1,
      issuedAt: `${today}T12:00:00.000Z`,
      invoice: null,
      paper,
      createdAt: `${today}T12:00:00.000Z`,
    };
    const here = connectDevice(
      await openPractice({ ...practice, paymentReceipts: [receipt] }),
      psych,
    );
    const { user } = renderScreen(here.client, <ReceiptsTab />);
    await screen.findAllByRole('button', { name: /^Baixar recibo/ }, LATER);
    await here.device.dispatch('payment.update', { id: transactionId, amount: 200 });
    const told = await screen.findByText(/O recibo 2026\/0001 fica como foi emitido/, {}, LATER);
    expect(told.textContent).toContain('o valor');
    here.cut();
    await user.click(screen.getByRole('button', { name: /^Emitir novo recibo/ }));
    await waitFor(() => expect(saved).toHaveLength(1), LATER);
    const earlier = await screen.findByRole('button', { name: /^Baixar recibo 2026\/0001/ }, LATER);
    await user.click(earlier);
    await waitFor(() => expect(saved.at(-1)?.name).toBe('recibo-2026-0001.pdf'), LATER);
  });

  it('name who paid as it is corrected, without a network, and what stood there before', async () => {
    const here = connectDevice(await openPractice(practice), psych);
    const { user } = renderScreen(here.client, <ReceiptsTab />);
    const [button] = await screen.findAllByRole('button', { name: /^Corrigir quem pagou/ }, LATER);
    here.cut();
    await user.click(button!);
    const name = await screen.findByRole('textbox', { name: /^Quem pagou/ }, LATER);
    await user.clear(name);
    await user.type(name, 'Rui Lima');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/quem pagou de .* para Rui Lima/, {}, LATER)).toBeDefined();
    const list = screen.getByRole('list', { name: /^Recibos de/ });
    expect(within(list).getByText('Rui Lima')).toBeDefined();
  });

  it('of a company have the number of their invoice beside them, which can be taken back', async () => {
    const company = { ...practice.professionalProfiles[0]!, regime: 'pj' as const };
    const seed = { ...practice, professionalProfiles: [company] };
    const here = connectDevice(await openPractice(seed), psych);
    const { user } = renderScreen(here.client, <ReceiptsTab />);
    const [open] = await screen.findAllByLabelText(/^NFS-e:/, {}, LATER);
    here.cut();
    await user.click(open!);
    await user.type(await screen.findByLabelText(/NFS-e$/), '2026/17');
    await user.click(screen.getByText('Salvar'));
    expect(await screen.findByText(/· NFS-e 2026\/17/, {}, LATER)).toBeDefined();
    await user.click(open!);
    await user.clear(await screen.findByLabelText(/NFS-e$/));
    await user.click(screen.getByText('Salvar'));
    await waitFor(() => expect(screen.queryByText(/· NFS-e/)).toBeNull(), LATER);
  });

  it('are of the month and the year that the address names, and another choice stands in it', async () => {
    const here = connectDevice(await openPractice(practice), psych);
    const path = '/?mes=2019-03&ano=2019';
    const { user, router } = renderScreen(here.client, <ReceiptsTab />, { path });
    const empty = 'Nenhum pagamento recebido em março de 2019.';
    expect(await screen.findByText(empty, {}, LATER)).toBeDefined();
    await user.click(screen.getByRole('combobox', { name: /^Mês/ }));
    const [thisMonth] = screen.getAllByRole('option');
    await user.click(thisMonth!);
    expect(await screen.findAllByRole('button', { name: /^Baixar recibo/ }, LATER)).toHaveLength(2);
    expect(router.state.location.search).toEqual({ ano: 2019 });
  });

  it('of a year are a spreadsheet without formulas', () => {
    const party = { name: '=1+1;"x"', cpf: '52998224725' };
    const csv = yearCsv([
      { regime: 'pj', payer: party, beneficiary: party, cents: 123_456, missedCents: 0 },
    ]);
    expect(csv).toContain(`"'=1+1;""x""";529.982.247-25`);
    expect(csv).toContain(';1234,56;0,00');
    expect(csv.startsWith('\uFEFF')).toBe(true);
  });
});
