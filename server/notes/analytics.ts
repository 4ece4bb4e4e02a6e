import { patternsCall, sentimentCall } from '../../src/domain/contract/notes.ts';
import { type NoteText, patternSteps } from '../../src/domain/notes/patterns.ts';
import {
  type SentimentAnalytics,
  sentimentAnalytics,
  type SentimentPeriod,
  sentimentRange,
} from '../../src/domain/notes/sentiment.ts';
import { inTurns } from '../ai/steps.ts';
import { ALL_PATIENTS, noteRead } from '../audit-log/reads.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { ReadParts } from '../kernel/parts.ts';
import { isVisibleRow, type Reader, requireVisible, withReader } from '../reading/reader.ts';
import { zoneOf } from '../reading/zone.ts';

const visibleNotes = (reader: Reader) =>
  reader.tx
    .selectFrom('notes')
    .where('notes.tenant_id', '=', reader.actor.tenantId)
    .where((eb) =>
      eb(eb.fn.coalesce('notes.keeper_id', 'notes.psychologist_id'), '=', reader.actor.userId),
    )
    .where(isVisibleRow(reader, 'notes', 'notes'));

/** `sentimentAnalytics` of the domain over the period's rows; no text is read. */
export async function readSentiment(
  reader: Reader,
  filter: { readonly period: SentimentPeriod; readonly patientId?: string | undefined },
): Promise<SentimentAnalytics> {
  const zone = await zoneOf(reader);
  const { from, to } = sentimentRange(filter.period, zone, reader.now);
  const within = visibleNotes(reader).where('created_at', '>=', from).where('created_at', '<', to);
  const wanted = filter.patientId ? within.where('patient_id', '=', filter.patientId) : within;
  const rows = await wanted
    .select([
      'id',
      'appointment_id as appointmentId',
      'patient_id as patientId',
      'created_at as createdAt',
      'sentiment_score as sentimentScore',
      'intensity',
      'emotions',
    ])
    .execute();
  return sentimentAnalytics(rows, filter, zone, reader.now);
}

/** What `patternSteps` of the domain reads of one patient's notes. */
export const readTexts = (reader: Reader, patientId: string): Promise<NoteText[]> =>
  visibleNotes(reader)
    .where('patient_id', '=', patientId)
    .select(['id', 'plaintext', 'created_at as createdAt'])
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
        await requireVisible(reader, 'patients', id);
        await noteRead(reader, 'notes', id);
        return readTexts(reader, id);
      });
      // After the transaction: nobody waits for it meanwhile.
      return inTurns(patternSteps(texts));
    },
  }),
];
