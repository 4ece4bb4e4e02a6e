import { issueToken } from '../../../server/areas/people/auth/one-time-tokens.ts';
import { hashPassword } from '../../../server/areas/people/auth/password/password.ts';
import { withTenant } from '../../../server/kernel/db/tenant.ts';
import { addressCalls } from '../../harness/server/addressCalls.ts';
import { registration } from '../../harness/server/api.ts';
import { ANALYSED } from '../../harness/practice/fullPractice.ts';
import { chosenCalendar, consent } from '../matrix/google.ts';
import type { MatrixWorld } from '../matrix/world.ts';

/** What a call is given in place of what chance would choose. */
export interface Given {
  /** Of the path. */
  readonly token?: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

const LINK = /#token=([\w-]{20,})/;

/** The token of the link in the newest mail to an address. */
async function mailedTo({ api }: MatrixWorld, address: string): Promise<string> {
  await api.jobs.runDue();
  const mail = api.mails.findLast(({ to }) => to === address);
  const [, token] = LINK.exec(mail?.text ?? '') ?? [];
  if (token === undefined) throw new Error('The mail did not come, or has no link.');
  return token;
}

async function newAccount({ call }: MatrixWorld): Promise<{ email: string; password: string }> {
  const body = registration();
  const { status, text } = await call('anonymous', 'POST', '/auth/registerTenantPsych', { body });
  if (status !== 201) throw new Error(`Nobody was registered: ${status} ${text}`);
  return body;
}

let made = 0;

const newPatient = async ({ call }: MatrixWorld): Promise<{ id: string; email: string }> => {
  const email = `convite-${(made += 1)}@exemplo.com`;
  const body = { name: 'Olga', email };
  const answer = await call('psychologist', 'POST', '/patients', { body });
  return { id: String(answer.body.id), email };
};

async function invitation(world: MatrixWorld): Promise<Given> {
  await inviting(world);
  const { id, email } = await newPatient(world);
  const body = { patientId: id };
  await world.call('psychologist', 'POST', '/patient-invites/create', { body });
  return { token: await mailedTo(world, email) };
}

/** The token of a mail's link, issued without the mail. */
async function issued(
  { api, rows }: MatrixWorld,
  purpose: 'stop_reminders' | 'object_handover',
  subjectId: string,
): Promise<string> {
  const { db, clock } = api.parts;
  const { tenant_id: tenantId } = await db.kysely
    .selectFrom('patients')
    .select('tenant_id')
    .where('id', '=', rows.carla.patient)
    .executeTakeFirstOrThrow();
  const expiresAt = new Date(clock.now() + 86_400_000).toISOString();
  const link = { purpose, subjectId, expiresAt, email: 'a@b.com', besideEarlier: true };
  return withTenant(db, tenantId, (tx) => issueToken(tx, { tenantId, ...link }, api.parts));
}

const reminder = async (world: MatrixWorld): Promise<Given> => ({
  token: await issued(world, 'stop_reminders', world.rows.carla.patient),
});

const asPsychologist =
  ({ call }: MatrixWorld) =>
  (method: string, path: string, body?: unknown) =>
    call('psychologist', method, path, { body });

const PASSWORD = 'segredo-123';

/** Everybody's password is known, and nobody has tried any. */
async function knownPasswords({ api }: MatrixWorld): Promise<void> {
  const { kysely } = api.parts.db;
  await kysely.deleteFrom('attempts').execute();
  const hash = await hashPassword(PASSWORD);
  await kysely.updateTable('users').set({ password_hash: hash }).execute();
}

const newAddress = (): string => `nova-${(made += 1)}@exemplo.com`;

/** Chance may have used up what may be invited in a day, and closed accounts. */
async function inviting({ api }: MatrixWorld): Promise<void> {
  const { kysely } = api.parts.db;
  await kysely.deleteFrom('attempts').execute();
  await kysely.deleteFrom('member_invites').execute();
  await kysely.updateTable('users').set({ is_active: true }).execute();
}

async function memberInvite(world: MatrixWorld): Promise<{ id: string; email: string }> {
  await inviting(world);
  const email = newAddress();
  const body = { email };
  const answer = await world.call('administrator', 'POST', '/clinic/member-invites', { body });
  return { id: String(answer.body.id), email };
}

const invitedMember = async (world: MatrixWorld): Promise<Given> => ({
  body: { inviteId: (await memberInvite(world)).id },
});

/** What the success of some calls needs and no chance finds, by route: passwords, mailed tokens, a consent at Google, a summary. */
export const given: Readonly<Record<string, (world: MatrixWorld) => Promise<Given>>> = {
  'PATCH /appointments/:id/status': async (world) => {
    const day = `2026-01-${String((made % 28) + 1).padStart(2, '0')}`;
    made += 1;
    const body = {
      patientId: world.rows.carla.patient,
      startAt: `${day}T03:00:00.000Z`,
      endAt: `${day}T03:10:00.000Z`,
    };
    const { body: past } = await world.call('psychologist', 'POST', '/appointments', { body });
    return { token: String(past.id), body: { status: 'no_show' } };
  },
  'POST /auth/login': async (world) => {
    const { email, password } = await newAccount(world);
    return { body: { email, password } };
  },
  // A domain that nobody has.
  'POST /auth/registerClinic': async () => ({ body: registration() }),
  'POST /auth/verify-email': async (world) => {
    const { email } = await newAccount(world);
    return { body: { token: await mailedTo(world, email) } };
  },
  'POST /auth/reset-password': async (world) => {
    const { email } = await newAccount(world);
    await world.call('anonymous', 'POST', '/auth/forgot-password', { body: { email } });
    return { body: { token: await mailedTo(world, email) } };
  },
  'POST /auth/change-email': async (world) => {
    await knownPasswords(world);
    return { body: { email: newAddress(), password: PASSWORD } };
  },
  'POST /auth/change-password': async (world) => {
    await knownPasswords(world);
    return { body: { password: PASSWORD, newPassword: 'girassol-azul' } };
  },
  'POST /auth/sessions/end': async (world) => {
    await knownPasswords(world);
    return { body: { password: PASSWORD } };
  },
  'POST /correction-requests': async ({ api, clinic }) => {
    // Those that other calls left open may be as many as one may have.
    await api.parts.db.kysely.deleteFrom('correction_requests').execute();
    return { body: { patientId: clinic.patients.carla.id } };
  },
  'POST /users/closing': async (world) => {
    await knownPasswords(world);
    return { body: { password: PASSWORD } };
  },
  'POST /reminders/stop': async (world) => ({ body: { ...(await reminder(world)) } }),
  'POST /reminders/stop/:token': reminder,
  'POST /handovers/objection': async (world) => ({
    body: { token: await issued(world, 'object_handover', world.clinic.people.ana.id) },
  }),
  'POST /handovers/answer': async (world) => ({
    body: { ids: [(await world.fresh('carla')).handover], answer: 'refused' },
  }),
  // Requests that other calls left open keep the record whole.
  'DELETE /notes/:id': async ({ api }) => {
    const { kysely } = api.parts.db;
    await kysely.deleteFrom('correction_requests').execute();
    await kysely.updateTable('patients').set({ legal_hold: null }).execute();
    return {};
  },
  'POST /clinic/member-invites': async (world) => {
    await inviting(world);
    return { body: { email: newAddress() } };
  },
  'POST /clinic/member-invites/resend': invitedMember,
  'POST /clinic/member-invites/withdraw': invitedMember,
  'POST /clinic/member-invites/link': invitedMember,
  'POST /clinic/members/:id/handover': async ({ clinic }) => ({
    body: { successorId: clinic.people.bruno.id, patients: [] },
  }),
  'POST /member-invites/validate': async (world) => {
    await inviting(world);
    return {};
  },
  'POST /member-invites/use': async (world) => {
    const { email } = await memberInvite(world);
    return { body: { token: await mailedTo(world, email), password: 'lua cheia no mar 7' } };
  },
  'POST /member-invites/validate/:token': async (world) => {
    await inviting(world);
    return {};
  },
  'POST /member-invites/use/:token': async (world) => {
    const { email } = await memberInvite(world);
    return { token: await mailedTo(world, email), body: { password: 'lua cheia no mar 7' } };
  },
  'POST /auth/confirm-email': async ({ api }) => {
    const { ask, register, linkOf } = addressCalls(api);
    const email = newAddress();
    await ask(await register(), email);
    return { body: { token: await linkOf('confirm-email', email) } };
  },
  'POST /auth/undo-email': async ({ api }) => {
    const { move, register, linkOf } = addressCalls(api);
    const { email, ...person } = await register();
    await move({ email, ...person }, newAddress());
    return { body: { token: await linkOf('email-changed', email) } };
  },
  'POST /notes/:id/summary/accept': async () => ({ body: { summary: `<p>${ANALYSED}</p>` } }),
  // A text that has changed since its summary was accepted.
  'POST /notes/:id/read-again': async (world) => {
    const { note: token } = await world.fresh('carla');
    const { body } = await world.call('psychologist', 'GET', `/notes/${token}`);
    const changed = { appointmentId: body.appointmentId, plaintext: 'Dormiu mal.' };
    await world.call('psychologist', 'PUT', `/notes/${token}`, { body: changed });
    return { token };
  },
  // One may have a hundred, and each round of rows brings some.
  'POST /note-templates': async ({ api }) => {
    await api.parts.db.kysely.deleteFrom('note_templates').execute();
    return {};
  },
  // A session of the patient, which took place.
  'POST /appointments/prices': async (world) => {
    const { patient: patientId, heldAppointment } = await world.fresh('carla');
    return { body: { patientId, sessions: [heldAppointment], price: 150 } };
  },
  // An open payment of the session that it names, which chance seldom finds.
  'POST /payments/transactions': async (world) => {
    const { payment: id, heldAppointment: appointmentId } = await world.fresh('carla');
    const payments = [{ id, appointmentId, amount: 150, isOpen: true }];
    return { body: { payments, paymentMethod: 'pix', paidOn: '2026-03-09', notes: null } };
  },
  // Of money that came, which chance does not find.
  'POST /receipts': async ({ rows }) => ({ body: { transactionId: rows.carla.payment } }),
  'PUT /receipts/invoice': async ({ rows }) => ({ body: { transactionId: rows.carla.payment } }),
  'PATCH /receita-files/:id': async ({ rows }) => ({
    token: rows.carla.receitaFile,
    body: { transactionId: rows.carla.payment },
  }),
  'POST /patient-invites/create': async (world) => ({
    body: { patientId: (await newPatient(world)).id },
  }),
  'POST /patient-invites/validate': async (world) => ({ body: { ...(await invitation(world)) } }),
  'POST /patient-invites/use': async (world) => ({ body: { ...(await invitation(world)) } }),
  'POST /patient-invites/validate/:token': invitation,
  'POST /patient-invites/use/:token': invitation,
  'POST /google-calendar/connect': async (world) => ({
    body: await consent(world.google, asPsychologist(world)),
  }),
  'POST /google-calendar/calendars': async (world) => ({
    body: await consent(world.google, asPsychologist(world)),
  }),
  'POST /google-calendar/connect-with-calendar': async (world) => ({
    body: await chosenCalendar(world.google, 'consultorio', asPsychologist(world)),
  }),
};
