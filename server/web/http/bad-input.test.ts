import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { registration } from '../../../test/harness/server/api.ts';
import {
  bodies,
  faultsIn,
  faultsUnless,
  isStorable,
  named,
  NUL,
  wrong,
} from '../../../test/harness/server/badInput.ts';
import { type ClinicApi, openClinicApi } from '../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../test/harness/database/database.ts';
import { hours } from '../../../test/harness/practice/practice.ts';
import { registerClinicSchema, registerPsychSchema } from '../../../src/domain/auth/forms.ts';
import { loginSchema } from '../../../src/domain/auth/signInForm.ts';
import { commandList, type CommandName, commands } from '../../../src/domain/registry.ts';

let world: ClinicApi;

beforeAll(async () => {
  world = await openClinicApi(await sharedDatabase());
});

const recurrenceOf = ({ clinic }: ClinicApi) => ({
  patientId: clinic.carla.id,
  startDate: '2026-03-20',
  endDate: '2026-04-20',
  recurringType: 'weekly',
  daysOfWeek: [5],
  startTime: '09:00',
  endTime: '09:50',
  notes: 'Sala 2',
});

const parties = {
  payerName: 'Ana Lima',
  payerCpf: '52998224725',
  beneficiaryName: 'Bia Lima',
  beneficiaryCpf: '11144477735',
};

