import { sql } from 'kysely';
import { patternsCall, sentimentCall } from '../../../../src/domain/contract/notes.ts';
import { type NoteText, patternSteps } from '../../../../src/domain/notes/mood/patterns.ts';
import {
  type SentimentAnalytics,
  sentimentAnalytics,
  type SentimentPeriod,
  sentimentRange,
} from '../../../../src/domain/notes/mood/sentiment.ts';
import { mayBeRead, noConsent } from '../../../../src/domain/patients/consent.ts';
import { inTurns } from '../../../kernel/ai/steps.ts';
import { ALL_PATIENTS, noteRead } from '../../../engine/audit-log/reads.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import type { ReadParts } from '../../../kernel/parts.ts';
import {
  isVisibleRow,
  type Reader,
  requireVisible,
  withReader,
} from '../../../engine/reading/reader.ts';
import { zoneOf } from '../../../engine/reading/zone.ts';
import { readable } from './readable.ts';

/** The reader's notes, each with its session. */
const visibleNotes = (reader: Reader) =>
  reader.tx
    .selectFrom('notes')
    .leftJoin('appointments', (join) =>
      join
        .onRef('appointments.tenant_id', '=', 'notes.tenant_id')
        .onRef('appointments.id', '=', 'notes.appointment_id'),
    )
    .where('notes.tenant_id', '=', reader.actor.tenantId)
    .where((eb) =>
      eb(eb.fn.coalesce('notes.keeper_id', 'notes.psychologist_id'), '=', reader.actor.userId),
    )
    .where(isVisibleRow(reader, 'notes', 'notes'));

/** When a note's session began; when the note was written, where there is no such session. */
const sessionAt = sql<string>`coalesce(appointments.start_at, notes.created_at)`;

/** `sentimentAnalytics` of the domain over the period's rows; no text is read. */
export async function readSentiment(
  reader: Reader,
  filter: { readonly period: SentimentPeriod; readonly patientId?: string | undefined },
): Promise<SentimentAnalytics> {
  const zone = await zoneOf(reader);
  const { from, to } = sentimentRange(filter.period, zone, reader.now);
  const within = visibleNotes(reader).where(sessionAt, '>=', from).where(sessionAt, '<', to);
  const wanted = filter.patientId
    ? within.where('notes.patient_id', '=', filter.patientId)
    : within;
  const rows = await wanted
    .select([
      'notes.id',
      'notes.appointment_id as appointmentId',
      'notes.patient_id as patientId',
      'notes.created_at as createdAt',
      'notes.estimate',
      'notes.reader',
      'notes.sentiment_score as sentimentScore',
      'notes.intensity',
      'notes.emotions',
      sessionAt.as('sessionAt'),
    ])
    .execute();
  const mayRead = await readable(reader, rows);
  const notes = rows.map((row) => ({ ...row, mayBeRead: mayRead(row.patientId) }));
  return sentimentAnalytics(notes, filter, zone, reader.now);
}

/** Reads from one patient’s notes the texts that `patternSteps` of the domain asks for. */
export const readTexts = (reader: Reader, patientId: string): Promise<NoteText[]> =>
  visibleNotes(reader)
    .where('notes.patient_id', '=', patientId)
    .select(['notes.id', 'notes.plaintext', sessionAt.as('sessionAt')])
    .execute();

export const noteAnalyticsEndpoints = ({ db, clock }: ReadParts): readonly Endpoint[] => [
  endpoint(sentimentCall, {
    summary: 'Estimativas de sentimento das notas de um período, ao longo do tempo.',
    read: async (reader, { params: { period }, query: { patientId } }) => {
      if (patientId) await requireVisible(reader, 'patients', patientId);
      await noteRead(reader, 'notes', patientId ?? ALL_PATIENTS);
      return readSentiment(reader, { period, patientId });
    },
  }),
  endpoint(patternsCall, {
    summary: 'Temas que se repetem nas notas de um paciente.',
    async handle({ c, params: { id } }) {
      const { actor } = c.get('session');
      const texts = await withReader(db, actor, clock.now(), async (reader) => {
        const patient = await requireVisible(reader, 'patients', id);
        const practice = await requireVisible(reader, 'tenants', actor.tenantId);
        // Themes are found by a program, as on the person's own device.
        if (!mayBeRead(practice, patient, { isExternal: false })) throw noConsent('ai');
        await noteRead(reader, 'notes', id);
        return readTexts(reader, id);
      });
      // After the transaction: nobody waits for it meanwhile.
      return inTurns(patternSteps(texts));
    },
  }),
];
