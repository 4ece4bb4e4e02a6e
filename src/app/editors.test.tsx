import { cleanup, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePackage, makeProfile } from '../../test/fixtures/documents.ts';
import { connectDevice, openPractice, renderScreen } from '../../test/harness/page/screen.tsx';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
  tenantId,
} from '../../test/harness/practice/samples.ts';
import { daily, from } from '../../test/harness/practice/recurrences.ts';
import type { Decisions } from '../../server/engine/execution/decision.ts';
import type { CommandEditorProps } from '../client/commands/commandEditor.ts';
import { recordOf } from '../data/queries/kit/known.ts';
import type { Actor } from '../domain/core/command.ts';
import { DomainError } from '../domain/core/errors.ts';
import type { CommandArgs, CommandName } from '../domain/registry.ts';
import { commandEditors } from './editors.ts';
import ChangesDialog from './shell/notices/ChangesDialog.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const REASON = 'Confira o que foi digitado.';
const AGAIN = 'Salvar e enviar de novo';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const TODAY = new Date().toISOString().slice(0, 10);
const portal: Actor = { userId: sampleId(2, 5), tenantId, role: 'patient' };

const PATIENT = sampleId(3, 1);
const SESSION = sampleId(4, 1);
const NOTE = sampleId(5, 1);
const COMING = sampleId(4, 9);
const NEW = sampleId(6, 9);
const PAID = sampleId(6, 1);
const OPEN = sampleId(6, 2);
const SOLD = sampleId(6, 3);
const REQUEST = sampleId(6, 4);
const RULE = sampleId(6, 31);
const ASLEEP = sampleId(6, 32);
const TEMPLATE = sampleId(6, 5);

const session = (n: number) =>
  sampleAppointment(n, { patientId: PATIENT, status: 'completed', price: 180 });

const payment = (id: string, ofSession: number, status: 'paid' | 'pending') => ({
  id,
  appointmentId: sampleId(4, ofSession),
  patientId: PATIENT,
  psychologistId: psychId,
  amount: 180,
  paymentMethod: 'pix' as const,
  status,
  notes: null,
  paidOn: status === 'paid' ? TODAY : null,
  transactionId: null,
  packageId: null,
  rest: null,
  createdAt: `${TODAY}T12:00:00.000Z`,
});

const practice = {
  tenants: [sampleTenant],
  users: [
    sampleUser(1, { name: 'Olívia' }),
    sampleUser(5, { role: 'patient', email: 'ana@exemplo.com' }),
  ],
  professionalProfiles: [makeProfile({ id: psychId })],
  patients: [samplePatient(1, { name: 'Ana Souza', userId: portal.userId }), samplePatient(2)],
  appointments: [
    ...[1, 2, 3, 4].map(session),
    sampleAppointment(9, { patientId: PATIENT, startAt: inHours(24), endAt: inHours(25) }),
  ],
  notes: [sampleNote(1, { patientId: PATIENT })],
  noteTemplates: [
    {
      id: TEMPLATE,
      psychologistId: psychId,
      name: 'Retorno',
      text: 'Queixa',
      createdAt: '2026-01-01T12:00:00.000Z',
    },
  ],
  correctionRequests: [
    {
      id: REQUEST,
      patientId: sampleId(3, 2),
      psychologistId: psychId,
      field: 'phone' as const,
      wanted: '11 92222-2222',
      status: 'open' as const,
      reason: null,
      answeredAt: null,
      createdAt: '2026-03-10T12:00:00.000Z',
    },
  ],
  recurringAppointments: [
    { ...daily, id: RULE },
    { ...daily, id: ASLEEP, isActive: false, startTime: '17:00', endTime: '18:00' },
  ],
  packages: [makePackage({ id: SOLD, patientId: PATIENT, psychologistId: psychId })],
  payments: [payment(PAID, 3, 'paid'), payment(OPEN, 4, 'pending')],
};

interface Refused<N extends CommandName = CommandName> {
  readonly name: N;
  readonly actor?: Actor;
  readonly args: CommandArgs<N>;
  /** A field as it was sent, and what is typed behind it; a box that is ticked is emptied. */
  readonly field: readonly [label: RegExp, sent: string, added?: string];
  /** The arguments that differ when it is sent again. */
  readonly changes: Partial<CommandArgs<N>>;
}