/** Arguments that each command accepts, the path's among them. */
const valid: Readonly<Record<CommandName, (world: ClinicApi) => Record<string, unknown>>> = {
  'bell.dismiss': () => ({ keys: [`no_note:${crypto.randomUUID()}:k3`] }),
  'bell.bringBack': () => ({ keys: [`no_note:${crypto.randomUUID()}:k3`] }),
  'practice.setTimeZone': () => ({ timeZone: 'America/Sao_Paulo' }),
  'bell.setKind': () => ({ kind: 'no_note', isActive: false }),
  'reminders.set': () => ({ leadHours: 24 }),
  'reminders.setAnswers': () => ({ isActive: true }),
  'patient.setReminders': ({ clinic }) => ({ id: clinic.carla.id, isActive: true }),
  'user.acceptTerms': () => ({ version: 1 }),
  'user.updateProfile': () => ({ name: 'Ana', bio: 'Bio', availabilityWeeksAhead: 4 }),
  'patient.create': () => ({ name: 'Gil', email: 'gil@exemplo.com', birthDate: '1990-02-03' }),
  'patient.update': ({ clinic }) => ({
    id: clinic.carla.id,
    name: 'Carla',
    phone: '1',
    birthDate: '1990-02-03',
  }),
  'patient.setStatus': ({ clinic }) => ({ id: clinic.carla.id, isActive: true }),
  'patient.delete': ({ clinic }) => ({ id: clinic.carla.id }),
  'appointment.create': ({ clinic }) => ({
    patientId: clinic.carla.id,
    startAt: hours(100),
    endAt: hours(101),
    notes: 'Observação',
  }),
  'appointment.update': ({ clinic }) => ({
    id: clinic.session.id,
    title: 'Sessão',
    startAt: hours(24),
    endAt: hours(25),
  }),
  'appointment.restore': () => ({ id: crypto.randomUUID() }),
  'appointment.cancel': () => ({ id: crypto.randomUUID(), status: 'cancelled', reason: 'Motivo' }),
  'appointment.complete': () => ({ id: crypto.randomUUID() }),
  'appointment.setStatus': () => ({ id: crypto.randomUUID(), status: 'no_show' }),
  'appointment.withdraw': () => ({ id: crypto.randomUUID() }),
  'note.create': ({ clinic }) => ({
    patientId: clinic.carla.id,
    appointmentId: clinic.session.id,
    plaintext: 'Texto',
  }),
  'note.update': ({ noteId }) => ({ id: noteId, plaintext: 'Texto', resolves: [] }),
  'note.setShelf': ({ noteId }) => ({ id: noteId, shelf: 'private' }),
  'issuedDocument.create': ({ clinic }) => ({
    patientId: clinic.carla.id,
    kind: 'record',
    format: 'pdf',
    shelves: ['record'],
    recipient: 'Carla',
    relation: 'a própria',
    reason: 'Pedido da paciente',
    place: 'Recife',
    channel: 'in_person',
    sha256: 'a'.repeat(64),
  }),
  'handover.answer': () => ({ ids: [crypto.randomUUID()], answer: 'refused' }),
  'handover.withdraw': () => ({ id: crypto.randomUUID() }),
  'correction.request': ({ clinic }) => ({
    patientId: clinic.carla.id,
    field: 'phone',
    wanted: '11 90000-0000',
  }),
  'correction.answer': () => ({
    id: crypto.randomUUID(),
    outcome: 'refused',
    reason: 'Já está assim.',
  }),
  'receipt.issue': () => ({ transactionId: crypto.randomUUID() }),
  'receipt.setInvoice': () => ({ transactionId: crypto.randomUUID(), invoice: '1234' }),
  'receitaFile.create': () => ({
    month: '2026-03',
    sha256: 'a'.repeat(64),
    lines: [
      {
        transactionId: crypto.randomUUID(),
        day: '2026-03-01',
        cents: 20_000,
        payerCpf: '52998224725',
        beneficiaryCpf: '52998224725',
      },
    ],
  }),
  'receitaFile.withdraw': () => ({ id: crypto.randomUUID() }),
  'receitaFile.settleLine': () => ({
    id: crypto.randomUUID(),
    transactionId: crypto.randomUUID(),
    outcome: 'kept',
  }),
  'issuedDocument.settle': () => ({ id: crypto.randomUUID(), outcome: 'received' }),
  'note.delete': () => ({ id: crypto.randomUUID(), reason: 'Engano' }),
  'note.restore': () => ({ id: crypto.randomUUID() }),
  'note.acceptSummary': () => ({ id: crypto.randomUUID(), summary: '<p>Resumo</p>' }),
  'note.readAgain': () => ({ id: crypto.randomUUID() }),
  'note.editSummary': () => ({ id: crypto.randomUUID(), text: 'Resumo' }),
  'noteTemplate.create': () => ({ name: 'Evolução', text: 'Demanda:' }),
  'noteTemplate.update': () => ({ id: crypto.randomUUID(), name: 'Evolução', text: 'Demanda:' }),
  'noteTemplate.delete': () => ({ id: crypto.randomUUID() }),
  'profile.setProfessional': () => ({
    crp: '06/123456',
    cpf: '529.982.247-25',
    cnpj: '12ABC34501DE35',
    legalName: 'Ana Prado',
    pixKeyKind: 'email',
    pixKey: 'ana@exemplo.com',
    city: 'Recife',
  }),
  'patient.setLegalHold': () => ({ id: crypto.randomUUID(), legalHold: true }),
  'patient.giveConsent': () => ({ id: crypto.randomUUID(), kinds: ['ai'], day: '2026-03-10' }),
  'patient.revokeConsent': () => ({ id: crypto.randomUUID(), kinds: ['ai'] }),
  'practice.requireAiConsent': () => ({ isActive: true }),
  'practice.setNoteShelf': () => ({ shelf: 'private' }),
  'practice.setMoodFaces': () => ({ isActive: false }),
  'availabilityPeriod.create': () => ({
    startAt: hours(24),
    endAt: hours(30),
    isRecurring: true,
    recurringPattern: 'weekly',
    daysOfWeek: [1, 3],
    slotDuration: 50,
    breakDuration: 10,
    notes: 'Sala 2',
  }),
  'availabilityPeriod.createWeekly': () => ({
    daysOfWeek: [1, 3],
    startTime: '09:00',
    endTime: '18:00',
    startDate: '2026-03-11',
    slotDuration: 50,
    breakDuration: 10,
  }),
  'availabilityPeriod.update': () => ({ id: crypto.randomUUID(), slotDuration: 30 }),
  'availabilityPeriod.delete': () => ({ id: crypto.randomUUID() }),
  'availabilityBlock.create': () => ({
    startAt: hours(24),
    endAt: hours(30),
    reason: 'Curso',
    isRecurring: true,
    recurringPattern: '{"dayOfWeek":3}',
  }),
  'availabilityBlock.update': () => ({ id: crypto.randomUUID(), reason: 'Curso' }),
  'availabilityBlock.delete': () => ({ id: crypto.randomUUID() }),
  'recurringBreak.create': () => ({
    dayOfWeek: 1,
    startTime: '12:00',
    endTime: '13:00',
    description: 'Almoço',
    isActive: true,
  }),
  'recurringBreak.update': () => ({ id: crypto.randomUUID(), endTime: '13:30' }),
  'recurringBreak.delete': () => ({ id: crypto.randomUUID() }),
  'plan.subscribe': () => ({ planId: 'basic' }),
  'plan.select': () => ({ planId: 'basic' }),
  'patientInvite.create': ({ clinic }) => ({ patientId: clinic.davi.id }),
  'patientInvite.resend': () => ({ id: crypto.randomUUID() }),
  'payment.create': ({ clinic }) => ({
    appointmentId: clinic.past.id,
    amount: 150,
    paymentMethod: 'pix',
    status: 'pending',
    notes: 'Recibo',
  }),
  'payment.createMany': ({ clinic }) => ({
    payments: [{ id: crypto.randomUUID(), appointmentId: clinic.past.id, amount: 150 }],
    paymentMethod: 'pix',
    paidOn: '2026-03-09',
    notes: 'Transferência',
  }),
  'appointment.setPrices': ({ clinic }) => ({
    patientId: clinic.davi.id,
    sessions: [clinic.past.id],
    price: 150,
  }),
  'payment.restore': () => ({ id: crypto.randomUUID() }),
  'package.create': ({ clinic }) => ({
    patientId: clinic.davi.id,
    sessions: 4,
    amount: 600,
    paymentMethod: 'pix',
    paidOn: '2026-03-09',
    notes: 'Mensal',
  }),
  'package.update': () => ({ id: crypto.randomUUID(), sessions: 5 }),
  'package.correctParties': () => ({ id: crypto.randomUUID(), ...parties }),
  'payment.correctParties': () => ({ id: crypto.randomUUID(), ...parties }),
  'package.setCancelled': () => ({ id: crypto.randomUUID(), isCancelled: true }),
  'payment.update': () => ({ id: crypto.randomUUID(), amount: 150 }),
  'recurringAppointment.create': (one) => recurrenceOf(one),
  'recurringAppointment.update': () => ({ id: crypto.randomUUID(), startTime: '09:00' }),
  'recurringAppointment.delete': () => ({ id: crypto.randomUUID() }),
  'recurringAppointment.deactivate': () => ({ id: crypto.randomUUID() }),
  'recurringAppointment.activate': () => ({ id: crypto.randomUUID() }),
  'recurringAppointment.resolveConflicts': (one) => ({
    recurringAppointmentId: null,
    newRecurringAppointmentData: recurrenceOf(one),
    strategy: 'replace',
    newTime: { startTime: '10:00', endTime: '10:50' },
  }),
  'payment.delete': () => ({ id: crypto.randomUUID() }),
};

