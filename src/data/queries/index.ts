import { agendaFigures, appointmentsFuture } from './agenda/agenda.ts';
import {
  appointmentById,
  appointmentsBetween,
  appointmentsOfPatient,
} from './agenda/appointments.ts';
import { availabilityBetween } from './agenda/availability.ts';
import { bellList } from './home/bell.ts';
import { blockById, breakById, periodById } from './agenda/availabilityById.ts';
import { blocksList, breaksList, periodsList } from './agenda/availabilityLists.ts';
import { sessionsMet } from './agenda/sessionsMet.ts';
import {
  dashboardAnalysis,
  dashboardNextPatient,
  dashboardSessions,
  dashboardStats,
  dashboardSteps,
  dashboardTrends,
} from './home/dashboard.ts';
import { correctionById, correctionsOfPatient } from './people/corrections.ts';
import { formerPatient, handoverOfPatient, handoversList } from './people/handovers.ts';
import { documentsOfPatient, recordOfPatient } from './people/documents.ts';
import { financePayments, financeReport, paymentsOfAppointment } from './money/finance.ts';
import { financeOwed } from './money/owed.ts';
import { packagesList } from './money/packagesList.ts';
import {
  packageById,
  paymentById,
  paymentsForSession,
  paymentsOfPatient,
} from './money/payments.ts';
import { appointmentsHistory } from './home/history.ts';
import { availabilityFree } from './agenda/freeTimes.ts';
import { patientInherited } from './notes/inherited.ts';
import {
  noteById,
  noteOfAppointment,
  noteSessions,
  notesList,
  notesMayBeSearched,
} from './notes/notes.ts';
import {
  patientById,
  patientRowById,
  patientDuplicates,
  patientIdentities,
  patientKept,
  patientsList,
} from './people/patients.ts';
import { portalOverview } from './portal/portal.ts';
import { portalPayment, portalReceipts } from './portal/portalMoney.ts';
import { portalTimes } from './portal/portalTimes.ts';
import { practice } from './people/practice.ts';
import { professionalOwn } from './people/professional.ts';
import type { Query } from './kit/query.ts';
import { searchFind, searchRecent } from './home/quickSearch.ts';
import { receiptsOfMonth, receiptsOfYear, receitaOfMonth } from './money/receipts.ts';
import {
  recurrenceById,
  recurrenceConflicts,
  recurrenceFreeTimes,
  recurrencesList,
} from './agenda/recurrences.ts';
import { recordingsList } from './sync/recordings.ts';
import { noteKept } from './notes/removals.ts';
import type { QuerySource } from './kit/source.ts';
import { deviceContents } from './sync/deviceContents.ts';
import { shelfList } from './sync/shelf.ts';
import { slotsBetween } from './agenda/slots.ts';
import { appointmentStats, noteInsights, noteSentiment } from './people/statistics.ts';
import { syncDrafts } from './sync/syncDrafts.ts';
import {
  syncCarriedOver,
  syncConflicts,
  syncItem,
  syncItems,
  syncLosses,
  syncStorage,
  syncStatus,
} from './sync/syncItems.ts';
import { templatesList } from './notes/templates.ts';
import { recurrenceEdited } from './agenda/recurrenceEdit.ts';
import { recurrencesWaiting } from './agenda/waitingSessions.ts';
import { zoneChange } from './agenda/zoneChange.ts';

/** Every question that a screen can ask. A new query is one line here. */
const queryList = [
  practice,
  zoneChange,
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
  noteSessions,
  notesMayBeSearched,
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
