import type { PlantedBug } from './plant.ts';

const COMMANDS = 'src/sync/device/calls/deviceCommands.ts';
const TABS = 'src/sync/device/tabs/hearTabs.ts';
const ENGINE = 'src/sync/device/start/deviceEngine.ts';
const STANDING = 'src/sync/device/start/standing.ts';
const SECOND = 'src/sync/device/calls/secondKeeper.ts';
const COPY = 'src/sync/device/calls/outboxCopy.ts';
const SETTLED = 'src/sync/device/calls/settlements.ts';
const WRITE = 'src/data/snapshot/write.ts';
const BOOT = 'src/data/view/boot.ts';
const VIEW = 'src/data/view/view.ts';
const FOLD = 'src/data/view/fold.ts';
const TOKEN = 'src/sync/tokenState.ts';
const LEADER = 'src/sync/leader.ts';
const LOCKS = 'src/sync/locks/locks.ts';
const TERM = 'src/sync/locks/term.ts';
const TELL = 'src/sync/reads/tell.ts';
const PUSH_LOOP = 'src/sync/push/loop.ts';

/** A device that loses, doubles or hides what a person did. */
const keeping: readonly PlantedBug[] = [
  {
    bug: 'calls a command safe before it is stored',
    file: COMMANDS,
    find: 'const added = await outbox.add(row, clearsDraft, fit);',
    plant: `const storing = outbox.add(row, clearsDraft, fit);
        storing.catch(() => undefined);
        if (row.key) return row.key;
        const added = await storing;`,
    laws: ['3'],
    seed: 1,
  },
  {
    bug: 'deletes a draft before its command is stored',
    file: COMMANDS,
    find: 'const added = await outbox.add(row, clearsDraft, fit);',
    plant: `if (clearsDraft !== undefined) await parts.drafts.discard(clearsDraft);
        const added = await outbox.add(row, clearsDraft, fit);`,
    laws: ['9'],
    seed: 1,
  },
  {
    bug: 'stores the commands of one act one by one',
    file: COMMANDS,
    find: 'await outbox.update(() => ({ add: rows }));',
    plant: 'for (const each of rows) await outbox.update(() => ({ add: [each] }));',
    laws: ['3'],
    seed: 22,
  },
  {
    bug: 'keeps a second record of what was taken back',
    file: SECOND,
    find: 'await this.#quietly(() => this.parts.second.remove(keys));',
    plant: 'await this.#quietly(async () => undefined);',
    laws: ['1', '3'],
    seed: 114,
  },
  {
    bug: 'brings back what was mended while another tab wrote it down',
    file: SECOND,
    find: 'if (!held.has(key) && (await outbox.withdrawal(key))) withdrawn.add(key);',
    plant: 'if (held.size < 0 && outbox) withdrawn.add(key);',
    laws: ['3'],
    seed: 471,
  },
  {
    bug: 'brings back from the second record what the outbox has',
    file: SECOND,
    find: 'const missing = entries.filter(({ key }) => !held.has(key) && !before.has(key));',
    plant:
      'const missing = entries.filter(({ key }) => held.size >= 0 && before.size >= 0 && key);',
    laws: ['3', '4', '5'],
    seed: 6,
  },
  {
    bug: 'tells a waiting tab “done” of what another one took back',
    file: SETTLED,
    find: 'if (!withdrawn) return',
    plant: 'if (withdrawn || !withdrawn) return',
    laws: ['3'],
    seed: 39,
  },
  {
    bug: 'calls done what it stores while it looks for others',
    file: SETTLED,
    find: 'const keys = [...this.#waiting.keys()];',
    plant: 'const keys = this.#waiting.keys();',
    laws: ['3'],
    seed: 538,
    isPlain: false,
  },
  {
    bug: 'forgets openings of records before the server was told',
    file: TELL,
    find: 'await next.send(parts);',
    plant: 'await next.done(parts);\n    await next.send(parts);',
    laws: ['9'],
    seed: 2,
  },
  {
    bug: 'forgets openings of records that the server failed on',
    file: TELL,
    find: 'if (!REJECTED.has(error.status))',
    plant: 'if (error.status === 429)',
    laws: ['9'],
    seed: 479,
  },
];

