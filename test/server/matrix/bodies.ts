import { ANALYSED, type Rows } from '../../harness/practice/fullPractice.ts';
import { hours } from '../../harness/practice/practice.ts';

type Body = Readonly<Record<string, unknown>>;

const form = (n: number) => ({
  name: 'Helena Prado',
  email: `helena-${n}@exemplo.com.br`,
  password: 'segredo-123',
  crp: '06/12345',
  tenantName: 'Consultório Prado',
  domain: `matriz-${n}`,
});

/*
 * What the practice holds of sessions starts 0.35 hours after a multiple of four; these start two hours after one, and
 * the recurrences three, so that none meets another.
 */
const span = (n: number) => ({
  startAt: hours(26 + n * 4),
  endAt: hours(26 + n * 4 + 0.75),
});

const dayOf = (n: number): string => hours(48 + (n % 340) * 24).slice(0, 10);

const recurrence = ({ patient, psychologist }: Rows, n: number) => ({
  patientId: patient,
  psychologistId: psychologist,
  recurringType: 'daily',
  daysOfWeek: [],
  startTime: '20:00',
  endTime: '20:50',
  startDate: dayOf(n),
  endDate: dayOf(n),
});

/**
 * What a call by somebody who may make it brings, by route. A call without a line here has no body.
 * @param n a number that no other call has
 */
