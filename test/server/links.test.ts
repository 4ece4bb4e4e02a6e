import { beforeAll, expect, it, vi } from 'vitest';
import type { Purpose } from '../../server/areas/people/auth/one-time-tokens.ts';
import { createOnline, type Online } from '../../src/client/online/online.ts';
import {
  confirmEmailCall,
  resetPasswordCall,
  undoEmailCall,
  verifyEmailCall,
} from '../../src/domain/contract/auth.ts';
import { joinClinicCall, validateMemberInviteCall } from '../../src/domain/contract/clinic.ts';
import { objectCall } from '../../src/domain/contract/handovers.ts';
import { acceptInviteCall, validateInviteCall } from '../../src/domain/contract/invites.ts';
import { stopRemindersCall } from '../../src/domain/contract/reminders.ts';
import { addressCalls } from '../harness/server/addressCalls.ts';
import { registration, TEST_ORIGIN } from '../harness/server/api.ts';
import { type ClinicApi, openClinicApi, type ReaderName } from '../harness/server/clinicApi.ts';
import { sharedDatabase } from '../harness/database/database.ts';
import { hours } from '../harness/practice/practice.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PASSWORD = 'lua cheia no mar 7';
const SECRET = /#token=([\w-]{43})$/;

let world: ClinicApi;
let online: Online;
/** Everything that a proxy before the server sees of a request besides its body. */
const requested: string[] = [];
const secrets: string[] = [];

beforeAll(async () => {
  world = await openClinicApi(await sharedDatabase());
  online = createOnline({
    fetch: async (url, init) => {
      requested.push(url as string, JSON.stringify(init?.headers));
      return world.api.app.request(url as string, init);
    },
    token: () => null,
    device: () => 'd'.repeat(43),
    onUnauthorized: () => undefined,
  });
});

const call = async (as: ReaderName, method: string, path: string, body: unknown = {}) => {
  const answer = await world.api.call(method, path, { token: world.tokens[as], body });
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.body;
};

/** Returns the link in the newest mail of a kind, as a mail program shows it. */
async function mailed(kind: string): Promise<string> {
  await world.api.jobs.runDue();
  const text = world.api.mails.findLast((mail) => mail.kind === kind)?.text ?? '';
  return text.split(/\s/).findLast((word) => SECRET.test(word)) ?? '';
}

const handed = (body: Record<string, unknown>): string => TEST_ORIGIN + String(body['path']);

/** Opens a link as a browser does: the fragment stays there. Returns the token for the page. */
async function open(link: string): Promise<string> {
  const url = new URL(link);
  const token = SECRET.exec(url.hash)?.[1] ?? '';
  expect(token, `the fragment of ${url.pathname}`).toHaveLength(43);
  secrets.push(token);
  requested.push(url.pathname + url.search);
  await world.api.app.request(url.pathname + url.search);
  return token;
}

const registered = async () => {
  const { email, ...form } = registration();
  await call('anonymous', 'POST', '/auth/registerTenantPsych', { ...form, email });
  return email;
};
const moving = async () => {
  const { ask, register } = addressCalls(world.api);
  await ask(await register(), registration().email);
};
const memberInvite = async () =>
  String(
    (await call('admin', 'POST', '/clinic/member-invites', { email: registration().email })).id,
  );
const accept = async (token: string) => {
  await online.call(validateInviteCall, { body: { token } });
  return online.call(acceptInviteCall, { body: { token, password: PASSWORD, termsVersion: 1 } });
};
const join = async (token: string) => {
  await online.call(validateMemberInviteCall, { body: { token } });
  const body = { token, name: 'Nova Silva', crp: '06/54321', password: PASSWORD, termsVersion: 1 };
  return online.call(joinClinicCall, { body });
};
const stop = (token: string) => online.call(stopRemindersCall, { body: { token } });

interface Flow {
  /** Has somebody get the link. */
  readonly link: () => Promise<string>;
  /** Does what the page behind it does. */
  readonly use: (token: string) => Promise<unknown>;
}

