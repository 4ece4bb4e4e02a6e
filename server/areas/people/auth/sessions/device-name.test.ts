import { expect, it } from 'vitest';
import { deviceNameOf } from './device-name.ts';

const MOZILLA = 'Mozilla/5.0';

it.each([
  [
    `${MOZILLA} (Linux; Android 15; SM-A155M) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge, Windows',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari, iPhone',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/140.0 Mobile Safari/604.1`,
    'Chrome, iPhone',
  ],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15`, 'Safari, Mac'],
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox, Linux'],
  ['curl/8.5.0', null],
  ['<b>Ganhe dinheiro</b>', null],
  [undefined, null],
])('%s is called %s', (agent, name) => expect(deviceNameOf(agent)).toBe(name));

it('looks at no more than the beginning of a long text', () => {
  expect(deviceNameOf(`${'x'.repeat(100_000)} Firefox/1`)).toBeNull();
});
