import { describe, expect, it } from 'vitest';
import {
  psych,
  sampleAppointment,
  sampleId,
  samplePatient,
} from '../../../test/harness/practice/samples.ts';
import type { DocumentSet } from '../core/documents.ts';
import { feeAt, priceOf } from '../payments/price.ts';
import { updatePatient } from '../patients/commands.ts';
import { type Appointment, appointments } from './appointment.ts';
import { setSessionPrices } from './priceCommands.ts';

const PATIENT = sampleId(3, 1);
const AT = '2026-03-20T12:00:00.000Z';
const LATER = '2026-03-21T12:00:00.000Z';

const session = (number: number, changes: Partial<Appointment> = {}): Appointment => ({
  ...sampleAppointment(number, {
    patientId: PATIENT,
    startAt: `2026-03-0${number}T12:00:00.000Z`,
    endAt: `2026-03-0${number}T13:00:00.000Z`,
    status: 'completed',
  }),
  ...changes,
});

function open(sessions: readonly Appointment[], sessionFee: number | null = 150) {
  const all = new Map<string, object>(sessions.map((one) => [one.id, one]));
  const patient = { ...samplePatient(1), sessionFee };
  all.set(patient.id, patient);
  const documents: DocumentSet = {
    get: (_entity, id) => all.get(id) as never,
    put: (_entity, document) => void all.set(document.id, document),
    remove: () => undefined,
  };
  const ids = sessions.map(({ id }) => id);
  return {
    patient: () => all.get(patient.id) as typeof patient,
    session: (place = 0) => all.get(ids[place] ?? '') as Appointment,
    raise: (fee: number | null, at = AT) =>
      updatePatient.apply(documents, { id: PATIENT, sessionFee: fee }, { actor: psych, at }),
    setPrices: (price: number, at = LATER) =>
      setSessionPrices.apply(
        documents,
        { patientId: PATIENT, sessions: ids, price },
        { actor: psych, at },
      ),
  };
}

describe('a new fee', () => {
  it('leaves what past sessions cost, and holds from then on', () => {
    const one = open([session(1)]);
    one.raise(200);
    expect(priceOf(one.session(), one.patient())).toBe(150);
    expect(feeAt(one.patient(), LATER)).toBe(200);
    expect(one.patient().earlierFees).toEqual([{ fee: 150, until: AT }]);
  });

  it('is none where the same is said again', () => {
    const one = open([session(1)]);
    one.raise(150);
    one.raise(200);
    one.raise(200, LATER);
    expect(one.patient().earlierFees).toHaveLength(1);
  });

  it('may also be given to sessions that are open, which keep both prices', () => {
    const one = open([session(1), session(2, { price: 90 })]);
    one.raise(200);
    one.setPrices(200);
    expect(one.session()).toMatchObject({
      price: 200,
      isFree: false,
      earlierPrices: [{ price: 150, until: LATER }],
    });
    expect(one.session(1)).toMatchObject({ earlierPrices: [{ price: 90, until: LATER }] });
    one.setPrices(200);
    expect(one.session().earlierPrices).toHaveLength(1);
    one.setPrices(0);
    expect(one.session()).toMatchObject({ price: 0, isFree: true });
  });
});

describe('another price', () => {
  const refusal = (changes: Partial<Appointment>) => () =>
    open([session(1, changes)]).setPrices(200);

  it('is for sessions of the patient that took place or were missed', () => {
    expect(refusal({ patientId: sampleId(3, 2) })).toThrow('um só paciente');
    expect(refusal({ status: 'scheduled' })).toThrow('concluída ou com não comparecimento');
    expect(refusal({ status: 'no_show' })).not.toThrow();
  });

  it('is no business of the portal', () => {
    expect(appointments.visible.portal).not.toContain('price');
    expect(appointments.visible.portal).not.toContain('earlierPrices');
  });
});
