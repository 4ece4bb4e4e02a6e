import type { Page } from '@playwright/test';
import { Device, PHONE } from './harness/device.ts';
import { expect, test } from './harness/world.ts';

const OLD = 'Este navegador é antigo demais para o Sereno';
const BLOCKED = 'O navegador não deixa o Sereno guardar dados';

const LACKING: readonly (readonly [string, string, () => void])[] = [
  ['has no import maps', OLD, () => Reflect.set(HTMLScriptElement, 'supports', () => false)],
  [
    'cannot say what scripts it knows',
    OLD,
    () => Reflect.deleteProperty(HTMLScriptElement, 'supports'),
  ],
  ['has no toSorted', OLD, () => Reflect.deleteProperty(Array.prototype, 'toSorted')],
  [
    'has no :has',
    OLD,
    () => {
      const { supports } = CSS;
      CSS.supports = (...asked: string[]) =>
        !asked.join(' ').includes(':has') && supports.apply(CSS, asked as [string]);
    },
  ],
  [
    'has no color-mix',
    OLD,
    () => {
      const { supports } = CSS;
      CSS.supports = (...asked: string[]) =>
        !asked.join(' ').includes('color-mix') && supports.apply(CSS, asked as [string]);
    },
  ],
  [
    'blocks the site’s data',
    BLOCKED,
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      }),
  ],
  ['has no database', BLOCKED, () => Object.defineProperty(window, 'indexedDB', { value: null })],
  [
    'refuses to open a database',
    BLOCKED,
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
    },
  ],
  [
    'refuses it only later',
    BLOCKED,
    () => {
      IDBFactory.prototype.open = () => {
        const error = new DOMException('Not in a private window', 'InvalidStateError');
        const request = { error, onerror: () => {}, addEventListener: () => {} };
        setTimeout(() => request.onerror(), 50);
        return request as unknown as IDBOpenDBRequest;
      };
    },
  ],
];

/** Expects the notice on the page, and nothing that only looks as if something came. */
async function expectNotice(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('.sk')).toBeHidden();
  await expect(page.getByText('seguro neste aparelho')).toBeHidden();
}

async function onPhone(
  serverPort: number,
  run: (page: Page, device: Device) => Promise<void>,
): Promise<void> {
  const device = await Device.create(serverPort, PHONE);
  try {
    await run(await device.open('/api/health'), device);
  } finally {
    await device.dispose();
  }
}

for (const [what, title, take] of LACKING)
  test(`a browser that ${what} is told what is needed`, async ({ server }) => {
    await onPhone(server.port, async (page, device) => {
      await page.addInitScript(take);
      await page.goto(device.origin, { waitUntil: 'commit' });
      await expectNotice(page, title);
    });
  });

test('a browser with scripts off is told what is needed', async ({ server }) => {
  await onPhone(server.port, async (page, device) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.goto(device.origin, { waitUntil: 'commit' });
    await expectNotice(page, 'O Sereno precisa de JavaScript');
  });
});

test('a full disk is no refusal: who has a copy here gets in', async ({ server }) => {
  await onPhone(server.port, async (page, device) => {
    await page.addInitScript(() => {
      const openReally = indexedDB.open.bind(indexedDB);
      IDBFactory.prototype.open = (name, version) => {
        if (name !== 'sereno-probe') return openReally(name, version);
        const error = new DOMException('No room', 'QuotaExceededError');
        const request = { error, onerror: () => {} };
        setTimeout(() => request.onerror(), 10);
        return request as unknown as IDBOpenDBRequest;
      };
    });
    await page.goto(`${device.origin}/login`, { waitUntil: 'commit' });
    await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
    await page.waitForTimeout(500);
    await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
  });
});

test('a browser of today sees none of it, and keeps no trace of the question', async ({
  server,
}) => {
  await onPhone(server.port, async (page, device) => {
    await page.goto(`${device.origin}/login`, { waitUntil: 'commit' });
    await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const left = () =>
      page.evaluate(async () => (await indexedDB.databases()).map((one) => one.name));
    await expect.poll(left).not.toContain('sereno-probe');
  });
});
