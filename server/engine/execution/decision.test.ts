import { describe, expect, it } from 'vitest';
import { type Decision, type DecisionContext, joinDecisions } from './decision.ts';

const context = {} as DecisionContext;
const args = {} as never;

describe('decisions of several areas on one command', () => {
  const said: string[] = [];
  const say =
    (text: string): Decision<'patient.delete'> =>
    async () =>
      void said.push(text);
  const refuse: Decision<'patient.delete'> = async () => {
    throw new Error('no');
  };

  it('are all taken, in the order of the areas', async () => {
    const joined = joinDecisions([
      { 'patient.delete': say('first') },
      { 'note.delete': async () => {} },
      { 'patient.delete': say('second') },
      { 'patient.delete': say('third') },
    ]);
    await joined['patient.delete']?.(args, context);
    expect(said).toEqual(['first', 'second', 'third']);
    expect(Object.keys(joined)).toEqual(['patient.delete', 'note.delete']);
  });

  it('end with the first that says no', async () => {
    said.length = 0;
    const joined = joinDecisions([
      { 'patient.delete': refuse },
      { 'patient.delete': say('too late') },
    ]);
    await expect(joined['patient.delete']?.(args, context)).rejects.toThrow('no');
    expect(said).toEqual([]);
  });
});
