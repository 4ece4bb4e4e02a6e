import type { Context } from 'hono';
import {
  stopInOneClickCall,
  stopRemindersCall,
} from '../../../../src/domain/contract/reminders.ts';
import type { Area } from '../../../web/area.ts';
import { clientAddress } from '../../../web/http/client-address.ts';
import { endpoint } from '../../../web/endpoint/endpoint.ts';
import type { AppEnv } from '../../../web/endpoint/env.ts';
import { admit } from '../../../kernel/attempts.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { ANSWER_JOB, tellGranted, tellRefused } from './answers.ts';
import { FIND_EVERY_MS, FIND_JOB, findReminders, SEND_JOB } from './find.ts';
import { sendAnswer } from './send-answer.ts';
import { sendReminder } from './send.ts';
import { stopMails } from './stop.ts';

async function stop(parts: ServerParts, c: Context<AppEnv>, token: string) {
  const { db, clock, config } = parts;
  const stopAddress = clientAddress(c, config?.trustProxy ?? false);
  const admission = { db, now: clock.now(), overrides: config?.limits };
  await admit(admission, { stopToken: token, stopAddress });
  await stopMails(parts, token, stopAddress);
  return { success: true };
}

export const reminders: Area = {
  titles: { reminders: 'Lembretes' },
  endpoints: (parts) => [
    endpoint(stopRemindersCall, {
      summary:
        'Para os emails como aquele que trouxe o link, lembretes ou respostas. Repetir não muda nada.',
      handle: ({ c, body: { token } }) => stop(parts, c, token),
    }),
    endpoint(stopInOneClickCall, {
      summary: 'O mesmo, como os programas de email o pedem (RFC 8058).',
      handle: ({ c, params: { token } }) => stop(parts, c, token),
    }),
  ],
  // After the agenda has decided, which is listed before.
  decisions: { 'appointment.create': tellGranted },
  aftermaths: { 'appointment.create': tellRefused },
  jobs: {
    [FIND_JOB]: {
      handler:
        ({ db, clock }) =>
        (_payload, { signal }) =>
          findReminders(db, clock.now(), signal),
      everyMs: FIND_EVERY_MS,
    },
    [SEND_JOB]: { handler: sendReminder, mail: 'reminder' },
    [ANSWER_JOB]: { handler: sendAnswer, mail: 'reminder' },
  },
};
