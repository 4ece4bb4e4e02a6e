import type { Context } from 'hono';
import {
  forgotPasswordCall,
  resendVerificationCall,
  resetPasswordCall,
  verifyEmailCall,
} from '../../../../../src/domain/contract/auth.ts';
import { clientAddress, neighbourhoodOf } from '../../../../web/http/client-address.ts';
import { type Endpoint, endpoint } from '../../../../web/endpoint/endpoint.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { admit } from '../../../../kernel/attempts.ts';
import { resetJob, verificationJob } from '../mail-jobs.ts';
import { resetPassword } from './reset-password.ts';
import { mailToAccount, verifyEmail } from '../verify-email.ts';

const done = (message: string) => ({ success: true, message });

/** Where a call comes from, and what counts its attempts. */
function countedBy({ db, clock, config }: ServerParts) {
  const from = (c: Context) => clientAddress(c, config?.trustProxy ?? false);
  return {
    from,
    /** One address, asked for from one network. */
    asked: (c: Context, email: string) => `${email} ${neighbourhoodOf(from(c))}`,
    admission: () => ({ db, now: clock.now(), overrides: config?.limits }),
  };
}

function verificationEndpoints(parts: ServerParts): readonly Endpoint[] {
  const { from, asked, admission } = countedBy(parts);
  return [
    endpoint(verifyEmailCall, {
      summary: 'Confirma o email com o token recebido por mensagem.',
      async handle({ c, body }) {
        await admit(admission(), { verifyAddress: from(c) });
        await verifyEmail(parts, body.token, from(c));
        return done('Email verificado com sucesso!');
      },
    }),
    endpoint(resendVerificationCall, {
      summary: 'Envia de novo a mensagem de confirmação do email.',
      async handle({ c, body: { email } }) {
        await admit(admission(), { resendEmail: asked(c, email), resendAddress: from(c) });
        await mailToAccount(parts, email, verificationJob);
        return done('Se houver uma conta a confirmar com este email, enviaremos um novo link.');
      },
    }),
  ];
}

function passwordEndpoints(parts: ServerParts): readonly Endpoint[] {
  const { from, asked, admission } = countedBy(parts);
  return [
    endpoint(forgotPasswordCall, {
      summary: 'Envia um link para redefinir a senha.',
      async handle({ c, body: { email } }) {
        await admit(admission(), { forgotEmail: asked(c, email), forgotAddress: from(c) });
        await mailToAccount(parts, email, resetJob);
        return done(
          'Se houver uma conta com este email, enviaremos um link para redefinir a senha.',
        );
      },
    }),
    endpoint(resetPasswordCall, {
      summary: 'Define uma nova senha com o token recebido por mensagem.',
      async handle({ c, body }) {
        await admit(admission(), { resetAddress: from(c) });
        await resetPassword(parts, body, from(c));
        return done('Senha redefinida com sucesso! Entre com a nova senha.');
      },
    }),
  ];
}

/** The links of the mails about an account, and asking for them. */
export const recoveryEndpoints = (parts: ServerParts): readonly Endpoint[] => [
  ...verificationEndpoints(parts),
  ...passwordEndpoints(parts),
];
