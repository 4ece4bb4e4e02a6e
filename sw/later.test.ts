import { beforeEach, describe, expect, it, vi } from 'vitest';

const FILES = ['/assets/FinancePage-1.js', '/assets/ReportsPage-2.js', '/assets/charts-3.js'];
const ORIGIN = 'https://sereno.exemplo';

/** What a worker is told, with what it asks to be let finish. */
class Told extends Event {
  readonly works: Promise<unknown>[] = [];
  answer: Promise<Response> | undefined;
  constructor(
    type: string,
    readonly more: { readonly data?: unknown; readonly request?: Request } = {},
  ) {
    super(type);
    Object.assign(this, more);
  }
  waitUntil(work: Promise<unknown>): void {
    this.works.push(work);
  }
  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
  }
}

class Scope extends EventTarget {
  readonly location = new URL(ORIGIN);
  readonly registration = { active: null as object | null };
  readonly __WB_DISABLE_DEV_LOGS = true;
  async tell(...args: ConstructorParameters<typeof Told>): Promise<Told> {
    const event = new Told(...args);
    this.dispatchEvent(event);
    await Promise.all(event.works);
    return event;
  }
}

/** The one cache, by path. */
const kept = new Map<string, Response>();
const asked: string[] = [];
const pathOf = (file: Request | string): string =>
  new URL(typeof file === 'string' ? file : file.url, ORIGIN).pathname;

const cache = {
  match: async (file: string) => kept.get(pathOf(file))?.clone(),
  put: async (file: Request, answer: Response) => void kept.set(pathOf(file), answer),
  async add(file: string) {
    kept.set(pathOf(file), await fetch(file));
  },
  keys: async () => [...kept.keys()].map((path) => new Request(ORIGIN + path)),
  delete: async (file: Request) => kept.delete(pathOf(file)),
};

interface Later {
  readonly serveLater: (files: readonly string[]) => void;
}

let scope: Scope;

/** A worker that has just started, on a line of this kind. */
async function start(connection: object | undefined): Promise<void> {
  vi.resetModules();
  scope = new Scope();
  vi.stubGlobal('self', scope);
  vi.stubGlobal('location', scope.location);
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('fetch', async (file: Request | string) => {
    asked.push(pathOf(file));
    return new Response(pathOf(file));
  });
  // Its types are a worker's, which tests elsewhere know nothing of.
  const { serveLater } = await vi.importActual<Later>('./later.ts');
  serveLater(FILES);
}

const whenIdle = () => scope.tell('message', { data: { type: 'BRING_LATER' } });

async function use(path: string): Promise<string | undefined> {
  const event = await scope.tell('fetch', { request: new Request(ORIGIN + path) });
  return (await event.answer)?.text();
}

beforeEach(() => {
  kept.clear();
  asked.length = 0;
});

describe('the screens that a first visit leaves out', () => {
  it.each([[undefined], [{ saveData: false, type: 'wifi' }], [{ type: 'unknown' }]])(
    'come by themselves when the page is idle, on a line of %j',
    async (line) => {
      await start(line);
      await whenIdle();
      expect([...kept.keys()].toSorted()).toEqual(FILES.toSorted());
      await whenIdle();
      expect(asked).toHaveLength(FILES.length);
    },
  );

  it.each([[{ saveData: true }], [{ saveData: true, type: 'wifi' }], [{ type: 'cellular' }]])(
    'come where the line costs (%j) each with its first use, and are kept then',
    async (line) => {
      await start(line);
      await whenIdle();
      expect(asked).toEqual([]);
      expect(await use(FILES[0]!)).toBe(FILES[0]);
      expect(await use(FILES[0]!)).toBe(FILES[0]);
      expect(asked).toEqual([FILES[0]]);
      expect([...kept.keys()]).toEqual([FILES[0]]);
    },
  );

  it('come with a new version at once, but not where the line costs', async () => {
    await start({ saveData: true });
    scope.registration.active = {};
    await scope.tell('install');
    expect(asked).toEqual([]);

    await start(undefined);
    await scope.tell('install');
    expect(asked).toEqual([]);
    scope.registration.active = {};
    await scope.tell('install');
    expect(asked.toSorted()).toEqual(FILES.toSorted());
  });

  it('leave nothing of an older version', async () => {
    kept.set('/assets/FinancePage-0.js', new Response(''));
    kept.set(FILES[1]!, new Response(''));
    await start(undefined);
    await scope.tell('activate');
    expect([...kept.keys()]).toEqual([FILES[1]]);
  });
});
