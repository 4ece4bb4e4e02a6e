import { uuidv7 } from '../../src/domain/core/id.ts';
import { appointments } from '../areas/agenda/appointments/area.ts';
import { audit } from '../areas/people/audit/area.ts';
import { auth } from '../areas/people/auth/area.ts';
import { availability } from '../areas/agenda/availability/area.ts';
import { bell } from '../areas/home/bell/area.ts';
import { calendar } from '../areas/calendar/google/area.ts';
import { closing } from '../areas/people/closing/area.ts';
import { corrections } from '../areas/records/corrections/area.ts';
import { clinic } from '../areas/people/clinic/area.ts';
import { custody } from '../areas/records/custody/area.ts';
import { dashboard } from '../areas/home/dashboard/area.ts';
import { sync } from '../web/sync/area.ts';
import type { Answers } from '../web/commands/answers.ts';
import { createCommandStore } from '../engine/documents/store.ts';
import { freeTimes } from '../areas/agenda/free-times/area.ts';
import type { Area } from '../web/area.ts';
import { type Shapes, type Titles, vocabularyOf } from '../web/openapi/vocabulary.ts';
import { invites } from '../areas/people/invites/area.ts';
import { boundedMailer } from '../kernel/mail/bounded.ts';
import {
  type JobKinds,
  type JobParts,
  handlersOf,
  mailKindsOf,
  periodicOf,
} from '../engine/jobs/job.ts';
import type { OnWritten } from '../kernel/document-change.ts';
import type { ServerParts } from '../kernel/parts.ts';
import { issued } from '../areas/records/issued/area.ts';
import { notes } from '../areas/records/notes/area.ts';
import { operations } from './operations/area.ts';
import { packages } from '../areas/money/packages/area.ts';
import { patients } from '../areas/records/patients/area.ts';
import { payments } from '../areas/money/payments/area.ts';
import { plans } from '../areas/money/plans/area.ts';
import { receipts } from '../areas/money/receipts/area.ts';
import { retention } from '../areas/records/retention/area.ts';
import { recurrences } from '../areas/agenda/recurrences/area.ts';
import { reminders } from '../areas/agenda/reminders/area.ts';
import { reports } from '../areas/money/reports/area.ts';
import { type Aftermaths, joinDecisions } from '../engine/execution/decision.ts';
import type { Execution, FollowUp } from '../engine/execution/execute.ts';
import type { Redirections } from '../engine/execution/redirection.ts';
import { transcription } from '../areas/records/transcription/area.ts';
import { users } from '../areas/people/users/area.ts';

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
  retention,
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
  sync,
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
export const mailKinds = mailKindsOf(jobKinds);

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
