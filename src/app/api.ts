import * as v from 'valibot';
import { ApiError, apiErrorOf, connectionError } from '../client/apiError.ts';
import type { Login, Registration } from '../domain/auth/forms.ts';
import type { InviteDetails } from '../features/account/actions.ts';
import { archivedNoteSchema, type LoadArchived } from '../features/notes/archived.ts';
import { SERVER_HEADER } from '../domain/sync/protocol.ts';

const TIMEOUT_MS = 20_000;

const userSchema = v.object({
  id: v.string(),
  email: v.string(),
  role: v.string(),
  tenantId: v.string(),
});

const tokenSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });

const inviteSchema = v.object({
  isValid: v.boolean(),
  patientEmail: v.nullable(v.string()),
  patientName: v.nullable(v.string()),
  psychologistName: v.nullable(v.string()),
});

export interface ApiParts {
  readonly fetch: typeof fetch;
  readonly token: () => string | null;
  /** What the server knows this device by. */
  readonly device: () => string;
  /** The server no longer accepts the token that was sent. */
  readonly onUnauthorized: (sentToken: string) => void;
  /** Told of each call whether our server answered it. */
  readonly onReach?: (isReached: boolean) => void;
}

export interface SignIn {
  readonly token: string;
  /** What the person should know, if anything. */
  readonly notice: string | null;
}

const noticeSchema = v.object({ notice: v.optional(v.string()) });

/** The calls that cannot wait for a network: accounts and sessions. They reject with an `ApiError`. */
export interface Api {
  login(login: Login): Promise<SignIn>;
  register(kind: 'psych' | 'clinic', account: Registration): Promise<void>;
  renew(): Promise<string>;
  logout(): Promise<void>;
  verifyEmail(token: string): Promise<void>;
  resendVerification(email: string): Promise<void>;
  forgotPassword(email: string): Promise<void>;
  resetPassword(token: string, password: string): Promise<void>;
  changeEmail(email: string, password: string): Promise<void>;
  confirmEmail(token: string): Promise<void>;
  undoEmail(token: string, password?: string): Promise<void>;
  changePassword(password: string, newPassword: string): Promise<void>;
  validateInvite(token: string): Promise<InviteDetails>;
  /** @returns the token of the patient's new account */
  acceptInvite(token: string, password: string): Promise<string>;
  readonly archivedNotes: LoadArchived;
}

const invitePath = (step: 'validate' | 'use', token: string): string =>
  `/patient-invites/${step}/${encodeURIComponent(token)}`;

/** The token of a sign-in's or registration's answer, if the answer is whole. */
function tokenOf(body: unknown): string {
  const token = v.safeParse(tokenSchema, body);
  if (!token.success)
    throw new ApiError(500, 'invalid_answer', 'Resposta inválida da API de login/registro');
  const user = v.safeParse(v.object({ user: userSchema }), body);
  if (!user.success) throw new ApiError(500, 'invalid_answer', 'Dados do usuário inválidos');
  return token.output.access_token;
}

export function createApi(parts: ApiParts): Api {
  const { fetch, token, device, onUnauthorized, onReach } = parts;
  async function call(path: string, init: RequestInit, sent: string | null): Promise<unknown> {
    const answer = await reach(fetch, `/api${path}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        ...(sent ? { authorization: `Bearer ${sent}` } : {}),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      onReach?.(false);
      throw error;
    });
    onReach?.(true);
    const json: unknown = await answer.json().catch(() => null);
    if (answer.ok) return json;
    if (answer.status === 401 && sent) onUnauthorized(sent);
    throw apiErrorOf(answer.status, json);
  }

  const post = (path: string, body: unknown, sent: string | null) =>
    call(path, { method: 'POST', body: JSON.stringify(body) }, sent);

  const paths = { psych: '/auth/registerTenantPsych', clinic: '/auth/registerClinic' };
  return {
    // Without a token: a wrong password ends no session.
    async login(login) {
      const body = await post('/auth/login', { ...login, device: device() }, null);
      return { token: tokenOf(body), notice: v.parse(noticeSchema, body).notice ?? null };
    },
    register: async (kind, account) => void tokenOf(await post(paths[kind], account, null)),
    renew: async () => v.parse(tokenSchema, await post('/auth/renew', {}, token())).access_token,
    verifyEmail: async (link) => void (await post('/auth/verify-email', { token: link }, null)),
    resendVerification: async (email) =>
      void (await post('/auth/resend-verification', { email }, null)),
    forgotPassword: async (email) => void (await post('/auth/forgot-password', { email }, null)),
    resetPassword: async (link, password) =>
      void (await post('/auth/reset-password', { token: link, password, device: device() }, null)),
    changeEmail: async (email, password) =>
      void (await post('/auth/change-email', { email, password }, token())),
    confirmEmail: async (link) => void (await post('/auth/confirm-email', { token: link }, null)),
    undoEmail: async (link, password) =>
      void (await post('/auth/undo-email', { token: link, password }, null)),
    changePassword: async (password, newPassword) =>
      void (await post('/auth/change-password', { password, newPassword }, token())),
    validateInvite: async (link) =>
      v.parse(inviteSchema, await post(invitePath('validate', link), {}, null)),
    acceptInvite: async (link, password) =>
      tokenOf(await post(invitePath('use', link), { password, device: device() }, null)),
    archivedNotes: async (patientId) =>
      v.parse(
        v.array(archivedNoteSchema),
        await call(`/archived-notes?patientId=${patientId}`, { method: 'GET' }, token()),
      ),
    logout: async () => void (await post('/auth/logout', {}, token())),
  };
}

/** An answer that is not ours, as from a captive portal, is no answer. */
async function reach(call: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  const answer = await call(url, init).catch(() => {
    throw connectionError();
  });
  if (!answer.headers.has(SERVER_HEADER) || [502, 503, 504].includes(answer.status))
    throw connectionError();
  return answer;
}
