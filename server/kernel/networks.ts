import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const DOTTED = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/;
/** Prefixes whose last 32 bits are an IPv4 address: mapped, and translated (RFC 6052). */
const CARRIERS: ReadonlySet<string> = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

const hex = (value: number): string => value.toString(16);

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [plain = ''] = address.split('%');
  const whole = plain.replace(DOTTED, (_all, head: string, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${head}${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
  });
  const [before = [], after = []] = whole
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => hex(Number.parseInt(group, 16)));
}

function carriedIPv4(groups: readonly string[]): string | null {
  if (!CARRIERS.has(groups.slice(0, 6).join(':'))) return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}

/**
 * The key of all addresses that cannot be read.
 * Counted apart, their sender would be another caller each time.
 */
const UNREADABLE = 'unreadable';

/**
 * Returns what attempts are counted by: an IPv4 address, or the /64 of an IPv6 one.
 * @param address with or without brackets and a port, as proxies write it
 */
export function networkOf(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  const host = bracketed ?? address.replace(/^([^:]+):\d+$/, '$1');
  if (isIPv4(host)) return host;
  if (!isIPv6(host)) return UNREADABLE;
  const groups = groupsOf(host);
  return carriedIPv4(groups) ?? `${groups.slice(0, GROUPS / 2).join(':')}::/64`;
}

const LAST_OF_64 = /([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/;

/** A network that a caller may have all of, and how much more than one /64 it may do. */
interface Wider {
  readonly name: string;
  readonly factor: number;
}

/**
 * Returns the /56 and the /48 of an IPv6 network: providers give households and firms that much.
 * Others may live there, so each may do several times what one /64 may.
 * @param name ends with a network of `networkOf`; what stands before it stays
 */
export function widerNetworks(name: string): readonly Wider[] {
  const found = LAST_OF_64.exec(name);
  const [, site = '', subnet = ''] = found ?? [];
  if (!found) return [];
  const head = name.slice(0, found.index) + site;
  const half = hex(Number.parseInt(subnet, 16) & 0xff00);
  return [
    { name: `${head}:${half}::/56`, factor: 4 },
    { name: `${head}::/48`, factor: 8 },
  ];
}
