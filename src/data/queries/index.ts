import { agendaFigures, appointmentsFuture } from './agenda.ts';
import { appointmentById, appointmentsBetween, appointmentsOfPatient } from './appointments.ts';
import { availabilityBetween } from './availability.ts';
import { bellList } from './bell.ts';
import { blockById, breakById, periodById } from './availabilityById.ts';
import { blocksList, breaksList, periodsList } from './availabilityLists.ts';
import { sessionsMet } from './sessionsMet.ts';
import {
  dashboardAnalysis,
  dashboardNextPatient,
  dashboardSessions,
  dashboardStats,
  dashboardSteps,
  dashboardTrends,
} from './dashboard.ts';
import { correctionById, correctionsOfPatient } from './corrections.ts';
import { formerPatient, handoverOfPatient, handoversList } from './handovers.ts';
import { documentsOfPatient, recordOfPatient } from './documents.ts';
import { financePayments, financeReport, paymentsOfAppointment } from './finance.ts';
import { financeOwed } from './owed.ts';
import { packagesList } from './packagesList.ts';
import { packageById, paymentById, paymentsForSession, paymentsOfPatient } from './payments.ts';
import { appointmentsHistory } from './history.ts';
import { availabilityFree } from './freeTimes.ts';
import { patientInherited } from './inherited.ts';
import { noteById, noteOfAppointment, notesList } from './notes.ts';
import {
  patientById,
  patientRowById,
  patientDuplicates,
  patientIdentities,
  patientKept,
  patientsList,
} from './patients.ts';
import { portalOverview } from './portal.ts';
import { portalPayment, portalReceipts } from './portalMoney.ts';
import { portalTimes } from './portalTimes.ts';
import { practice } from './practice.ts';
import { professionalOwn } from './professional.ts';
import type { Query } from './query.ts';
import { searchFind, searchRecent } from './quickSearch.ts';
import { receiptsOfMonth, receiptsOfYear, receitaOfMonth } from './receipts.ts';
import {
  recurrenceById,
  recurrenceConflicts,
  recurrenceFreeTimes,
  recurrencesList,
} from './recurrences.ts';
import { recordingsList } from './recordings.ts';
import { noteKept } from './removals.ts';
import type { QuerySource } from './source.ts';
import { deviceContents } from './deviceContents.ts';
import { shelfList } from './shelf.ts';
import { slotsBetween } from './slots.ts';
import { appointmentStats, noteInsights, noteSentiment } from './statistics.ts';
import { syncDrafts } from './syncDrafts.ts';
import {
  syncCarriedOver,
  syncConflicts,
  syncItem,
  syncItems,
  syncLosses,
  syncStorage,
  syncStatus,
} from './syncItems.ts';
import { templatesList } from './templates.ts';
import { recurrenceEdited } from './recurrenceEdit.ts';
import { recurrencesWaiting } from './waitingSessions.ts';

/** Every question that a screen can ask. A new query is one line here. */
const queryList = [
  practice,
  professionalOwn,
  patientsList,
  patientDuplicates,
  patientIdentities,
  patientKept,
  patientById,
  patientRowById,
  appointmentsBetween,
  appointmentsFuture,
  appointmentsHistory,
  appointmentsOfPatient,
  appointmentById,
  availabilityBetween,
  availabilityFree,
  agendaFigures,
  slotsBetween,
  breaksList,
  blocksList,
  periodsList,
  breakById,
  blockById,
  periodById,
  sessionsMet,
  appointmentStats,
  noteOfAppointment,
  noteKept,
  patientInherited,
  notesList,
  noteById,
  noteSentiment,
  noteInsights,
  templatesList,
  paymentsOfAppointment,
  paymentsForSession,
  paymentsOfPatient,
  paymentById,
  packageById,
  packagesList,
  financeReport,
  financePayments,
  financeOwed,
  dashboardStats,
  dashboardSessions,
  dashboardTrends,
  dashboardAnalysis,
  dashboardNextPatient,
  dashboardSteps,
  bellList,
  portalOverview,
  portalTimes,
  portalPayment,
  portalReceipts,
  recurrencesList,
  recurrenceById,
  recurrenceConflicts,
  recurrenceFreeTimes,
  recurrencesWaiting,
  recurrenceEdited,
  syncCarriedOver,
  syncStorage,
  syncStatus,
  syncItems,
  syncItem,
  syncConflicts,
  syncDrafts,
  syncLosses,
  shelfList,
  recordingsList,
  deviceContents,
  correctionById,
  formerPatient,
  handoverOfPatient,
  handoversList,
  correctionsOfPatient,
  documentsOfPatient,
  recordOfPatient,
  receiptsOfMonth,
  receiptsOfYear,
  receitaOfMonth,
  searchFind,
  searchRecent,
] as const;

type Listed = (typeof queryList)[number];
type Named<N extends QueryName> = Extract<Listed, { name: N }>;

export type QueryName = Listed['name'];
export type QueryArgs<N extends QueryName> = Parameters<Named<N>['run']>[1];
export type QueryResult<N extends QueryName> = ReturnType<Named<N>['run']>;

const queries: ReadonlyMap<string, Query> = new Map(
  queryList.map((query) => [query.name, query as Query]),
);

export const queryNames = queryList.map(({ name }) => name);

export const runQuery = <N extends QueryName>(
  source: QuerySource,
  name: N,
  args: QueryArgs<N>,
): QueryResult<N> => {
  const query = queries.get(name);
  if (!query) throw new RangeError(`no query is named ${name}`);
  return query.run(source, args) as QueryResult<N>;
};
