import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const app = new Hono();
app.get('/', (c) => c.text(clientAddress(c, c.req.query('trusted') === '1')));

/** @param remoteAddress of the connection */
async function seen(remoteAddress?: string, forwarded?: string, trusted = 1): Promise<string> {
  const headers = new Headers(forwarded ? [['x-forwarded-for', forwarded]] : []);
  const incoming = { socket: { remoteAddress } };
  return (await app.request(`/?trusted=${trusted}`, { headers }, { incoming })).text();
}

describe('the address that calls are counted by', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['64:ff9b::203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2::203.0.113.9', '2001:db8:1:2::/64'],
    [undefined, 'local'],
  ])('of a connection from %s is %s', async (remote, expected) => {
    expect(await seen(remote)).toBe(expected);
  });

  it('is the last one that a trusted proxy added, and nothing that a caller says', async () => {
    expect(await seen('10.0.0.1', '198.51.100.1, 2001:db8:1:2:9::1')).toBe('2001:db8:1:2::/64');
    expect(await seen('10.0.0.1', '198.51.100.1', 0)).toBe('10.0.0.1');
    expect(await seen('10.0.0.1', ' ')).toBe('10.0.0.1');
  });

  it.each([
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['x, 203.0.113.9:1', '203.0.113.9'],
  ])('is read in %s as proxies write it', async (forwarded, expected) => {
    expect(await seen('10.0.0.1', forwarded)).toBe(expected);
  });

  it.each([
    'unknown',
    '_hidden',
    '203.0.113.999',
    '203.0.113.9:x',
    '[2001:db8::1',
    'a b',
    '0x7f.1',
    '1:2',
    '%',
  ])('is one for all that cannot be read, such as %s', async (forwarded) => {
    expect(await seen('10.0.0.1', forwarded)).toBe('unreadable');
  });
});
