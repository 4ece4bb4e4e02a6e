import type { CommandArgs } from '../../../src/domain/registry.ts';
import type { Note } from '../../../src/domain/notes/note.ts';
import { checkEnd } from '../laws/end.ts';
import { Machine } from '../machine/machine.ts';
import type { Line } from '../machine/network.ts';
import { heal, rest } from '../run.ts';
import { World, type WorldOptions } from '../world.ts';
import { Choices } from './people.ts';
import { Window } from './window.ts';

export interface WindowStats {
  readonly windows: number;
  readonly edits: number;
  readonly decisions: number;
  /** Questions that were asked of somebody: texts that waited beside the note. */
  readonly asides: number;
}

const LINES: readonly Line[] = ['good', 'good', 'flaky', 'flaky', 'refused', 'blackhole'];

/** Two or three windows of one person on one note, on one browser or on two. */
class Scene {
  readonly choices = new Choices();
  readonly windows: Window[] = [];
  readonly earlier: string[] = [];
  readonly asides = new Set<string>();

  constructor(readonly world: World) {}

  open(machine: Machine): void {
    const { past, davi } = this.world.server.clinic;
    const session = { appointmentId: past.id, patientId: davi.id };
    const tab = machine.open();
    this.windows.push(new Window(this.world, tab, session, this.choices));
  }

  get alive(): Window[] {
    return this.windows.filter(({ tab }) => tab.isAlive);
  }

  #oneOf<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.world.random() * items.length)];
  }

  happens(): void {
    const { world } = this;
    const window = this.#oneOf(this.alive);
    if (!window) return;
    const { machine } = window.tab;
    const dice = world.random();
    if (dice < 0.4) return window.type();
    if (dice < 0.7) return this.#settle(window.save());
    if (dice < 0.78) return this.#settle(window.decide());
    if (dice < 0.88) return machine.setLine(this.#oneOf(LINES) ?? 'good');
    if (dice < 0.9) return window.putElsewhere();
    if (dice < 0.92) return this.#restore(window);
    if (dice < 0.95) return this.#reopen(window);
    return this.#settle(this.#glance(window));
  }

  #settle(work: Promise<void>): void {
    work.catch((error: unknown) => this.world.fault(error));
  }

  #restore(window: Window): void {
    const text = this.#oneOf(this.earlier);
    if (window.body) this.earlier.push(window.body.note.plaintext);
    if (text !== undefined) this.#settle(window.restore(text));
  }

  /** The window goes away with what nobody saved, and comes back. */
  #reopen({ tab }: Window): void {
    tab.kill();
    this.world.scheduler.after(this.world.random() * 4_000, 'a window reopens', () =>
      this.open(tab.machine),
    );
  }

  /**
   * Checks that the window shows what was saved in its browser, also while nothing of it was sent.
   */
  async #glance({ tab, session }: Window): Promise<void> {
    const { world, choices } = this;
    if (!tab.isSettled || tab.isUnaware) return;
    const expected = choices.savedOn(tab.machine.name);
    const notes = [...tab.device.view.all('notes')].filter(
      ({ appointmentId }) => appointmentId === session.appointmentId,
    );
    const bodies = await tab.device.readNotes(notes.map(({ id }) => id));
    const texts = [...bodies.flatMap(({ note }) => textsOf(note)), ...refusedOn(tab.machine)];
    const lost = choices.lost(expected, texts);
    if (lost.length > 0)
      world.broken('11', `${tab.name} does not show ${lost.join()}, which was saved there`);
  }

  async check(): Promise<void> {
    const { world, choices } = this;
    const { actor, people } = world.server.clinic;
    const projection = await world.server.projection(actor(people.ana));
    const notes = projection.flatMap(({ entity, doc }) =>
      entity === 'notes' ? [doc as Note] : [],
    );
    const refused = world.machines.flatMap(refusedOn);
    const lost = choices.lost(choices.all, [...notes.flatMap(textsOf), ...refused]);
    if (lost.length > 0) world.broken('11', `${lost.join()} disappeared without a choice`);
  }

  notice(): void {
    for (const { body } of this.windows)
      for (const { id } of body?.note.conflicts ?? []) this.asides.add(id);
  }
}

const textsOf = ({ plaintext, conflicts }: Note): string[] => [
  plaintext,
  ...conflicts.map((conflict) => conflict.plaintext),
];

/** Returns what the server refused: it stays with its device, and is shown there. */
const refusedOn = ({ disk }: Machine): string[] =>
  disk.store.rows
    .filter(({ state, name }) => state === 'refused' && name.startsWith('note.'))
    .map(({ args }) => (args as CommandArgs<'note.update'>).plaintext ?? '');

function furnish(scene: Scene): void {
  const { world } = scene;
  const { actor, people } = world.server.clinic;
  const count = world.random() < 0.5 ? 2 : 3;
  const browsers = world.random() < 0.5 ? 1 : 2;
  for (let i = 0; i < browsers; i++)
    world.machines.push(new Machine(world, `m${i + 1}`, actor(people.ana)));
  for (let i = 0; i < count; i++) scene.open(world.machines[i % browsers] as Machine);
}

/**
 * One random history of two or three windows on one note, from its seed alone.
 * @throws LawBroken
 */
export async function runWindows(options: WorldOptions): Promise<WindowStats> {
  const world = await World.create(options);
  const scene = new Scene(world);
  furnish(scene);
  const onStep = async () => {
    scene.notice();
    await world.laws.afterEvent();
  };
  await world.scheduler.runUntil(world.scheduler.now + 3_000, onStep);
  let left = 20 + Math.floor(world.random() * 40);
  const next = () => {
    scene.happens();
    left -= 1;
    // Often within the same moment, so that saves meet before windows hear of each other.
    const pause = world.random() < 0.4 ? 0 : world.random() ** 2 * 4_000;
    if (left > 0) world.scheduler.after(pause, 'somebody does something', next);
  };
  world.scheduler.after(0, 'somebody does something', next);
  await world.scheduler.runUntil(Infinity, onStep, () => left > 0);
  heal(world);
  await rest(world);
  await scene.check();
  await checkEnd(world);
  for (const { tabs } of world.machines) for (const tab of tabs) tab.kill();
  const { edits, decisions } = scene.choices;
  return { windows: scene.windows.length, edits, decisions, asides: scene.asides.size };
}
