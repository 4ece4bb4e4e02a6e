import { closeAccountCall, keepAccountCall } from '../../../../src/domain/contract/closing.ts';
import type { Area } from '../../../web/area.ts';
import { clientAddress } from '../../../web/http/client-address.ts';
import { endpoint } from '../../../web/endpoint/endpoint.ts';
import { forgetting } from '../../../engine/jobs/trusted-clock.ts';
import { askToClose, keepAccount } from './ask.ts';
import { CLOSE, CLOSE_DUE, closeAccount, findDue } from './close.ts';
import { CLOSING_ASKED, sendClosingAsked } from './mails.ts';

const DAY_MS = 86_400_000;

/** The end of a person's account, thirty days after it was asked for. */
export const closing: Area = {
  endpoints: (parts) => [
    endpoint(closeAccountCall, {
      summary: 'Pede o encerramento da própria conta, com a senha; acontece 30 dias depois.',
      answersSecret: true,
      handle({ c, body: { password } }) {
        const address = clientAddress(c, parts.config?.trustProxy ?? false);
        return askToClose(parts, c.get('session'), password, address);
      },
    }),
    endpoint(keepAccountCall, {
      summary: 'Volta atrás no encerramento da própria conta. Repetir não muda nada.',
      async handle({ c }) {
        const address = clientAddress(c, parts.config?.trustProxy ?? false);
        await keepAccount(parts, c.get('session'), address);
        return { success: true };
      },
    }),
  ],
  jobs: {
    [CLOSE_DUE]: {
      handler: (parts) => forgetting(parts, (_payload, { signal }) => findDue(parts, signal)),
      everyMs: DAY_MS,
    },
    [CLOSE]: { handler: closeAccount },
    [CLOSING_ASKED]: { handler: sendClosingAsked, mail: 'account' },
  },
};