function send(name: CommandName, args: Record<string, unknown>, raw?: string) {
  const command = commands.get(name);
  if (!command) throw new Error(name);
  const path = command.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(args[key])),
  );
  return world.api.call(command.method, path, { token: world.tokens.ana, body: raw ?? args });
}

describe.each(commandList.map(({ name }) => name))('bad input to %s', (name) => {
  it('is refused as a body', async () => {
    for (const [what, body] of bodies)
      expect.soft(faultsIn(await send(name, valid[name](world), body)), what).toEqual([]);
  });

  it('is refused field by field, and never an error of the server', async () => {
    const args = commands.get(name)?.args as v.GenericSchema & { readonly entries: object };
    for (const key of Object.keys(args.entries))
      for (const value of wrong) {
        const sent = { id: crypto.randomUUID(), ...valid[name](world), [key]: value };
        const isInPath = key === 'id' && commands.get(name)?.path.includes(':id');
        if (isInPath && value !== 'zqzq' && value !== NUL) continue;
        const isSound = v.is(args, sent) && isStorable(sent);
        expect.soft(faultsUnless(isSound, await send(name, sent)), named(key, value)).toEqual([]);
      }
  });

  it('is refused where fields are missing', async () => {
    const args = commands.get(name)?.args as v.GenericSchema;
    const { id } = valid[name](world);
    const answer = await send(name, id === undefined ? {} : { id });
    const isSound = v.is(args, { id: id ?? crypto.randomUUID() });
    expect(faultsUnless(isSound, answer)).toEqual([]);
  });
});