/** Whoever adds a purpose adds its flow here. */
const flows: Readonly<Record<Purpose, Flow>> = {
  verify_email: {
    link: async () => (await registered(), mailed('verify-email')),
    use: (token) => online.call(verifyEmailCall, { body: { token } }),
  },
  reset_password: {
    async link() {
      await call('anonymous', 'POST', '/auth/forgot-password', { email: await registered() });
      return mailed('reset-password');
    },
    use: (token) => online.call(resetPasswordCall, { body: { token, password: PASSWORD } }),
  },
  confirm_email: {
    link: async () => (await moving(), mailed('confirm-email')),
    use: (token) => online.call(confirmEmailCall, { body: { token } }),
  },
  undo_email: {
    link: () => mailed('email-changed'),
    use: (token) => online.call(undoEmailCall, { body: { token } }),
  },
  patient_invite: {
    async link() {
      await call('ana', 'POST', '/patient-invites/create', { patientId: world.clinic.davi.id });
      return mailed('patient-invite');
    },
    use: accept,
  },
  handed_invite: {
    async link() {
      const patient = { name: 'Olga Reis', email: registration().email };
      const { id: patientId } = await call('ana', 'POST', '/patients', patient);
      const { id } = await call('ana', 'POST', '/patient-invites/create', { patientId });
      return handed(await call('ana', 'POST', `/patient-invites/link/${String(id)}`));
    },
    use: accept,
  },
  member_invite: {
    link: async () => (await memberInvite(), mailed('member-invite')),
    use: join,
  },
  handed_member_invite: {
    async link() {
      const inviteId = await memberInvite();
      return handed(await call('admin', 'POST', '/clinic/member-invites/link', { inviteId }));
    },
    use: join,
  },
  stop_answers: {
    async link() {
      const period = { startAt: hours(48), endAt: hours(54), slotDuration: 60, breakDuration: 0 };
      await call('ana', 'POST', '/availability-periods', period);
      await call('portal', 'PUT', '/reminders/answers', { isActive: true });
      const span = { startAt: hours(48), endAt: hours(49) };
      await call('portal', 'POST', '/appointments', { patientId: world.clinic.carla.id, ...span });
      return mailed('answer');
    },
    use: stop,
  },
  stop_reminders: {
    async link() {
      await call('ana', 'PUT', '/reminders/own', { leadHours: 24 });
      world.api.clock.ms += 3_600_000;
      return mailed('reminder');
    },
    use: stop,
  },
  object_handover: {
    async link() {
      const { people, davi } = world.clinic;
      const member = `/clinic/members/${people.ana.id}`;
      await call('admin', 'PATCH', `${member}/status`, { isActive: false });
      const patients = [{ patientId: davi.id }];
      await call('admin', 'POST', `${member}/handover`, { successorId: people.bruno.id, patients });
      return mailed('handover-waits');
    },
    use: (token) => online.call(objectCall, { body: { token } }),
  },
};

it.each(Object.entries(flows))(
  'the link of %s is opened and used with its secret in no address',
  async (_purpose, { link, use }) => {
    await expect(use(await open(await link()))).resolves.toBeDefined();
  },
);

it('no address, header or line of the log holds a secret of any of these links', async () => {
  expect(secrets).toHaveLength(Object.keys(flows).length);
  const seen = [...requested, ...world.api.lines].join('\n');
  expect(seen).toContain('/api/handovers/objection');
  for (const secret of secrets) expect(seen).not.toContain(secret);
});

it('no address in any mail has a secret before its fragment', async () => {
  const addresses = world.api.mails.flatMap(({ text, html }) =>
    `${text}\n${html ?? ''}`.match(/https?:\/\/[^\s"<>]+/g),
  );
  const bare = addresses.map((address) => String(address).split('#')[0]);
  expect(addresses.filter((address) => address?.includes('#token='))).not.toEqual([]);
  expect(bare.filter((address) => /[\w-]{43}/.test(String(address)))).toEqual([]);
});
