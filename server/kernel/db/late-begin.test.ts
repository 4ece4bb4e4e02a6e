import { describe, expect, it } from 'vitest';
import { beginLate } from './late-begin.ts';

function recorded() {
  const sent: (readonly [string, ...unknown[]])[] = [];
  const send = beginLate(async (text, parameters) => {
    sent.push([text, ...parameters]);
    return { command: '', rowCount: 1, rows: [] };
  });
  return { sent, send };
}

describe('the begin of a transaction', () => {
  it('goes with its first statement, and alone before one with parameters', async () => {
    const { sent, send } = recorded();
    for (const text of ['begin', 'select 1', 'select 2', 'commit', 'begin']) await send(text, []);
    await send('select $1', ['x']);
    await send('rollback', []);
    expect(sent).toEqual([
      ['begin; select 1'],
      ['select 2'],
      ['commit'],
      ['begin'],
      ['select $1', 'x'],
      ['rollback'],
    ]);
  });

  it('is not sent for a transaction in which nothing happens', async () => {
    const { sent, send } = recorded();
    for (const text of ['begin', 'rollback', 'begin', 'commit', 'select 1']) await send(text, []);
    expect(sent).toEqual([['select 1']]);
  });
});
