import { registration, type TestApi, TEST_ORIGIN } from './api.ts';

/** A registered person who is signed in. */
export interface Registered {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** The calls around a change of address, and the links in their mails. */
export function addressCalls(api: TestApi) {
  const post = (path: string, body: unknown, token?: string) =>
    api.call<Record<string, string>>('POST', `/auth/${path}`, { body, token });

  /** The token of the newest mail of its kind to the address. */
  async function linkOf(kind: string, to: string): Promise<string> {
    await api.jobs.runDue();
    const mail = api.mails.findLast((one) => one.kind === kind && one.to === to);
    const link = new RegExp(`^${TEST_ORIGIN}/[\\w-]+#token=([\\w-]+)$`, 'm');
    return link.exec(mail?.text ?? '')?.[1] ?? '';
  }

  const login = (email: string, password: string) => post('login', { email, password });
  const confirm = (token: string) => post('confirm-email', { token });
  const undo = (token: string, password?: string) => post('undo-email', { token, password });
  const ask = ({ token, password }: Registered, email: string) =>
    post('change-email', { email, password }, token);
  const isAlive = async (token: string): Promise<boolean> =>
    (await api.call('GET', '/users/profile', { token })).status === 200;

  async function register(isProved = true): Promise<Registered> {
    const { email, password, ...form } = registration();
    const { body } = await post('registerTenantPsych', { ...form, email, password });
    if (isProved) await post('verify-email', { token: await linkOf('verify-email', email) });
    return { email, password, token: body.access_token ?? '' };
  }

  async function signIn({ email, password }: Omit<Registered, 'token'>): Promise<Registered> {
    const { body } = await login(email, password);
    return { email, password, token: body.access_token ?? '' };
  }

  /** Another address, asked for and proved. */
  async function move(person: Registered, email: string) {
    await ask(person, email);
    const answer = await confirm(await linkOf('confirm-email', email));
    return { ...person, email, status: answer.status };
  }

  return { post, linkOf, login, confirm, undo, ask, isAlive, register, signIn, move };
}