const forms = [
  ['/auth/login', loginSchema, () => ({ email: 'ninguem@exemplo.com', password: 'segredo-1' })],
  ['/auth/registerTenantPsych', registerPsychSchema, () => registration()],
  ['/auth/registerClinic', registerClinicSchema, () => registration()],
] as const;

describe.each(forms)('bad input to %s', (path, schema, form) => {
  it('is refused', async () => {
    for (const [what, body] of bodies)
      expect.soft(faultsIn(await world.api.call('POST', path, { body })), what).toEqual([]);
    expect.soft(faultsIn(await world.api.call('POST', path, { body: {} })), 'empty').toEqual([]);
    for (const key of Object.keys(schema.entries))
      for (const value of wrong) {
        const body = { ...form(), [key]: value };
        if (v.is(schema, body) && isStorable(body)) continue;
        expect
          .soft(faultsIn(await world.api.call('POST', path, { body })), named(key, value))
          .toEqual([]);
      }
  });
});

const paths: readonly string[] = [
  ...['x', '42', '%00', '%E0%A4%A', "' or 1=1 --", '019cd79e'].flatMap((id) => [
    `/patients/${id}`,
    `/patients/${id}/stats`,
    `/patients/${id}/appointments`,
    `/patients/by-user/${id}`,
    `/appointments/${id}`,
    `/notes/${id}`,
    `/notes/byPatient/${id}`,
    `/notes/byAppointment/${id}`,
    `/appointments/upcoming?psychId=${id}`,
    `/appointments/history?patientId=${id}`,
    `/appointments/history?page=${id === '42' ? '0' : id}`,
    `/appointments/history?limit=${id === '42' ? '101' : id}`,
    `/appointments/history?startDate=${id}`,
    `/appointments/history/stats?endDate=${id}`,
    `/appointments/history?status=${id}`,
    `/availability-blocks?psychId=${id}`,
    `/availability-blocks?from=${id}`,
    `/recurring-breaks?psychologistId=${id}`,
    `/availability-periods?endDate=${id}`,
    `/availability-periods/available-slots?slotDuration=${id}`,
    `/availability-new/psychologist/${id}`,
    `/availability-new/patient-slots?startDate=${id}`,
    `/sync/changes?clientId=${id}`,
  ]),
  '/appointments/history?startDate=2026-13-45',
  '/appointments/history?endDate=2026-02-30T25:00:00Z',
  '/appointments/history?startDate=0000-00-00',
  '/availability-periods?startDate=2026-01-01&endDate=2026-12-31',
  '/availability-new/patient-slots?startDate=2026-03-11&endDate=2026-03-10',
  '/patients/search?q=%00',
  `/patients/search?q=${'a'.repeat(10_000)}`,
  `/sync/changes?clientId=${'0'.repeat(8)}-0000-7000-8000-000000000000&limit=1001`,
  `/sync/changes?clientId=${'0'.repeat(8)}-0000-7000-8000-000000000000&cursor=${'a'.repeat(5000)}`,
  '/nada',
  '/auth/login',
];

describe('bad input to a read', () => {
  it.each(paths.map((path) => [path.slice(0, 100), path]))('%s is refused', async (_name, path) => {
    expect
      .soft(faultsIn(await world.api.call('GET', path, { token: world.tokens.ana })), path)
      .toEqual([]);
  });

  it('takes a cursor that it did not make for the start of a full read', async () => {
    const clientId = crypto.randomUUID();
    for (const cursor of ['x', 'e30', '%00', btoa('{"epoch":1}'), btoa('null')]) {
      const path = `/sync/changes?clientId=${clientId}&cursor=${encodeURIComponent(cursor)}`;
      const { status, body } = await world.api.call('GET', path, { token: world.tokens.ana });
      expect([cursor, status, body.reset]).toEqual([cursor, 200, true]);
    }
  });
});
