import type { Context } from 'hono';
import {
  loginRequest,
  type Registration,
  registerClinicSchema,
  registerPsychSchema,
} from '../../src/domain/auth/forms.ts';
import { clientAddress } from '../http/client-address.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { AppEnv } from '../http/env.ts';
import type { ServerParts } from '../kernel/parts.ts';
import { loginAnswer, signedInSchema } from './accounts.ts';
import { register, type RegistrationKind } from './register.ts';
import type { AuthService } from './service.ts';
import { admitRegistration } from './taken-address.ts';

export function authEndpoints(parts: ServerParts, auth: AuthService): readonly Endpoint[] {
  const trustProxy = parts.config?.trustProxy ?? false;
  const registered = (c: Context<AppEnv>, kind: RegistrationKind, form: Registration) => {
    const address = clientAddress(c, trustProxy);
    const work = () => register(parts, auth, kind, form, address);
    return admitRegistration(parts, form, address, work);
  };

  return [
    endpoint({
      method: 'POST',
      path: '/auth/login',
      summary: 'Entra com email e senha.',
      body: loginRequest,
      answer: loginAnswer,
      handle: ({ c, body }) => auth.login(body, clientAddress(c, trustProxy)),
    }),
    endpoint({
      method: 'POST',
      path: '/auth/registerTenantPsych',
      summary: 'Cria a conta de um psicólogo e o seu consultório.',
      body: registerPsychSchema,
      answer: signedInSchema,
      status: 201,
      handle: ({ c, body }) => registered(c, 'individual', body),
    }),
    endpoint({
      method: 'POST',
      path: '/auth/registerClinic',
      summary: 'Cria a conta de uma clínica.',
      body: registerClinicSchema,
      answer: signedInSchema,
      status: 201,
      handle: ({ c, body }) => registered(c, 'clinic', body),
    }),
  ];
}
