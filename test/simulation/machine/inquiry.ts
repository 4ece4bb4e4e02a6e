import type { QuerySource } from '../../../src/data/queries/kit/source.ts';
import { agrees, answerOf, isWholeAnswer, type Question, questionsOf } from './absence.ts';
import type { Machine } from './machine.ts';
import type { Tab } from './tab.ts';

const ASKED = 10;

/** Asks the tabs of a browser what their screens would ask, and holds their answers against the truth. */
export class Inquiry {
  readonly #questions: Question[];
  readonly #answering = new Set<Tab>();
  /** What was said that is not so, or still not known in the end. */
  readonly faults: string[] = [];

  constructor(
    readonly machine: Machine,
    readonly truth: QuerySource,
  ) {
    this.#questions = questionsOf(truth);
  }

  /** A tab is asked once it has answered for the first time. */
  open(): void {
    const tab = this.machine.open();
    void tab.device.query('sync.status', {}).then(() => this.#answering.add(tab));
  }

  /** A few questions to every tab. */
  askSome(): void {
    const { world, tabs } = this.machine;
    for (const tab of tabs.filter((each) => each.isAlive && this.#answering.has(each)))
      for (let n = 0; n < ASKED; n++)
        this.#ask(tab, this.#questions[Math.floor(world.random() * this.#questions.length)]);
    world.checkBreach();
  }

  /** Every question to every tab: now they know. */
  askAll(): void {
    for (const tab of this.machine.tabs)
      for (const question of this.#questions) {
        const said = this.#ask(tab, question);
        if (!isWholeAnswer(said)) this.#note(tab, 'still does not know', question, said);
      }
  }

  #ask(tab: Tab, question = this.#questions[0] as Question): unknown {
    const said = answerOf(tab.device.source(), question);
    if (!agrees(said, answerOf(this.truth, question)))
      this.#note(tab, 'says what is not so', question, said);
    return said;
  }

  #note(tab: Tab, what: string, { name, args }: Question, said: unknown): void {
    const answer = JSON.stringify(said).slice(0, 300);
    this.faults.push(`${tab.name} ${what} of ${name} ${JSON.stringify(args)}: ${answer}`);
  }
}