export const bodies: Readonly<Record<string, (rows: Rows, n: number) => Body>> = {
  'POST /auth/login': () => ({ email: 'ninguem@exemplo.com', password: 'segredo-1' }),
  'POST /auth/registerTenantPsych': (_, n) => form(n),
  'POST /auth/registerClinic': (_, n) => form(n),
  'POST /auth/verify-email': () => ({ token: 'a'.repeat(43) }),
  'POST /auth/resend-verification': () => ({ email: 'ninguem@exemplo.com' }),
  'POST /auth/forgot-password': () => ({ email: 'ninguem@exemplo.com' }),
  'POST /auth/reset-password': () => ({ token: 'a'.repeat(43), password: 'segredo-2' }),
  'POST /auth/confirm-email': () => ({ token: 'a'.repeat(43) }),
  'POST /auth/undo-email': () => ({ token: 'a'.repeat(43) }),
  'POST /auth/change-email': (_, n) => ({ email: `nova-${n}@exemplo.com`, password: 'segredo-1' }),
  'POST /auth/change-password': () => ({ password: 'segredo-1', newPassword: 'segredo-2' }),
  'POST /users/closing': () => ({ password: 'segredo-1' }),
  'POST /auth/sessions/end': () => ({ password: 'segredo-1' }),
  'POST /auth/end-session': ({ patient }, n) => ({
    sessionId: patient,
    tenantId: patient,
    proof: String(n).padStart(43, 'A'),
  }),
  'POST /auth/mark-plan-selected': () => ({ planId: 'basic' }),
  'POST /billing/subscribe': () => ({ planId: 'basic' }),
  'PUT /bell/kinds': () => ({ kind: 'no_note', isActive: true }),
  'PUT /reminders/answers': () => ({ isActive: true }),
  'PUT /reminders/own': () => ({ leadHours: 24 }),
  'PATCH /patients/:id/reminders': () => ({ isActive: true }),
  'POST /bell/dismissals': () => ({ keys: ['no_note:a1:k3'] }),
  'POST /bell/dismissals/remove': () => ({ keys: ['no_note:a1:k3'] }),
  'PUT /users/profile': () => ({ bio: 'Atendo adultos.' }),
  'POST /users/terms': () => ({ version: 1 }),
  'PATCH /users/practice/time-zone': () => ({ timeZone: 'America/Sao_Paulo' }),
  'PUT /users/professional-profile': () => ({ city: 'Recife' }),
  'POST /patient-invites/create': ({ guest }) => ({ patientId: guest }),
  'POST /patient-invites/validate': () => ({ token: 'a'.repeat(43) }),
  'POST /patient-invites/use': () => ({ token: 'a'.repeat(43), password: 'segredo-3' }),
  'POST /patient-invites/use/:token': () => ({ password: 'segredo-3' }),

  'POST /patients': ({ psychologist }, n) => ({
    name: 'Gil',
    email: `gil-${n}@exemplo.com`,
    psychologistId: psychologist,
  }),
  'PUT /patients/:id': () => ({ phone: '11 90000-0000' }),
  'PATCH /patients/:id/status': () => ({ isActive: true }),
  'PATCH /patients/:id/legal-hold': () => ({ legalHold: false }),
  'POST /patients/:id/consents': () => ({ kinds: ['recording'], day: '2026-03-10' }),
  'DELETE /patients/:id/consents': () => ({ kinds: ['recording'] }),
  'PATCH /notes/consent-rule': () => ({ isActive: false }),
  'PATCH /notes/shelf-rule': () => ({ shelf: 'record' }),
  'PATCH /notes/mood-faces': () => ({ isActive: false }),
  'PATCH /notes/:id/shelf': () => ({ shelf: 'record' }),
  'POST /issued-documents': ({ patient }) => ({
    patientId: patient,
    kind: 'declaration',
    format: 'pdf',
    shelves: [],
    recipient: 'Carla',
    reason: 'Ausência no trabalho',
    channel: 'in_person',
    sha256: 'a'.repeat(64),
  }),
  'POST /handovers/objection': () => ({ token: 'a'.repeat(43) }),
  'POST /handovers/answer': ({ handover }) => ({ ids: [handover], answer: 'refused' }),
  'POST /handovers/:id/withdraw': () => ({}),
  'POST /correction-requests': ({ patient }) => ({
    patientId: patient,
    field: 'phone',
    wanted: '11 90000-0000',
  }),
  'PATCH /correction-requests/:id': () => ({ outcome: 'accepted' }),
  'POST /receipts': ({ payment }) => ({ transactionId: payment }),
  'PUT /receipts/invoice': ({ payment }) => ({ transactionId: payment, invoice: '1234' }),
  'POST /receita-files': ({ payment }, n) => ({
    month: '2026-03',
    sha256: 'a'.repeat(64),
    lines: [
      {
        // Of each call another, since nothing is declared twice.
        transactionId: `${payment.slice(0, -6)}${String(n).padStart(6, '0')}`,
        day: '2026-03-01',
        cents: 20_000,
        payerCpf: '52998224725',
        beneficiaryCpf: '52998224725',
      },
    ],
  }),
  'PATCH /receita-files/:id': ({ payment }) => ({ transactionId: payment, outcome: 'kept' }),
  'PATCH /issued-documents/:id': () => ({ outcome: 'received' }),
  'POST /appointments': ({ psychologist, patient }, n) => ({
    psychId: psychologist,
    patientId: patient,
    ...span(n),
  }),
  'PATCH /appointments/:id': () => ({ title: 'Retorno' }),
  'PATCH /appointments/:id/cancel': () => ({ status: 'cancelled' }),
  'PATCH /appointments/:id/status': () => ({ status: 'no_show' }),

  'POST /availability-blocks': ({ psychologist }, n) => ({
    psychologistId: psychologist,
    ...span(n),
    reason: 'Congresso',
  }),
  'PATCH /availability-blocks/:id': () => ({ reason: 'Férias' }),
  'POST /recurring-breaks': ({ psychologist }) => ({
    psychologistId: psychologist,
    dayOfWeek: 0,
    startTime: '10:00',
    endTime: '11:00',
  }),
  'PATCH /recurring-breaks/:id': () => ({ description: 'Café' }),
  'POST /availability-periods': ({ psychologist }, n) => ({
    psychologistId: psychologist,
    ...span(n),
    isRecurring: false,
  }),
  'PUT /availability-periods/:id': () => ({ notes: 'Presencial' }),
  'POST /availability-periods/check-availability': ({ psychologist }, n) => ({
    psychologistId: psychologist,
    ...span(n),
  }),
  'POST /availability-new/weekly-period': ({ psychologist }) => ({
    psychologistId: psychologist,
    daysOfWeek: [0],
    startTime: '08:00',
    endTime: '12:00',
  }),

  'POST /recurring-appointments': recurrence,
  'PATCH /recurring-appointments/:id': () => ({ notes: 'Quinzenal em breve' }),
  'POST /recurring-appointments/resolve-conflicts': (rows, n) => ({
    recurringAppointmentId: rows.recurrence,
    newRecurringAppointmentData: recurrence(rows, n),
    strategy: 'cancel',
  }),

  'POST /notes': ({ patient, openAppointment }) => ({
    patientId: patient,
    appointmentId: openAppointment,
    plaintext: 'Sessão tranquila.',
  }),
  'PUT /notes/:id': () => ({ plaintext: 'Outro relato.' }),
  'POST /notes/:id/summary/accept': () => ({ summary: `<p>${ANALYSED}</p>` }),
  'PUT /notes/:id/summary': () => ({ text: 'Resumo meu.' }),
  'POST /note-templates': () => ({ name: 'Evolução', text: 'Demanda:' }),
  'PUT /note-templates/:id': () => ({ name: 'Evolução', text: 'Demanda:' }),
  'POST /payments': ({ openAppointment }) => ({
    appointmentId: openAppointment,
    amount: 150,
    paymentMethod: 'pix',
    status: 'paid',
  }),
  'PATCH /payments/:id': () => ({ amount: 180 }),
  'PUT /payments/:id/parties': () => ({ payerName: 'Ana Lima', beneficiaryName: 'Bia Lima' }),
  'PUT /packages/:id/parties': () => ({ payerName: 'Ana Lima', beneficiaryName: 'Bia Lima' }),
  'POST /appointments/prices': ({ patient, heldAppointment }) => ({
    patientId: patient,
    sessions: [heldAppointment],
    price: 150,
  }),
  'POST /payments/transactions': ({ openAppointment }) => ({
    payments: [{ id: crypto.randomUUID(), appointmentId: openAppointment, amount: 150 }],
    paymentMethod: 'pix',
  }),
  'POST /packages': ({ patient }) => ({
    patientId: patient,
    sessions: 4,
    amount: 600,
    paymentMethod: 'pix',
    paidOn: '2026-03-09',
  }),
  'PATCH /packages/:id': () => ({ notes: 'Mensal' }),
  'PATCH /packages/:id/cancelled': () => ({ isCancelled: true }),

  'POST /google-calendar/connect': () => ({ authCode: 'a', state: 'b' }),
  'POST /google-calendar/calendars': () => ({ authCode: 'a', state: 'b' }),
  'POST /google-calendar/connect-with-calendar': () => ({
    selectedCalendarId: 'primary',
    tokens: 'a',
    state: 'b',
  }),
  'POST /google-calendar/held-back': () => ({ cancel: false }),
  'PUT /google-calendar/integration': () => ({ syncEnabled: true }),

  'PATCH /clinic/members/:id/status': () => ({ isActive: true }),
  // Nobody: a colleague's patients would leave the world of the others.
  'POST /clinic/members/:id/handover': ({ account }) => ({ successorId: account, patients: [] }),
  'POST /clinic/members/:id/seal': () => ({ patientIds: [] }),
  'POST /reminders/stop': () => ({ token: 'a'.repeat(43) }),
  'POST /member-invites/validate': () => ({ token: 'a'.repeat(43) }),
  'POST /member-invites/use': () => ({
    token: 'a'.repeat(43),
    name: 'Helena',
    crp: '06/12345',
    password: 'segredo-4',
  }),
  'POST /member-invites/use/:token': () => ({
    name: 'Helena',
    crp: '06/12345',
    password: 'segredo-4',
  }),

  'POST /sync/never-held': ({ patient }) => ({ refs: [{ entity: 'patients', id: patient }] }),
  'POST /audit/reads': ({ patient }) => ({
    clientId: '019cd79e-0000-7000-8000-000000000001',
    reads: [{ patientId: patient, part: 'registration', at: hours(0) }],
  }),
  'POST /audit/exports': ({ patient }) => ({
    clientId: '019cd79e-0000-7000-8000-000000000001',
    id: '019cd79e-0000-7000-8000-000000000002',
    kind: 'everything',
    at: hours(0),
    counts: { patients: 1, sessions: 2, notes: 3, payments: 0, bytes: 1000 },
    patientIds: [patient],
  }),
};

/** What a read must be asked with, by route. */
export const queries: Readonly<Record<string, (rows: Rows) => Record<string, string>>> = {
  'GET /availability-periods/available-slots': ({ psychologist }) => ({
    psychologistId: psychologist,
    startDate: '2026-03-11',
    endDate: '2026-03-12',
  }),
  'GET /availability-new/psychologist/:id': () => ({
    startDate: '2026-03-11',
    endDate: '2026-03-12',
  }),
  'GET /availability-new/patient-slots': ({ psychologist }) => ({
    psychologistId: psychologist,
    startDate: '2026-03-11',
    endDate: '2026-03-12',
  }),
  'GET /sync/changes': () => ({ clientId: '019cd79e-0000-7000-8000-000000000001' }),
};
