import { uuidv7 } from '../src/domain/core/id.ts';
import { appointments } from './appointments/area.ts';
import { audit } from './audit/area.ts';
import { auth } from './auth/area.ts';
import { availability } from './availability/area.ts';
import { bell } from './bell/area.ts';
import { calendar } from './calendar/area.ts';
import { closing } from './closing/area.ts';
import { corrections } from './corrections/area.ts';
import { clinic } from './clinic/area.ts';
import { custody } from './custody/area.ts';
import { dashboard } from './dashboard/area.ts';
import { devices } from './devices/area.ts';
import type { Answers } from './commands/answers.ts';
import { createCommandStore } from './documents/store.ts';
import { freeTimes } from './free-times/area.ts';
import type { Area } from './http/area.ts';
import { type Shapes, type Titles, vocabularyOf } from './http/openapi/vocabulary.ts';
import { invites } from './invites/area.ts';
import { boundedMailer } from './mail/bounded.ts';
import { type JobKinds, type JobParts, handlersOf, periodicOf } from './jobs/job.ts';
import type { OnWritten } from './kernel/document-change.ts';
import type { ServerParts } from './kernel/parts.ts';
import { issued } from './issued/area.ts';
import { notes } from './notes/area.ts';
import { operations } from './operations/area.ts';
import { packages } from './packages/area.ts';
import { patients } from './patients/area.ts';
import { payments } from './payments/area.ts';
import { plans } from './plans/area.ts';
import { receipts } from './receipts/area.ts';
import { records } from './records/area.ts';
import { recurrences } from './recurrences/area.ts';
import { reminders } from './reminders/area.ts';
import { reports } from './reports/area.ts';
import { type Aftermaths, joinDecisions } from './sync/decision.ts';
import type { Execution, FollowUp } from './sync/execute.ts';
import type { Redirections } from './sync/redirection.ts';
import { transcription } from './transcription/area.ts';
import { users } from './users/area.ts';

/** All that the server does beyond the registry's commands. A new area is one line here. */
export const areas: readonly Area[] = [
  auth,
  users,
  closing,
  plans,
  invites,
  patients,
  corrections,
  appointments,
  recurrences,
  availability,
  freeTimes,
  notes,
  transcription,
  records,
  custody,
  issued,
  dashboard,
  bell,
  reminders,
  payments,
  packages,
  receipts,
  reports,
  calendar,
  clinic,
  audit,
  devices,
  operations,
];

/** What each area has, as one. */
function joined<T extends object>(ofAreas: readonly (T | undefined)[]): T {
  const entries = ofAreas.flatMap((one) => Object.entries(one ?? {}));
  const joint = Object.fromEntries(entries);
  if (Object.keys(joint).length < entries.length) throw new Error('Two areas have the same.');
  return joint as T;
}

export const answers = joined<Answers>(areas.map((area) => area.answers));

export const vocabulary = vocabularyOf(
  answers,
  joined<Shapes>(areas.map(({ shapes }) => shapes)),
  joined<Titles>(areas.map(({ titles }) => titles)),
);

/** What the areas say to commands, wherever these are carried out. */
export const rules: Pick<Execution, 'decisions' | 'redirections' | 'aftermaths'> = {
  decisions: joinDecisions(areas.map(({ decisions = {} }) => decisions)),
  redirections: joined<Redirections>(areas.map(({ redirections }) => redirections)),
  aftermaths: joined<Aftermaths>(areas.map(({ aftermaths }) => aftermaths)),
};

export const onWritten: OnWritten = async (tx, tenantId, changes) => {
  for (const area of areas) await area.onWritten?.(tx, tenantId, changes);
};

const jobKinds = joined<JobKinds>(areas.map(({ jobs }) => jobs));

export const createHandlers = (parts: JobParts) =>
  handlersOf(jobKinds, { ...parts, mailer: boundedMailer(parts, parts.mailer) });
export const periodic = periodicOf(jobKinds);

/** How commands are carried out on a database. */
export function createExecution(parts: ServerParts): Execution {
  const { clock, random } = parts;
  const followUps = areas.flatMap(({ followUp }): FollowUp[] =>
    followUp ? [followUp(parts)] : [],
  );
  return {
    ...rules,
    store: createCommandStore(parts),
    now: () => clock.now(),
    newId: () => uuidv7(clock.now(), random),
    async followUp(name, actor, args) {
      for (const follow of followUps) await follow(name, actor, args);
    },
  };
}
