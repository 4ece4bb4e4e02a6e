import { describe, expect, it } from 'vitest';
import { codesOf, judgeAnswer, type Verdict } from './smtp-answer.ts';

type Case = readonly [whose: string, command: string, response: string, verdict: Verdict];

/** As the providers' public references and published bounces have them. */
const answers: readonly Case[] = [
  [
    'Gmail',
    'RCPT TO',
    '550-5.4.5 Daily user sending limit exceeded. For more information',
    'quota',
  ],
  ['Gmail', 'DATA', '550 5.4.5 Daily SMTP relay sending limit exceeded for customer.', 'quota'],
  ['Gmail', 'RCPT TO', '450 4.2.1 Peak SMTP relay limit exceeded for customer.', 'quota'],
  ['Gmail', 'DATA', '421 4.7.28 Unusual rate of mail originating from your IP address.', 'quota'],
  ['Gmail', 'AUTH PLAIN', '454 4.7.0 Too many login attempts, please try again later.', 'quota'],
  ['Gmail', 'AUTH PLAIN', '535 5.7.8 Username and Password not accepted.', 'sender'],
  ['Gmail', 'MAIL FROM', '530 5.7.0 Authentication Required.', 'sender'],
  ['Gmail', 'RCPT TO', '550 5.7.1 Invalid credentials for relay. The IP address', 'sender'],
  ['Gmail', 'DATA', '550-5.7.26 This message does not have authentication information', 'sender'],
  [
    'Gmail',
    'RCPT TO',
    '550-5.1.1 The email account that you tried to reach does not exist.',
    'refused',
  ],
  ['Gmail', 'RCPT TO', '553 5.1.2 We weren’t able to find the recipient domain.', 'refused'],
  [
    'Gmail',
    'RCPT TO',
    '452 4.2.2 The email account that you tried to reach is over quota.',
    'full',
  ],
  ['Gmail', 'RCPT TO', '552 5.2.2 The recipient’s inbox is out of storage space.', 'full'],
  ['Gmail', 'RCPT TO', '550 5.2.1 The email account that you tried to reach is disabled.', 'later'],
  ['Gmail', 'RCPT TO', '450 4.2.1 The user you are trying to contact is receiving mail', 'later'],
  ['Gmail', 'DATA', '552 5.3.4 Your message exceeded Google’s message size limits.', 'refused'],
  ['Gmail', 'DATA', '451 4.3.0 Mail server temporarily rejected message.', 'later'],
  [
    'Amazon SES',
    'DATA',
    '554 Message rejected: Email address is not verified. The following',
    'sender',
  ],
  ['Amazon SES', 'DATA', '454 Throttling failure: Daily message quota exceeded.', 'quota'],
  ['Amazon SES', 'DATA', '454 Throttling failure: Maximum sending rate exceeded.', 'quota'],
  ['Amazon SES', 'AUTH LOGIN', '535 Authentication Credentials Invalid', 'sender'],
  ['Amazon SES', 'MAIL FROM', '530 Authentication required', 'sender'],
  ['Amazon SES', 'DATA', '451 Timeout waiting for data from client', 'later'],
  ['Office 365', 'DATA', '554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException', 'sender'],
  ['Office 365', 'DATA', '554 5.2.252 SendAsDenied; not allowed to send as', 'sender'],
  [
    'Office 365',
    'DATA',
    '550 5.7.60 SMTP; Client does not have permissions to send as this',
    'sender',
  ],
  ['Office 365', 'DATA', '550 5.7.708 Access denied, traffic not accepted from this IP.', 'sender'],
  ['Office 365', 'DATA', '550 5.7.705 Access denied, tenant has exceeded threshold.', 'sender'],
  [
    'Office 365',
    'DATA',
    '550 5.1.90 Your message can’t be sent because you’ve reached your',
    'quota',
  ],
  ['Office 365', 'DATA', '554 5.2.0 SubmissionQuotaExceededException', 'quota'],
  ['Office 365', 'DATA', '432 4.3.2 Concurrent connections limit exceeded', 'later'],
  ['Office 365', 'DATA', '432 4.3.2 STOREDRV.Deliver; recipient thread limit exceeded', 'later'],
  ['Office 365', 'RCPT TO', '451 4.7.500 Server busy. Please try again later', 'quota'],
  [
    'Office 365',
    'RCPT TO',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found',
    'refused',
  ],
  ['Office 365', 'RCPT TO', '550 5.4.1 Recipient address rejected: Access denied', 'later'],
  ['Office 365', 'RCPT TO', '552 5.2.2 Mailbox full', 'full'],
  [
    'Mailgun',
    'DATA',
    '421 Domain x.mailgun.org is not allowed to send: Sandbox subdomains',
    'sender',
  ],
  [
    'Mailgun',
    'DATA',
    '421 Domain x is not allowed to send: Please activate your account',
    'sender',
  ],
  ['Mailgun', 'DATA', '554 Sandbox subdomains are for test purposes only.', 'sender'],
  ['Mailgun', 'RCPT TO', '550 5.7.1 Relaying denied', 'sender'],
  ['Postmark', 'AUTH LOGIN', '535 5.7.8 Error: authentication failed: UGFzc3dvcmQ6', 'sender'],
  ['SendGrid', 'DATA', '403 You are not authorized to send from that email address', 'sender'],
  ['SendGrid', 'AUTH PLAIN', '451 Authentication failed: Maximum credits exceeded', 'quota'],
  ['Oracle', 'AUTH PLAIN', '421 Too many auth failures, try again later', 'quota'],
  ['Zoho', 'DATA', '553 Relaying disallowed as contato@exemplo.com.br', 'sender'],
  ['Postal', 'DATA', '530 From/Sender name is not valid', 'sender'],
  ['Brevo', 'AUTH PLAIN', '525 5.7.1 Unauthorized IP address', 'sender'],
  ['a Windows host in Brazil', 'RCPT TO', '452 Sender is throttled', 'quota'],
  ['a Windows host in Brazil', 'MAIL FROM', '421 throttle delay', 'quota'],
  [
    'qmail in Portuguese',
    'RCPT TO',
    '553 não consta na minha lista de rcpthosts (#5.7.1)',
    'sender',
  ],
  [
    'Postfix',
    'RCPT TO',
    '553 5.7.1 <a@b.br>: Sender address rejected: not owned by user c',
    'sender',
  ],
  ['Postfix', 'RCPT TO', '550 5.1.0 <a@b.br>: Sender address rejected: User unknown', 'sender'],
  ['Postfix', 'RCPT TO', '450 4.1.8 <a@b.br>: Sender address rejected: Domain not found', 'sender'],
  ['Postfix', 'RCPT TO', '554 5.7.1 <a@b.br>: Relay access denied', 'sender'],
  ['Postfix', 'RCPT TO', '550 5.1.1 <a@b.br>: Recipient address rejected: User unknown', 'refused'],
  ['Postfix', 'RCPT TO', '451 4.7.1 <a@b.br>: Recipient address rejected: Greylisted', 'later'],
  ['Postfix', 'RCPT TO', '552 5.2.2 <a@b.br>: user is overquota', 'full'],
  ['Postfix', 'MAIL FROM', '552 5.3.4 Message size exceeds fixed limit', 'refused'],
  ['mailcow', 'RCPT TO', '451 4.7.1 Ratelimit "user" exceeded', 'quota'],
  ['Orange', 'RCPT TO', '552 5.1.1 Boite du destinataire pleine. Recipient overquota.', 'full'],
  ['Yahoo', 'RCPT TO', '554 delivery error: This user doesn’t have a yahoo.com account', 'later'],
  ['Yahoo', 'DATA', '421 4.7.0 [TSS04] Messages temporarily deferred', 'quota'],
  [
    'a blocklist',
    'DATA',
    '554 5.7.1 Service unavailable; Client host blocked using Spamhaus',
    'sender',
  ],
  ['Comcast', 'RCPT TO', '552 Requested mail action aborted: exceeded storage allocation', 'full'],
  ['an old server', 'RCPT TO', '550 No such user here', 'refused'],
  ['an old server', 'DATA', '552 Message too big', 'refused'],
  ['an old server', 'DATA', '554 Transaction failed', 'later'],
  ['an old server', 'RCPT TO', '451 Requested action aborted: local error in processing', 'later'],
];

const judge = (command: string, response: string) =>
  judgeAnswer({ command, response, responseCode: Number(response.slice(0, 3)) });

describe('the answer of a mail server', () => {
  it.each(answers)('of %s to %s, “%s”, means %s', (_whose, command, response, verdict) => {
    expect(judge(command, response)).toBe(verdict);
  });

  it('means nothing where there is none, as after a broken connection', () => {
    expect(judgeAnswer({ command: 'CONN' })).toBeUndefined();
  });

  it('is logged by its codes alone, since its text may quote an address', () => {
    const response = '550-5.1.1 <maria@exemplo.com>: unknown';
    expect(codesOf({ command: 'RCPT TO', responseCode: 550, response })).toBe('550 5.1.1');
    expect(codesOf({ responseCode: 451, response: '451 maria@exemplo.com' })).toBe('451');
    expect(codesOf({})).toBe('none');
  });
});