const refused = <N extends CommandName>(row: Refused<N>) => row as unknown as Refused;

const parties = {
  payerName: 'Ana Sousa',
  payerCpf: '111.444.777-35',
  beneficiaryName: 'Ana Souza',
  beneficiaryCpf: null,
};
const payer = {
  field: [/^Quem pagou/, 'Ana Sousa', ' Li'],
  changes: { payerName: 'Ana Sousa Li' },
} as const;

/** The parties when the person acted. The patient's record says otherwise by now. */
const earlierParties = {
  payer: { name: 'Rita Lima', cpf: null },
  beneficiary: { name: 'Ana Lima', cpf: null },
};
const noted = { notes: 'Da mãe', parties: earlierParties };
const afternoons = {
  patientId: PATIENT,
  recurringType: 'daily',
  daysOfWeek: [],
  startTime: '15:00',
  endTime: '16:00',
  startDate: from,
} satisfies CommandArgs<'recurringAppointment.resolveConflicts'>['newRecurringAppointmentData'];
const amended = {
  field: [/^Observações/, 'Da mãe', ' 2'],
  changes: { notes: 'Da mãe 2' },
} as const;

const rows = [
  refused({
    name: 'payment.createMany',
    args: {
      id: NEW,
      payments: [
        { id: sampleId(6, 6), appointmentId: SESSION, amount: 180, isOpen: false, rest: null },
        {
          id: sampleId(6, 7),
          appointmentId: sampleId(4, 2),
          amount: 180,
          isOpen: false,
          rest: null,
        },
      ],
      paymentMethod: 'cash',
      paidOn: TODAY,
      ...noted,
    },
    ...amended,
  }),
  refused({
    name: 'payment.create',
    args: {
      id: NEW,
      appointmentId: SESSION,
      amount: 180,
      paymentMethod: 'pix',
      status: 'paid',
      ...noted,
    },
    ...amended,
  }),
  refused({
    name: 'payment.update',
    args: { id: OPEN, status: 'paid', paidOn: TODAY, ...noted },
    ...amended,
  }),
  refused({
    name: 'package.create',
    args: {
      id: NEW,
      patientId: PATIENT,
      sessions: 4,
      amount: 720,
      paymentMethod: 'pix',
      paidOn: TODAY,
      ...noted,
    },
    ...amended,
  }),
  refused({
    name: 'package.update',
    args: { id: SOLD, notes: 'Da mãe' },
    ...amended,
  }),
  refused({
    name: 'package.setCancelled',
    args: { id: SOLD, isCancelled: true, refundedOn: TODAY, refundedAmount: 60 },
    field: [/^Valor devolvido/, '60,00', '{Control>}a{/Control}50'],
    changes: { refundedAmount: 50 },
  }),
  refused({
    name: 'appointment.cancel',
    args: { id: COMING, status: 'cancelled', reason: 'Febre' },
    field: [/^Motivo/, 'Febre', ' alta'],
    changes: { reason: 'Febre alta' },
  }),
  refused({
    name: 'note.delete',
    args: { id: NOTE, appointmentId: SESSION, reason: 'Engano' },
    field: [/^Motivo/, 'Engano', ' meu'],
    changes: { reason: 'Engano meu' },
  }),
  refused({
    name: 'user.updateProfile',
    args: { name: 'Olívia', bio: 'Clínica' },
    field: [/^Biografia/, 'Clínica', ' geral'],
    changes: { bio: 'Clínica geral' },
  }),
  refused({
    name: 'profile.setProfessional',
    args: { city: 'Recife', pixInPortal: true },
    field: [/^Cidade/, 'Recife', ' 2'],
    changes: { city: 'Recife 2' },
  }),
  refused({ name: 'payment.correctParties', args: { id: PAID, others: [], ...parties }, ...payer }),
  refused({ name: 'package.correctParties', args: { id: SOLD, ...parties }, ...payer }),
  refused({
    name: 'receipt.setInvoice',
    args: { transactionId: PAID, invoice: '2026/17' },
    field: [/NFS-e$/, '2026/17', '0'],
    changes: { invoice: '2026/170' },
  }),
  refused({
    name: 'correction.request',
    actor: portal,
    args: { id: NEW, patientId: PATIENT, field: 'address', wanted: 'Rua Nova' },
    field: [/^Como deve ficar/, 'Rua Nova', ', 12'],
    changes: { wanted: 'Rua Nova, 12' },
  }),
  refused({
    name: 'correction.answer',
    args: { id: REQUEST, outcome: 'refused', reason: 'Falta o DDD' },
    field: [/^Motivo/, 'Falta o DDD', '.'],
    changes: { reason: 'Falta o DDD.' },
  }),
  refused({
    name: 'patient.giveConsent',
    args: { id: PATIENT, kinds: ['recording', 'ai'], day: '2026-03-02' },
    field: [/^Gravação/, 'true'],
    changes: { kinds: ['ai'] },
  }),
  refused({
    name: 'patient.revokeConsent',
    args: { id: PATIENT, kinds: ['recording', 'ai'] },
    field: [/^Gravação/, 'true'],
    changes: { kinds: ['ai'] },
  }),
  refused({
    name: 'recurringAppointment.update',
    args: { id: RULE, endTime: '11:00' },
    field: [/^Fim/, '11:00', '{Control>}a{/Control}11:30'],
    changes: { endTime: '11:30' },
  }),
  refused({
    name: 'recurringAppointment.resolveConflicts',
    args: {
      id: NEW,
      newRecurringAppointmentData: afternoons,
      strategy: 'replace',
    },
    field: [/^Fim/, '16:00', '{Control>}a{/Control}15:30'],
    changes: { newRecurringAppointmentData: { ...afternoons, endTime: '15:30' } },
  }),
  refused({
    name: 'note.editSummary',
    args: { id: NOTE, text: 'Fala do trabalho' },
    field: [/^Resumo/, 'Fala do trabalho', '!'],
    changes: { text: 'Fala do trabalho!' },
  }),
  refused({
    name: 'issuedDocument.create',
    args: {
      id: NEW,
      patientId: PATIENT,
      kind: 'declaration',
      format: 'pdf',
      shelves: [],
      recipient: 'Escola',
      relation: null,
      reason: 'Justificar a falta',
      place: null,
      channel: 'email',
      sha256: 'a'.repeat(64),
    },
    field: [/^Para quem/, 'Escola', ' 2'],
    changes: { recipient: 'Escola 2' },
  }),
  refused({
    name: 'noteTemplate.create',
    args: { id: NEW, name: 'Primeira', text: 'Queixa' },
    field: [/^Nome/, 'Primeira', ' 2'],
    changes: { name: 'Primeira 2' },
  }),
  refused({
    name: 'noteTemplate.update',
    args: { id: TEMPLATE, name: 'Volta', text: 'Queixa' },
    field: [/^Nome/, 'Volta', ' 2'],
    changes: { name: 'Volta 2' },
  }),
];

