import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

/** Work that ends when the test says so, and the order in which it began. */
function works(turns: Turns) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    add: (owner: string, name: string) =>
      turns.run(owner, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    end: async (count: number): Promise<void> => {
      for (let i = 0; i < count; i++) {
        await expect.poll(() => ends.length, { interval: 1 }).toBeGreaterThan(0);
        ends.shift()?.();
      }
    },
  };
}

describe('taking turns', () => {
  it('gives each owner the next place, however many another has waiting', async () => {
    const { begun, add, end } = works(new Turns({ atOnce: 1, perOwner: 1, waitingMax: 9 }));
    const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => add(name.slice(0, 1), name));
    await end(6);
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('leaves places to others where there are several', async () => {
    const { begun, add, end } = works(new Turns({ atOnce: 3, perOwner: 2, waitingMax: 9 }));
    const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => add(name.slice(0, 1), name));
    await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1']);
    await end(5);
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('refuses one owner’s work, and nobody else’s, where too much waits', async () => {
    const { add, end } = works(new Turns({ atOnce: 1, perOwner: 1, waitingMax: 1 }));
    const all = [add('a', 'a1'), add('a', 'a2'), add('b', 'b1')];
    await expect(add('a', 'a3')).rejects.toMatchObject({ status: 429 });
    await end(3);
    await Promise.all(all);
  });

  it('goes on after work that failed, and lets the loop come round in between', async () => {
    const turns = new Turns({ atOnce: 1, perOwner: 1, waitingMax: 9 });
    let rounds = 0;
    const count = setInterval(() => (rounds += 1), 0);
    const failing = turns.run('a', () => Promise.reject(new Error('no')));
    const busy = Array.from({ length: 9 }, () =>
      turns.run('b', async () => {
        const until = performance.now() + 5;
        while (performance.now() < until);
      }),
    );
    await expect(failing).rejects.toThrow('no');
    await Promise.all(busy);
    clearInterval(count);
    expect(rounds).toBeGreaterThan(3);
  });
});
