import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSpool } from './spool.ts';

let folder: string;
let names = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sereno-spool-'));
});
afterEach(() => rm(folder, { recursive: true }));

const spoolOf = (bounds: Partial<Parameters<typeof createSpool>[1]> = {}) =>
  createSpool(folder, { bodyMax: 100, perPractice: 2, bytesMax: 1000, ...bounds }, () => {
    names += 1;
    return String(names);
  });

/** A body that its sender writes piece by piece. */
function slow() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  let reads = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => void (controller = given),
      pull: () => void (reads += 1),
    },
    { highWaterMark: 0 },
  );
  return {
    body,
    /** Waits until nothing is left to read. Whoever asks for more has written what came before. */
    asked: (times: number) => expect.poll(() => reads).toBe(times),
    send: (size: number) => controller.enqueue(new Uint8Array(size).fill(65)),
    end: () => controller.close(),
    cut: () => controller.error(new Error('gone')),
  };
}

const refusedWith = (code: string) => expect.objectContaining({ code });

describe('a body on its way in', () => {
  it('is read whole, can be sent on twice, and leaves no file', async () => {
    const one = slow();
    const received = spoolOf()('a', one.body);
    one.send(10);
    one.send(10);
    one.end();
    const spooled = await received;
    expect((await spooled.read()).toString()).toBe('A'.repeat(20));
    expect(await spooled.file.slice(5, 8).text()).toBe('AAA');
    expect(await spooled.file.text()).toHaveLength(20);
    await spooled.remove();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is cut off where it is too large, and forgotten where its sender is gone', async () => {
    const spool = spoolOf({ perPractice: 1 });
    const large = slow();
    const refused = spool('a', large.body);
    large.send(101);
    await expect(refused).rejects.toEqual(refusedWith('FILE_TOO_LARGE'));
    const gone = slow();
    const broken = spool('a', gone.body);
    gone.send(5);
    gone.cut();
    await expect(broken).rejects.toThrow('gone');
    const last = slow();
    last.end();
    expect((await spool('a', last.body)).file.size).toBe(0);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is one of few of its practice', async () => {
    const spool = spoolOf();
    const bodies = [slow(), slow(), slow()];
    const [first, , third] = bodies.map(({ body }) => spool('a', body));
    await expect(third).rejects.toEqual(refusedWith('too_many_requests'));
    bodies[0]!.end();
    await (await first!).remove();
    const next = slow();
    const again = spool('a', next.body);
    next.end();
    expect((await again).file.size).toBe(0);
    bodies[1]!.end();
  });

  it('makes room, where it is the oldest of who holds most, for whoever holds less', async () => {
    const spool = spoolOf({ bytesMax: 150, perPractice: 5 });
    const hoard = [slow(), slow()];
    const kept = hoard.map(({ body }) => spool('hoarder', body));
    kept.forEach((one) => void one.catch(() => {}));
    for (const { send, asked } of hoard) {
      await asked(1);
      send(70);
      await asked(2);
    }
    const honest = slow();
    const received = spool('honest', honest.body);
    honest.send(60);
    honest.end();
    expect((await received).file.size).toBe(60);
    hoard[0]!.send(1);
    await expect(kept[0]).rejects.toEqual(refusedWith('too_many_requests'));
  });
});
