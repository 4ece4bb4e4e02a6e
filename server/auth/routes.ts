import { Hono } from 'hono';
import {
  loginSchema,
  registerClinicSchema,
  registerPsychSchema,
} from '../../src/domain/auth/forms.ts';
import { parseInput } from '../../src/domain/core/parse.ts';
import { readJson } from '../http/body.ts';
import { clientAddress } from '../http/client-address.ts';
import type { AppEnv } from '../http/env.ts';
import type { ServerParts } from '../parts.ts';
import { authenticate } from './authenticate.ts';
import { register } from './register.ts';
import type { AuthService } from './service.ts';

export function authRoutes(parts: ServerParts, auth: AuthService): Hono<AppEnv> {
  const signedIn = authenticate(parts, auth.signingKey);
  const trustProxy = parts.config?.trustProxy ?? false;

  return new Hono<AppEnv>()
    .post('/login', async (c) => {
      const login = parseInput(loginSchema, await readJson(c));
      return c.json(await auth.login(login, clientAddress(c, trustProxy)));
    })
    .post('/registerTenantPsych', async (c) => {
      const form = parseInput(registerPsychSchema, await readJson(c));
      return c.json(await register(parts, auth, 'individual', form), 201);
    })
    .post('/registerClinic', async (c) => {
      const form = parseInput(registerClinicSchema, await readJson(c));
      return c.json(await register(parts, auth, 'clinic', form), 201);
    })
    .post('/renew', signedIn, async (c) => c.json(await auth.renew(c.get('session'))))
    .post('/logout', signedIn, async (c) => {
      await auth.logout(c.get('session'));
      return c.json({ success: true });
    });
}
