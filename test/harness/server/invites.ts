import { TEST_ORIGIN } from './api.ts';
import type { ClinicApi, ReaderName } from './clinicApi.ts';

/** What a link that does not open answers. */
export const CLOSED = {
  isValid: false,
  patientEmail: null,
  patientName: null,
  psychologistName: null,
  expiresAt: null,
};

/** The calls about invitations of a clinic's patients, and the links in their mails. */
export function inviteCalls(world: ClinicApi) {
  const post = <T = Record<string, unknown>>(
    path: string,
    body: unknown = {},
    as: ReaderName = 'ana',
  ) => world.api.call<T>('POST', `/patient-invites${path}`, { body, token: world.tokens[as] });
  const create = (patientId = world.clinic.davi.id, as: ReaderName = 'ana') =>
    post('/create', { patientId }, as);
  const validate = (link: string) => post('/validate', { token: link }, 'anonymous');
  const accept = (link: string, password = 'segredo-1') =>
    post<{ access_token: string; user: Record<string, unknown>; code?: string }>(
      '/use',
      { token: link, password, termsVersion: 1 },
      'anonymous',
    );

  const newestLink = (): Promise<string> =>
    world.api.readInMail(new RegExp(`${TEST_ORIGIN}/invite#token=([\\w-]+)$`, 'm'));

  async function invited(): Promise<{ id: string; link: string }> {
    const { body } = await create();
    return { id: String(body.id), link: await newestLink() };
  }

  return { post, create, validate, accept, newestLink, invited };
}
