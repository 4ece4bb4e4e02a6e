import type { Answer } from '../../harness/server/api.ts';
import { ANALYSED, CLINICAL, STAFF } from '../../harness/practice/fullPractice.ts';
import { type ActorName, type IdOwner, type MatrixWorld, reach } from './world.ts';

/** One call of the matrix, with everything that it named. */
export interface ActorCall {
  readonly actor: ActorName;
  readonly route: string;
  readonly sent: string;
  readonly answer: Answer;
}

const describe = ({ actor, route, answer }: ActorCall, what: string): string =>
  `${what}: ${actor} ${route} ${answer.status} ${answer.text.slice(0, 300)}`;

const faultsIn = (
  calls: readonly ActorCall[],
  forbidden: (call: ActorCall) => readonly (string | RegExp)[],
): string[] =>
  calls.flatMap((call) =>
    forbidden(call)
      .filter((what) =>
        typeof what === 'string' ? call.answer.text.includes(what) : what.test(call.answer.text),
      )
      .map((what) => describe(call, String(what))),
  );

const reachOf = (actor: ActorName): ReadonlySet<IdOwner> =>
  new Set(Object.values(reach[actor].scopes).flat());

/** Ids of rows around patients whom the actor does not reach. */
function idsBeyond({ rows }: MatrixWorld, actor: ActorName): readonly string[] {
  const own = reachOf(actor);
  const idsOf = (owner: IdOwner) => Object.values(rows[owner]) as string[];
  const allowed = new Set([...own].flatMap(idsOf));
  return (['carla', 'davi', 'elisa', 'stranger'] as const)
    .filter((owner) => !own.has(owner))
    .flatMap(idsOf)
    .filter((id) => !allowed.has(id));
}

const isContract = ({ route }: ActorCall): boolean => /\/(docs|openapi\.json)$/.test(route);

export const faultsForAll = (world: MatrixWorld, calls: readonly ActorCall[]): string[] =>
  faultsIn(
    calls.filter((call) => !isContract(call)),
    ({ actor, sent }) => idsBeyond(world, actor).filter((id) => !sent.includes(id)),
  );

const MOODS = [/"sentimentScore":-?\d/, /"rationale":"/, /"emotion":/, /"intensity":"/];

export const faultsForStaff = (calls: readonly ActorCall[]): string[] =>
  faultsIn(
    calls.filter((call) => call.actor === 'administrator' && !isContract(call)),
    () => [CLINICAL, ANALYSED, '"plaintext"', '"medicalHistory"', ...MOODS],
  );

/** What only the staff have, even where it is empty. */
const STAFF_FIELDS = ['title', 'description', 'notes', 'cancellationReason'].map(
  (field) => `"${field}":`,
);

const isAboutSessions = (route: string): boolean => /appointments|sync/.test(route);

/** Slots are what is free, and so may touch what is not. */
const isAboutSlots = (route: string): boolean => /slots|check-availability/.test(route);

export function faultsForPatients(world: MatrixWorld, calls: readonly ActorCall[]): string[] {
  const { seed } = world.clinic;
  const timesBeside = (own: IdOwner) =>
    (seed.appointments ?? [])
      .filter(({ id }) => !(Object.values(world.rows[own]) as string[]).includes(id))
      .flatMap(({ startAt, endAt }) => [startAt, endAt]);
  const others: Readonly<Record<string, readonly RegExp[]>> = {
    patient: [/\bDavi\b/, /\bElisa\b/, /\bBruno\b/, /\bFabiana\b/],
    otherPatient: [/\bCarla\b/, /\bElisa\b/, /\bBruno\b/, /\bFabiana\b/],
  };
  const times = { patient: timesBeside('carla'), otherPatient: timesBeside('davi') };
  return faultsIn(
    calls.filter((call) => call.actor in others && !isContract(call)),
    ({ actor, route }) => [
      CLINICAL,
      ANALYSED,
      STAFF,
      ...(isAboutSessions(route) ? STAFF_FIELDS : []),
      '"plaintext"',
      ...MOODS,
      ...(others[actor] ?? []),
      ...(isAboutSlots(route) ? [] : times[actor as keyof typeof times]),
    ],
  );
}
