import type { Context } from 'hono';
import type { Registration } from '../../../../src/domain/auth/forms.ts';
import { registerClinicCall, registerPsychCall } from '../../../../src/domain/contract/auth.ts';
import { loginCall } from '../../../../src/domain/contract/signIn.ts';
import { clientAddress } from '../../../web/http/client-address.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import type { AppEnv } from '../../../web/endpoint/env.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { register, type RegistrationKind } from './register.ts';
import type { AuthService } from './sessions/service.ts';
import { admitRegistration } from './taken-address.ts';

export function authEndpoints(parts: ServerParts, auth: AuthService): readonly Endpoint[] {
  const trustProxy = parts.config?.trustProxy ?? false;
  const registered = (c: Context<AppEnv>, kind: RegistrationKind, form: Registration) => {
    const address = clientAddress(c, trustProxy);
    const agent = c.req.header('user-agent');
    const work = () => register(parts, auth, kind, form, address, agent);
    return admitRegistration(parts, form, address, work);
  };

  return [
    endpoint(loginCall, {
      summary: 'Entra com email e senha.',
      handle: ({ c, body }) =>
        auth.login(body, clientAddress(c, trustProxy), c.req.header('user-agent')),
    }),
    endpoint(registerPsychCall, {
      summary: 'Cria a conta de um psicólogo e o seu consultório.',
      handle: ({ c, body }) => registered(c, 'individual', body),
    }),
    endpoint(registerClinicCall, {
      summary: 'Cria a conta de uma clínica.',
      handle: ({ c, body }) => registered(c, 'clinic', body),
    }),
  ];
}
