import type { Context } from 'hono';
import {
  loginRequest,
  registerClinicSchema,
  registerPsychSchema,
} from '../../src/domain/auth/forms.ts';
import { clientAddress } from '../http/client-address.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { AppEnv } from '../http/env.ts';
import type { ServerParts } from '../parts.ts';
import { signedInSchema } from './accounts.ts';
import { admit } from './attempts.ts';
import { register } from './register.ts';
import type { AuthService } from './service.ts';

export function authEndpoints(parts: ServerParts, auth: AuthService): readonly Endpoint[] {
  const { db, clock, config } = parts;
  const trustProxy = config?.trustProxy ?? false;
  const admitted = async <T>(
    c: Context<AppEnv>,
    work: (address: string) => Promise<T>,
  ): Promise<T> => {
    const registerAddress = clientAddress(c, trustProxy);
    await admit({ db, now: clock.now(), overrides: config?.limits }, { registerAddress });
    return work(registerAddress);
  };

  return [
    endpoint({
      method: 'POST',
      path: '/auth/login',
      summary: 'Entra com email e senha.',
      body: loginRequest,
      answer: signedInSchema,
      handle: ({ c, body }) => auth.login(body, clientAddress(c, trustProxy)),
    }),
    endpoint({
      method: 'POST',
      path: '/auth/registerTenantPsych',
      summary: 'Cria a conta de um psicólogo e o seu consultório.',
      body: registerPsychSchema,
      answer: signedInSchema,
      status: 201,
      handle: ({ c, body }) =>
        admitted(c, (address) => register(parts, auth, 'individual', body, address)),
    }),
    endpoint({
      method: 'POST',
      path: '/auth/registerClinic',
      summary: 'Cria a conta de uma clínica.',
      body: registerClinicSchema,
      answer: signedInSchema,
      status: 201,
      handle: ({ c, body }) =>
        admitted(c, (address) => register(parts, auth, 'clinic', body, address)),
    }),
  ];
}
