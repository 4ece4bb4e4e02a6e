import type { Context } from 'hono';
import {
  changeEmailCall,
  changePasswordCall,
  confirmEmailCall,
  endSessionsCall,
  undoEmailCall,
} from '../../../../src/domain/contract/auth.ts';
import { clientAddress } from '../../../web/http/client-address.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { askForAddress } from './address/ask.ts';
import { confirmAddress } from './address/confirm.ts';
import { undoAddress } from './address/undo.ts';
import { admit } from '../../../kernel/attempts.ts';
import { changePassword } from './password/change-password.ts';
import { endSessions } from './sessions/end-sessions.ts';

const done = (message: string) => ({ success: true, message });

/** What a session alone may not do: the password is asked for again. And the links of the mails about it. */
export function sensitiveEndpoints(parts: ServerParts): readonly Endpoint[] {
  const { db, clock, config } = parts;
  const from = (c: Context) => clientAddress(c, config?.trustProxy ?? false);
  const admission = () => ({ db, now: clock.now(), overrides: config?.limits });

  return [
    endpoint(changeEmailCall, {
      summary: 'Pede a troca do email, com a senha; o novo email recebe um link.',
      answersSecret: true,
      async handle({ c, body }) {
        await askForAddress(parts, c.get('session'), body, from(c));
        return done(
          'Enviamos um link para o novo email. O email só muda depois que ele for aberto.',
        );
      },
    }),
    endpoint(confirmEmailCall, {
      summary: 'Troca o email com o token recebido no novo; as outras sessões são encerradas.',
      async handle({ c, body }) {
        await admit(admission(), { confirmAddress: from(c) });
        await confirmAddress(parts, body.token, from(c));
        return done('Email alterado com sucesso!');
      },
    }),
    endpoint(undoEmailCall, {
      summary: 'Desfaz a troca do email com o token recebido no antigo; a senha deixa de valer.',
      async handle({ c, body }) {
        await admit(admission(), { undoToken: body.token, undoAddress: from(c) });
        await undoAddress(parts, body, from(c));
        return done('A troca foi desfeita. Enviamos um link para você escolher outra senha.');
      },
    }),
    endpoint(endSessionsCall, {
      summary: 'Encerra uma sessão própria em outro aparelho, ou todas as outras, com a senha.',
      answersSecret: true,
      async handle({ c, body }) {
        return { success: true, ended: await endSessions(parts, c.get('session'), body, from(c)) };
      },
    }),
    endpoint(changePasswordCall, {
      summary: 'Troca a senha; as outras sessões são encerradas.',
      answersSecret: true,
      async handle({ c, body }) {
        await changePassword(parts, c.get('session'), body, from(c));
        return done('Senha alterada com sucesso!');
      },
    }),
  ];
}
