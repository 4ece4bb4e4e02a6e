/** A mail server's answer, as the mail client reports it. */
export interface SmtpAnswer {
  /** Which of our commands was answered. */
  readonly command?: unknown;
  readonly responseCode?: unknown;
  /** The whole answer, with its enhanced code (RFC 3463) where it has one. */
  readonly response?: unknown;
}

/**
 * `refused`: no attempt would reach this address, or take this mail.
 * `full`: the recipient's mailbox has no room now.
 * `later`: another attempt may succeed.
 * `quota`: we send more, or faster, than the provider allows.
 * `sender`: the provider refuses our address, our password or our server.
 */
export type Verdict = 'refused' | 'full' | 'later' | 'quota' | 'sender';

const ABOUT_SENDER =
  /sender (?:address )?(?:rejected|denied|refused)|send ?as|not owned by|not verified|unverified|is not allowed to send|not authorized to send|relay(?:ing)? (?:denied|disallowed|access|not)|(?:as a|for) relay|sandbox|authentication (?:is )?required|activate your|from\/sender|verified sender/i;
const ABOUT_QUOTA =
  /throttl|rate ?limit|rate exceeded|too many (?:messages|mails|emails)|(?:daily|hourly|sending|submission|credits?) ?\w* ?(?:limit|quota|exceeded)|submissionquota|sender .*(?:limit|quota)|limite (?:de envio|di.rio|por hora)|credits exceeded/i;
const ABOUT_RECIPIENT =
  /recipient address rejected|recipient (?:has|thread)|user (?:you are trying|is receiving)|greylist|graylist/i;
const FULL = /quota|full|storage|cheia|pleine/i;
const TOO_BIG = /too (?:big|large)|size|tamanho/i;
const UNKNOWN =
  /user unknown|unknown user|no such (?:user|recipient)|user doesn't|does not exist|mailbox (?:not found|unavailable)|invalid (?:recipient|mailbox)|no mailbox|usu.rio (?:desconhecido|inexistente)|n.o existe/i;

/** An answer to one of these is about no single mail. */
const BEFORE_MAILS = /^(?:AUTH|CONN|EHLO|HELO|STARTTLS)/;

/** Longer answers are told by their beginning: no server may hold ours by a text. */
const LONGEST = 2000;

interface Reply {
  readonly command: string;
  readonly code: number;
  /** Class, subject and detail of the enhanced code. */
  readonly enhanced: readonly [number, number, number] | undefined;
  readonly text: string;
}

function parseAnswer({ command, responseCode, response }: SmtpAnswer): Reply | undefined {
  if (typeof responseCode !== 'number') return undefined;
  const text = typeof response === 'string' ? response.slice(0, LONGEST) : '';
  const [, kind, subject, detail] =
    /(?:^\d{3}[ -]|#|\b)([245])\.(\d{1,3})\.(\d{1,3})\b/.exec(text) ?? [];
  const enhanced = kind ? ([Number(kind), Number(subject), Number(detail)] as const) : undefined;
  return {
    command: typeof command === 'string' ? command : '',
    code: responseCode,
    enhanced,
    text,
  };
}

const isLasting = ({ code, enhanced }: Reply): boolean =>
  enhanced ? enhanced[0] === 5 : code >= 500;

/** Subject 1 tells of addresses. Details 7 and 8 tell of the sender's, 90 of the sender's limit. */
function ofAddress(reply: Reply, detail: number): Verdict {
  if (detail === 90) return 'quota';
  if (!isLasting(reply)) return 'later';
  if (detail === 7 || detail === 8) return 'sender';
  // Some servers call a full mailbox a bad address.
  return FULL.test(reply.text) ? 'full' : 'refused';
}

/** Subject 2 tells of mailboxes: of the recipient's, and with some providers of the sender's. */
function ofMailbox(reply: Reply, detail: number): Verdict {
  if (detail === 2) return 'full';
  if (detail === 3 && TOO_BIG.test(reply.text)) return 'refused';
  if (detail === 1 && !isLasting(reply)) return 'quota';
  return 'later';
}

/** Subject 7 tells of security and policy. */
const ofPolicy = (reply: Reply): Verdict => {
  if (isLasting(reply)) return UNKNOWN.test(reply.text) ? 'refused' : 'sender';
  return 'quota';
};

function byEnhancedCode(
  reply: Reply,
  [, subject, detail]: NonNullable<Reply['enhanced']>,
): Verdict {
  if (subject === 1) return ofAddress(reply, detail);
  if (subject === 2) return ofMailbox(reply, detail);
  if (subject === 3 && detail === 4) return isLasting(reply) ? 'refused' : 'later';
  if (subject === 4 && detail === 5) return 'quota';
  if (subject === 7) return ofPolicy(reply);
  return 'later';
}

/** Answers of servers that send no enhanced code. */
function byReplyCode(reply: Reply): Verdict {
  const { code, text } = reply;
  if (code === 552) return TOO_BIG.test(text) && !/mailbox|caixa/i.test(text) ? 'refused' : 'full';
  if (code === 421) return 'quota';
  if (code >= 530 && code <= 538) return 'sender';
  if (code >= 550 && UNKNOWN.test(text)) return 'refused';
  return 'later';
}

/** The text goes before the code: providers use one code for several things. */
function byText({ text, enhanced }: Reply): Verdict | undefined {
  if (ABOUT_SENDER.test(text)) return 'sender';
  if (enhanced?.[1] === 1) return undefined;
  if (ABOUT_RECIPIENT.test(text))
    return FULL.test(text) || UNKNOWN.test(text) ? undefined : 'later';
  return ABOUT_QUOTA.test(text) ? 'quota' : undefined;
}

/** Says what an answer means. `undefined`: nothing was answered. */
export function judgeAnswer(answer: SmtpAnswer): Verdict | undefined {
  const reply = parseAnswer(answer);
  if (!reply) return undefined;
  const { command, code, enhanced } = reply;
  if (BEFORE_MAILS.test(command)) return code >= 500 ? 'sender' : 'quota';
  const verdict =
    byText(reply) ?? (enhanced ? byEnhancedCode(reply, enhanced) : byReplyCode(reply));
  // No recipient was named yet.
  const isOfSender = command === 'MAIL FROM' && code >= 500 && verdict !== 'quota';
  return isOfSender && !TOO_BIG.test(reply.text) ? 'sender' : verdict;
}

/** The codes of an answer, without its text, which may quote addresses. */
export function codesOf(answer: SmtpAnswer): string {
  const reply = parseAnswer(answer);
  if (!reply) return 'none';
  return reply.enhanced ? `${reply.code} ${reply.enhanced.join('.')}` : String(reply.code);
}
