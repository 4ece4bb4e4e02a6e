import type { CommandName } from '../../src/domain/registry.ts';
import { refuseReplaced, offerFreeSlots, withdrawInTime } from '../appointments/decisions.ts';
import { inviteByMail, resendByMail } from '../invites/decisions.ts';
import { keepNoteVersion, mergeNoteEdit } from '../notes/decisions.ts';
import {
  activateRecurrence,
  changeRecurrence,
  deactivateRecurrence,
  endRecurrence,
  settleConflicts,
  startRecurrence,
} from '../recurrences/decisions.ts';
import { leaveNothingOpen, openOrClosePortal } from '../patients/decisions.ts';
import { payOnce } from '../payments/decisions.ts';
import { offerAvailable } from '../plans/decisions.ts';
import {
  archiveNote,
  archivePayment,
  recordHold,
  refuseRecord,
  restoreNote,
} from '../records/decisions.ts';
import type { Decision } from './decision.ts';

type Decisions = { readonly [N in CommandName]?: Decision<N> };

/** Overlaps, addresses taken and the like are the storage's constraints and need no line here. */
export const decisions: Decisions = {
  'appointment.create': offerFreeSlots,
  'appointment.cancel': refuseReplaced,
  'appointment.withdraw': withdrawInTime,
  'recurringAppointment.create': startRecurrence,
  'recurringAppointment.update': changeRecurrence,
  'recurringAppointment.activate': activateRecurrence,
  'recurringAppointment.deactivate': deactivateRecurrence,
  'recurringAppointment.delete': endRecurrence,
  'recurringAppointment.resolveConflicts': settleConflicts,
  'patient.setStatus': openOrClosePortal,
  'patient.delete': async (args, context) => {
    await refuseRecord(args, context);
    await leaveNothingOpen(args, context);
  },
  'patient.setLegalHold': recordHold,
  'payment.create': payOnce,
  'payment.delete': archivePayment,
  'patientInvite.create': inviteByMail,
  'patientInvite.resend': resendByMail,
  'plan.subscribe': offerAvailable,
  'plan.select': offerAvailable,
  'note.create': keepNoteVersion,
  'note.update': mergeNoteEdit,
  'note.delete': archiveNote,
  'note.restore': restoreNote,
};
