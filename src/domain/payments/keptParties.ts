import * as v from 'valibot';
import type { DocumentSet } from '../core/documents.ts';
import { type KeptParties, keptPartiesSchema, partiesOf } from '../receipts/parties.ts';

/** The parties in the arguments of a command with which money comes. Calls need not name them. */
export const partiesArg = v.optional(v.nullable(keptPartiesSchema));

interface Told {
  readonly parties?: KeptParties | null | undefined;
}

/** Adds the parties that the patient's record names, unless the arguments name them. */
export function withParties<A extends Told>(
  documents: Pick<DocumentSet, 'get'>,
  args: A,
  patientId: string | null | undefined,
): A {
  const patient = patientId ? documents.get('patients', patientId) : undefined;
  return args.parties || !patient ? args : { ...args, parties: partiesOf(patient) };
}

/** Adds the parties of the session's patient. */
export const withSessionParties = <A extends Told>(
  documents: Pick<DocumentSet, 'get'>,
  args: A,
  appointmentId: string | undefined,
): A =>
  withParties(
    documents,
    args,
    appointmentId && documents.get('appointments', appointmentId)?.patientId,
  );