/** A device whose tabs and processes do not hear of each other. */
const together: readonly PlantedBug[] = [
  {
    bug: 'does not read the commands of another tab',
    file: TABS,
    find: 'readOutbox().catch(onFault);',
    plant: '',
    laws: ['1', '6'],
    seed: 2,
  },
  {
    bug: 'does not read what another tab has written',
    file: TABS,
    find: 'return void inTurn(() => readChanged(message.changes)).catch(onFault);',
    plant: 'return;',
    laws: ['1', '6'],
    seed: 2,
  },
  {
    bug: 'does not tell the other tabs what it has written',
    file: ENGINE,
    find: "channel.post({ kind: 'base', changes: changedIds(rows) });",
    plant: 'changedIds(rows);',
    laws: ['1', '6'],
    seed: 2,
  },
  {
    bug: 'leads without a look at what the tab before has written',
    file: ENGINE,
    find: 'const { checkpoint } = await boot.catchUp();',
    plant: 'const checkpoint = await parts.checkpoints.read();',
    laws: ['1', '6'],
    seed: 179,
  },
  {
    bug: 'passes over a checkpoint that it was not told of',
    file: STANDING,
    find: 'if (isSame(place, before)) stand(after);',
    plant: 'if (place || before) stand(after);',
    laws: ['1', '6'],
    seed: 738,
  },
  {
    bug: 'does not look into an outbox that others write to',
    file: PUSH_LOOP,
    find: 'parts.onLook();',
    plant: '',
    laws: ['1', '6'],
    seed: 97,
  },
  {
    bug: 'waits for a word before it sends what a dead process left',
    file: PUSH_LOOP,
    find: 'return kicked.wait(signal, LOOK_AGAIN_MS);',
    plant: 'return kicked.wait(signal);',
    laws: ['6'],
    seed: 62,
  },
  {
    bug: 'gives the lead up for good when it was taken once',
    file: LEADER,
    find: 'if (!(error instanceof LockLost)) throw error;',
    plant: 'if (error instanceof LockLost || error) throw error;',
    laws: ['6', '8'],
    seed: 1164,
  },
  {
    bug: 'takes a lock from a tab that lives',
    file: LOCKS,
    find: 'if (!isAlive && clock.now() - asked < 2 * SILENCE_MS) return;',
    plant: 'if (clock.now() >= asked) return;',
    laws: ['8', '10'],
    seed: 1,
  },
  {
    bug: 'waits for ever for a lock that a frozen page holds',
    file: LOCKS,
    find: 'untilSilent(name, parts, waiting.signal).then(giveUp, () => undefined);',
    plant: 'void [untilSilent, giveUp];',
    laws: ['6'],
    seed: 49,
  },
  {
    bug: 'steals a lock for work that has begun and lost it',
    file: LOCKS,
    find: 'if (!isSilent || hasBegun) throw error;',
    plant: 'if (!isSilent) throw error;',
    laws: ['8'],
    seed: 817,
  },
  {
    bug: 'works on with a lock that it has lost',
    file: TERM,
    find: 'control.abort(reason);',
    plant: '',
    laws: ['8', '10'],
    seed: 11,
  },
  {
    bug: 'shows only the rows that were added here',
    file: COPY,
    find: 'if (this.#isReading()) return this.refresh();',
    plant: 'if (!this.#isReading() || row) return;',
    laws: ['1', '3', '6'],
    seed: 1386,
  },
  {
    bug: 'takes the refusal of an older token for one of the new',
    file: TOKEN,
    find: 'if (refused !== version || !isValid) return;',
    plant: 'if (!isValid) return;',
    laws: ['6'],
    seed: 46,
  },
];

/** A device that starts from what is not so, or shows it. */
const showing: readonly PlantedBug[] = [
  {
    bug: 'writes a snapshot that claims more than it holds',
    file: WRITE,
    find: 'const header = { ...next, checkpoint: await parts.catchUp() };',
    plant: 'const header = { ...next, checkpoint: await parts.base.checkpoint() };',
    laws: ['1', '6'],
    seed: 216,
  },
  {
    bug: 'keeps beside a snapshot only the newest of what came after it',
    file: WRITE,
    find: 'await beyond(base, stored.checkpoint);',
    plant: 'await beyond(base, newest.checkpoint);',
    laws: ['1', '6'],
    seed: 4,
  },
  {
    bug: 'calls all that an old snapshot holds the newest there is',
    file: BOOT,
    find: 'const isCurrent = isWhole(checkpoint) && reached.cursor === checkpoint.cursor;',
    plant: 'const isCurrent = isWhole(checkpoint) && reached.cursor !== null;',
    laws: ['1'],
    seed: 11,
  },
  {
    bug: 'leaves out what was deleted since the snapshot',
    file: BOOT,
    find: 'if (header) await catchUp(view, base, header.checkpoint);',
    plant: '',
    laws: ['1', '6'],
    seed: 11,
  },
  {
    bug: 'starts without the commands that wait',
    file: BOOT,
    find: 'view.setOutbox(rows);',
    plant: 'view.setOutbox(rows.slice(0, 0));',
    laws: ['1', '6'],
    seed: 1,
  },
  {
    bug: 'lets an older state replace a newer one',
    file: VIEW,
    find: 'else if (compareStamps(row, entry) <= 0) return undefined;',
    plant: '',
    laws: ['1', '6'],
    seed: 421,
  },
  {
    bug: 'applies a command again that the server’s document has',
    file: FOLD,
    find: 'seq !== null && base.cs(key) >= seq;',
    plant: 'seq !== null && base.cs(key) > seq + 1_000_000;',
    laws: ['1', '6'],
    seed: 34,
  },
  {
    bug: 'takes a command for done by its number alone',
    file: FOLD,
    find: 'seq !== null && base.cs(key) >= seq;',
    plant: 'seq !== null && base.cs(key) >= 0;',
    laws: ['1', '6'],
    seed: 1,
  },
];

export const deviceBugs = [...keeping, ...together, ...showing];
