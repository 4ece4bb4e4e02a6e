import * as phrases from './phrases.ts';
import type { Random } from '../random.ts';
import type { Task, Theme } from './theme.ts';
import { themes } from './themes/index.ts';

/** Whose story it is: fills the placeholders of the fragments. */
export interface Voice {
  readonly gender: 'a' | 'o';
  readonly person: (typeof phrases.people)[number];
  readonly place: string;
}

/** Draws fragments in random order and repeats one only after all the others. */
function createDeck<T>(random: Random, items: readonly T[]): () => T {
  let rest: T[] = [];
  return () => {
    if (rest.length === 0) rest = random.sample(items, items.length);
    return rest.pop() as T;
  };
}

function speak(fragment: string, { gender, person, place }: Voice): string {
  const feminine = person.article === 'a';
  return fragment
    .replaceAll('{pessoa}', `${person.article} ${person.noun}`)
    .replaceAll('{àpessoa}', `${feminine ? 'à' : 'ao'} ${person.noun}`)
    .replaceAll('{dapessoa}', `d${person.article} ${person.noun}`)
    .replaceAll('{pelapessoa}', `pel${person.article} ${person.noun}`)
    .replaceAll('{lugar}', place)
    .replaceAll('{o}', gender);
}

function createDecks(random: Random, main: Theme, second: Theme) {
  const deck = <T>(items: readonly T[]) => createDeck(random, items);
  return {
    complaint: deck(main.complaints),
    report: deck([...main.reports, ...second.reports.slice(0, 4)]),
    progress: deck(main.progress),
    setback: deck(main.setbacks),
    intervention: deck([...main.interventions, ...second.interventions.slice(0, 3)]),
    task: deck(main.tasks),
    opening: deck(phrases.openings),
    event: deck(phrases.events),
    state: deck(phrases.states),
    lighter: deck(phrases.lighter),
    heavier: deck(phrases.heavier),
    closing: deck(phrases.closings),
    background: deck(phrases.backgrounds),
    contract: deck(phrases.contracts),
  };
}

/**
 * One patient's treatment as a series of notes: the first tells the complaint, each later one takes up the task of
 * the one before it, and progress grows likelier with time.
 * @returns writes the next session's note
 */
export function createStory(random: Random, gender: Voice['gender']): () => string {
  const voice: Voice = {
    gender,
    person: random.pick(phrases.people),
    place: random.pick(phrases.places),
  };
  const main = random.pick(themes);
  const second = random.pick(themes.filter((theme) => theme !== main));
  const draw = createDecks(random, main, second);
  let session = 0;
  let task: Task | null = null;

  const maybe = (probability: number, fragment: () => string) =>
    random.chance(probability) ? [fragment()] : [];

  const assign = (): string[] => {
    task = random.chance(0.85) ? draw.task() : null;
    return task ? [task.given] : [];
  };

  const first = (): string[][] => [
    [draw.complaint(), draw.background(), draw.background()],
    [draw.report(), draw.state()],
    [draw.contract(), ...assign()],
  ];

  const later = (): string[][] => {
    const better = random.chance(Math.min(0.35 + session * 0.03, 0.8));
    const followUp = task ? [random.chance(better ? 0.8 : 0.4) ? task.done : task.missed] : [];
    const turn = better ? draw.progress() : draw.setback();
    // A week that is told by what it felt like has less room for what troubles at other times.
    const isTold = random.chance(0.5);
    const felt = better ? draw.lighter : draw.heavier;
    return [
      [...maybe(0.6, draw.opening), ...followUp, isTold ? turn : draw.report()],
      isTold
        ? [felt(), ...maybe(0.5, felt)]
        : [draw.report(), ...maybe(0.7, draw.event), draw.state()],
      [draw.intervention(), ...maybe(0.7, draw.intervention), ...(isTold ? [] : [turn])],
      [...assign(), draw.closing()],
    ];
  };

  return () => {
    const paragraphs = session === 0 ? first() : later();
    session += 1;
    return paragraphs.map((sentences) => speak(sentences.join(' '), voice)).join('\n\n');
  };
}
