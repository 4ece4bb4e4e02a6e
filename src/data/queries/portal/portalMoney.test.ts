import { describe, expect, it } from 'vitest';
import { plain } from '../../../../test/harness/practice/plain.ts';
import { querySource } from '../../../../test/harness/practice/querySource.ts';
import {
  psychId,
  sampleAppointment,
  sampleId,
  samplePatient,
  sampleTenant,
} from '../../../../test/harness/practice/samples.ts';
import type { Appointment } from '../../../domain/appointments/appointment.ts';
import { View } from '../../view/view.ts';
import { runQuery } from '../index.ts';

const account = sampleId(2, 9);
const { sessionFee: _, ...patient } = samplePatient(1, { userId: account });

/** Asks a patient's portal, which holds no fee and no price. */
function ask(changes: Partial<Appointment>) {
  const session = sampleAppointment(1, {
    patientId: patient.id,
    status: 'completed',
    ...changes,
  });
  const pix = { kind: 'email' as const, key: 'ana@exemplo.com', name: null, city: 'Recife' };
  const profile = { id: psychId, psychologistId: psychId, offeredPix: pix, receiptIssuer: null };
  const view = new View({ tenantId: sampleTenant.id, userId: account, role: 'patient' });
  const documents = [
    ['tenants', sampleTenant],
    ['patients', patient],
    ['appointments', session],
    ['professionalProfiles', profile],
  ] as const;
  for (const [entity, doc] of documents)
    view.applyBase([{ entity, id: doc.id, g: 1, v: 1, cs: 0, doc: doc as never }]);
  return plain(runQuery(querySource(view), 'portal.payment', { id: session.id }));
}

describe('the portal', () => {
  it('of a patient who pays nothing shows nothing owed', () => {
    expect(ask({ isFree: true }).owed).toBeNull();
  });

  it('of any other shows that a session is open, and no price', () => {
    expect(ask({ isFree: false }).owed).toEqual({ cents: null });
    expect(ask({}).owed).toEqual({ cents: null });
  });
});