/** A device to which the server said no, and what the server has taken of that command. */
async function refuse({ name, args, actor = psych }: Refused) {
  let isStrict = true;
  const taken: object[] = [];
  const decide = async (arriving: object) => {
    if (isStrict) throw new DomainError('closed', REASON);
    taken.push(arriving);
  };
  const here = connectDevice(await openPractice(practice, { [name]: decide } as Decisions), actor);
  await waitFor(async () => {
    const { tenant } = await here.device.query('practice', {});
    expect(recordOf(tenant)?.timeZone).toBe(sampleTenant.timeZone);
  }, LATER);
  const key = await here.device.dispatch(name, args);
  expect(await here.device.settled(key)).toMatchObject({ status: 'refused' });
  isStrict = false;
  return { ...here, taken };
}

const stateOf = async ({ device }: Awaited<ReturnType<typeof refuse>>) =>
  (await device.query('sync.items', { offset: 0 })).map(({ state, args }) => ({ state, args }));

const button = (name: string) => screen.findByText(name, {}, LATER);
const shownIn = ({ type, checked, value }: HTMLInputElement) =>
  type === 'checkbox' ? String(checked) : value;

beforeAll(() => import('../features/payments/editors.ts').then(() => undefined));

describe('a refused change, mended from the list of changes', () => {
  it.each(rows)('$name', async (row) => {
    const { args, changes } = row;
    const [label, sent, added] = row.field;
    const here = await refuse(row);
    const { user } = renderScreen(
      here.client,
      <ChangesDialog target={null} draft={null} onClose={() => {}} />,
    );
    const fieldOf = () => screen.findByLabelText<HTMLInputElement>(label, {}, LATER);
    await user.click(await button('Editar'));
    expect(shownIn(await fieldOf())).toBe(sent);
    expect(await screen.findAllByText(REASON)).not.toHaveLength(0);
    await user.click(await button('Voltar'));
    expect(await stateOf(here)).toMatchObject([{ state: 'refused', args }]);

    await user.click(await button('Editar'));
    const field = await fieldOf();
    await (added === undefined ? user.click(field) : user.type(field, added));
    await user.click(await button(AGAIN));
    await waitFor(() => expect(here.taken).toHaveLength(1), LATER);
    expect(here.taken[0]).toMatchObject({ ...(args as object), ...(changes as object) });
    await waitFor(async () => expect(await stateOf(here)).toEqual([]), LATER);
  });
});

