import { appointmentById, appointmentsBetween, appointmentsOfPatient } from './appointments.ts';
import type { QueryArgs, QueryName, QueryResult } from './contract.ts';
import { dashboardSessions, dashboardStats } from './dashboard.ts';
import { financeReport, paymentsOfAppointment } from './finance.ts';
import { noteOfAppointment } from './notes.ts';
import { patientById, patientsList } from './patients.ts';
import { portalOverview } from './portal.ts';
import { practice } from './practice.ts';
import type { QueryDefinition, QuerySource } from './source.ts';
import { appointmentStats, noteSentiment } from './statistics.ts';
import { syncDrafts } from './syncDrafts.ts';
import { syncConflicts, syncItems, syncStatus } from './syncItems.ts';

/** Every question that a screen can ask. A new query is one line here and one in the contract. */
export const queries: { readonly [N in QueryName]: QueryDefinition<N> } = {
  practice,
  'patients.list': patientsList,
  'patients.byId': patientById,
  'appointments.between': appointmentsBetween,
  'appointments.ofPatient': appointmentsOfPatient,
  'appointments.byId': appointmentById,
  'appointments.stats': appointmentStats,
  'notes.ofAppointment': noteOfAppointment,
  'notes.sentiment': noteSentiment,
  'payments.ofAppointment': paymentsOfAppointment,
  'finance.report': financeReport,
  'dashboard.stats': dashboardStats,
  'dashboard.sessions': dashboardSessions,
  'portal.overview': portalOverview,
  'sync.status': syncStatus,
  'sync.items': syncItems,
  'sync.conflicts': syncConflicts,
  'sync.drafts': syncDrafts,
};

export const runQuery = <N extends QueryName>(
  source: QuerySource,
  name: N,
  args: QueryArgs<N>,
): QueryResult<N> => queries[name].run(source, args);
