import { visibleLine } from './visibleLine.ts';

/** At most 64 signs before the sign @: RFC 5321, 4.5.3.1.1. */
const PARTS = /^(.{1,64})@(.*)$/;
const DOMAIN_MAX = 253;
/** Between points: RFC 5321, 4.1.2. Quoted parts are not taken, which no provider here gives. */
const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
/** Letters and figures of any script: a web address may have more. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** Several parts, each at most 63 signs long. The last is no number: that would be a machine's. */
const HOST = /^(?:[\da-z](?:[\da-z-]{0,61}[\da-z])?\.)+[a-z][\da-z-]{0,61}[\da-z]$/;

/**
 * Returns an e-mail address in the form in which it is stored and compared: without what cannot be
 * seen, in lower case, with its domain as machines write it (`xn--clnica-4va.com.br`). `null` where
 * it is none.
 */
export function emailAddress(typed: string): string | null {
  const [, local = '', domain = ''] = PARTS.exec(visibleLine(typed).toLowerCase()) ?? [];
  const address = `http://${domain}`;
  const isDomain = domain.length <= DOMAIN_MAX && DOMAIN.test(domain) && URL.canParse(address);
  if (!isDomain || !local.split('.').every((one) => ATOM.test(one))) return null;
  const { hostname } = new URL(address);
  return HOST.test(hostname) ? `${local}@${hostname}` : null;
}