describe('a refused change of what is not on this device', () => {
  const GONE = sampleId(6, 99);
  const NO_SESSION = 'Agendamento não encontrado. Pode ter sido removido ou cancelado.';
  const NO_PACKAGE = 'Pacote não encontrado.';
  const paid = { id: NEW, appointmentId: GONE, amount: 180, isOpen: false, rest: null };

  it.each([
    ['payment.createMany', { id: NEW, payments: [paid], paymentMethod: 'pix' }, NO_SESSION],
    ['payment.update', { id: GONE, amount: 90 }, 'Pagamento não encontrado.'],
    ['package.update', { id: GONE, amount: 90 }, NO_PACKAGE],
    ['package.setCancelled', { id: GONE, isCancelled: true }, NO_PACKAGE],
    ['appointment.update', { id: GONE, startAt: inHours(1), endAt: inHours(2) }, NO_SESSION],
  ] as const)('%s says so, in place of the form', async (name, args, words) => {
    const here = connectDevice(await openPractice(practice), psych);
    const Editor = commandEditors[name] as ComponentType<CommandEditorProps>;
    renderScreen(
      here.client,
      <Suspense fallback={null}>
        <Editor
          args={args as never}
          refusal={{ reason: REASON, fields: {} }}
          onSubmit={async () => {}}
          onReplaced={async () => {}}
          onClose={() => {}}
        />
      </Suspense>,
    );
    expect(await screen.findByText(words, {}, LATER)).toBeDefined();
    expect(screen.queryByText(AGAIN)).toBeNull();
  });
});

it('a transfer goes on without the session that was paid meanwhile', async () => {
  const [paid, owed] = [3, 1].map((n) => ({
    id: sampleId(6, 10 + n),
    appointmentId: sampleId(4, n),
    amount: 180,
    isOpen: false,
    rest: null,
  }));
  const here = await refuse(
    refused({
      name: 'payment.createMany',
      args: { id: NEW, payments: [paid, owed] as never, paymentMethod: 'pix', paidOn: TODAY },
      field: [/./, ''],
      changes: {},
    }),
  );
  const { user } = renderScreen(
    here.client,
    <ChangesDialog target={null} draft={null} onClose={() => {}} />,
  );
  await user.click(await button('Editar'));
  expect(
    await screen.findAllByText(/já está paga|já tem um pagamento/, {}, LATER),
  ).not.toHaveLength(0);
  await user.click(await button(AGAIN));
  await waitFor(() => expect(here.taken).toHaveLength(1), LATER);
  expect(here.taken[0]).toMatchObject({ id: NEW, payments: [owed], paidOn: TODAY });
});

const nothingTyped = { field: [/./, ''], changes: {} } as const;

it.each([
  refused({
    name: 'package.setCancelled',
    args: { id: SOLD, isCancelled: false },
    ...nothingTyped,
  }),
  refused({ name: 'recurringAppointment.activate', args: { id: ASLEEP }, ...nothingTyped }),
])('$name, of which nothing was typed, is sent again as it was', async (row) => {
  const here = await refuse(row);
  const { user } = renderScreen(
    here.client,
    <ChangesDialog target={null} draft={null} onClose={() => {}} />,
  );
  await user.click(await button('Editar'));
  await user.click(await button(AGAIN));
  await waitFor(() => expect(here.taken).toHaveLength(1), LATER);
  expect(here.taken[0]).toMatchObject(row.args as object);
});
