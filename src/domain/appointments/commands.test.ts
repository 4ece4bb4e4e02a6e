import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  administrator,
  COLLEAGUE,
  createDocumentSet,
  id,
  makeAppointment,
  makePatient,
  makeUser,
  portal,
  PORTAL,
  PSYCH,
  psych,
} from '../../../test/fixtures/documents.ts';
import type { Actor, Command } from '../core/command.ts';
import type { DomainError } from '../core/errors.ts';
import type { Appointment } from './appointment.ts';
import {
  cancelAppointment,
  completeAppointment,
  createAppointment,
  restoreAppointment,
  setAppointmentStatus,
  updateAppointment,
  withdrawAppointment,
} from './commands.ts';

const BEFORE = '2026-03-10T12:00:00.000Z';
const DURING = '2026-03-10T13:20:00.000Z';
const AFTER = '2026-03-10T15:00:00.000Z';
const byPsych = { actor: psych, at: BEFORE };

const people = {
  users: [
    makeUser(),
    makeUser({ id: COLLEAGUE, name: 'Marcos Valente' }),
    makeUser({ id: PORTAL, role: 'patient' }),
  ],
  patients: [makePatient(), makePatient({ id: id(11), name: 'Inativa', isActive: false })],
};

const booking = {
  id: id(21),
  patientId: id(10),
  startAt: '2026-03-11T13:00:00.000Z',
  endAt: '2026-03-11T13:50:00.000Z',
};

const withSession = (changes: Partial<Appointment> = {}) =>
  createDocumentSet({ ...people, appointments: [makeAppointment(changes)] });

/** What an attempt is refused with; null when it is not. */
function messageOf(attempt: () => void): string | null {
  try {
    attempt();
    return null;
  } catch (error) {
    return (error as DomainError).message;
  }
}

describe('booking a session', () => {
  it('gives a scheduled session of the acting psychologist', () => {
    const documents = createDocumentSet(people);
    createAppointment.apply(documents, { ...booking, notes: 'Sala 2.' }, byPsych);
    expect(documents.get('appointments', booking.id)).toEqual({
      ...booking,
      psychologistId: PSYCH,
      status: 'scheduled',
      title: null,
      description: null,
      notes: 'Sala 2.',
      patientNotes: null,
      cancellationReason: null,
      isGoogleCalendarEvent: false,
      patientBookedAt: null,
      patientCancelledAt: null,
      price: null,
      earlierPrices: null,
      isFree: null,
      patientName: null,
      remindedAt: null,
      remindedStartAt: null,
      patientCancelReceivedAt: null,
      recurringAppointmentId: null,
      occurrenceDay: null,
      createdAt: BEFORE,
    });
  });

  it('is for oneself, whomever a psychologist names', () => {
    const documents = createDocumentSet(people);
    createAppointment.apply(documents, { ...booking, psychId: COLLEAGUE }, byPsych);
    expect(documents.get('appointments', booking.id)?.psychologistId).toBe(PSYCH);
  });

  it('is for the psychologist whom an administrator names', () => {
    const documents = createDocumentSet(people);
    const args = { ...booking, psychId: COLLEAGUE };
    createAppointment.apply(documents, args, { actor: administrator, at: BEFORE });
    expect(documents.get('appointments', booking.id)?.psychologistId).toBe(COLLEAGUE);
  });

  it('with somebody who holds no sessions is refused', () => {
    const documents = createDocumentSet(people);
    const args = { ...booking, psychId: PORTAL };
    expect(() =>
      createAppointment.apply(documents, args, { actor: administrator, at: BEFORE }),
    ).toThrow('Escolha um psicólogo ativo da clínica.');
  });

  it('twice leaves the first as it is', () => {
    const documents = createDocumentSet(people);
    createAppointment.apply(documents, booking, byPsych);
    const first = documents.get('appointments', booking.id);
    createAppointment.apply(documents, { ...booking, notes: 'outra' }, byPsych);
    expect(documents.get('appointments', booking.id)).toBe(first);
  });

  it.each([
    [
      'an end before the start',
      '2026-03-11T12:00:00.000Z',
      'Horário de fim deve ser posterior ao horário de início',
    ],
    ['no length', booking.startAt, 'Horário de fim deve ser posterior ao horário de início'],
    ['more than a day', '2026-03-13T13:00:00.000Z', 'Uma sessão não pode durar mais de um dia.'],
    ['a millisecond', '2026-03-11T13:00:00.001Z', 'Uma sessão dura pelo menos 5 minutos.'],
    ['four minutes', '2026-03-11T13:04:00.000Z', 'Uma sessão dura pelo menos 5 minutos.'],
  ])('with %s is refused', (_case, endAt, message) => {
    expect(() =>
      createAppointment.apply(createDocumentSet(people), { ...booking, endAt }, byPsych),
    ).toThrow(message);
  });

  it.each(['1960-03-11', '1989-12-31', '2101-01-01', '2999-03-11'])(
    'on %s is refused: the year is a slip',
    (day) => {
      const span = { startAt: `${day}T13:00:00.000Z`, endAt: `${day}T13:50:00.000Z` };
      expect(() =>
        createAppointment.apply(createDocumentSet(people), { ...booking, ...span }, byPsych),
      ).toThrow('Escolha uma data de 1990 a 2100.');
    },
  );

  it('for an inactive or unknown patient is refused', () => {
    const book = (patientId: string) => () =>
      createAppointment.apply(createDocumentSet(people), { ...booking, patientId }, byPsych);
    expect(book(id(11))).toThrow('Este paciente está inativo. Ative-o antes de agendar.');
    expect(book(id(99))).toThrow(
      'O paciente solicitado não foi encontrado ou você não tem permissão para acessá-lo.',
    );
  });

  it('takes any offset of time and keeps UTC', () => {
    const args = v.parse(createAppointment.args, {
      ...booking,
      startAt: '2026-03-11T10:00:00-03:00',
    });
    expect(args.startAt).toBe('2026-03-11T13:00:00.000Z');
  });
});

describe('a session of a millisecond, or of 1960, that was kept before', () => {
  it.each([
    { startAt: '2026-03-11T13:00:00.000Z', endAt: '2026-03-11T13:00:00.001Z' },
    { startAt: '1960-03-11T13:00:00.000Z', endAt: '1960-03-11T13:50:00.000Z' },
  ])('may be changed in all but its time: %j', (span) => {
    const documents = withSession(span);
    const args = { id: id(20), ...span, notes: 'Mudou' };
    expect(() => updateAppointment.apply(documents, args, byPsych)).not.toThrow();
  });
});

describe('changing a session', () => {
  const change = (documents: ReturnType<typeof withSession>, changes: object, at = BEFORE) =>
    updateAppointment.apply(documents, { id: id(20), ...changes }, { actor: psych, at });

  it('moves it while it is scheduled or expired', () => {
    const moved = { startAt: '2026-03-12T13:00:00.000Z', endAt: '2026-03-12T13:50:00.000Z' };
    const early = withSession();
    change(early, moved);
    expect(early.get('appointments', id(20))).toMatchObject(moved);
    const late = withSession();
    change(late, moved, AFTER);
    expect(late.get('appointments', id(20))).toMatchObject(moved);
  });

  it('does not move one that runs, took place or was cancelled', () => {
    const moved = { startAt: '2026-03-12T13:00:00.000Z', endAt: '2026-03-12T13:50:00.000Z' };
    const refusal = 'Só uma sessão agendada pode mudar de horário.';
    expect(() => change(withSession(), moved, DURING)).toThrow(refusal);
    expect(() => change(withSession({ status: 'completed' }), moved)).toThrow(refusal);
    expect(() => change(withSession({ status: 'cancelled' }), moved)).toThrow(refusal);
  });

  it('keeps what is not mentioned, also when it is mentioned as undefined', () => {
    const documents = withSession({ notes: 'Sala 2.' });
    change(documents, { title: 'Retorno', startAt: undefined, endAt: undefined, notes: undefined });
    expect(documents.get('appointments', id(20))).toEqual(
      makeAppointment({ notes: 'Sala 2.', title: 'Retorno' }),
    );
  });

  it('associates a patient once', () => {
    const documents = withSession({ patientId: null });
    change(documents, { patientId: id(10) });
    expect(documents.get('appointments', id(20))?.patientId).toBe(id(10));
    expect(() => change(documents, { patientId: id(11) })).toThrow(
      'Este agendamento já tem um paciente associado.',
    );
  });

  it('makes a busy time of another calendar a session, once it has a patient', () => {
    const busy = { isGoogleCalendarEvent: true, patientId: null, title: 'Ocupado' };
    const documents = withSession(busy);
    change(documents, { notes: 'Ligar antes.' });
    expect(documents.get('appointments', id(20))).toMatchObject(busy);
    change(documents, { patientId: id(10) });
    expect(documents.get('appointments', id(20))).toMatchObject({
      isGoogleCalendarEvent: false,
      patientId: id(10),
      title: null,
    });
  });

  it('of nobody’s knowledge is an error of absence', () => {
    expect(() => change(createDocumentSet(people), { title: 'x' })).toThrow(
      'Agendamento não encontrado. Pode ter sido removido ou cancelado.',
    );
  });
});

describe('ending a session', () => {
  type Transition = {
    command: Command;
    to: Appointment['status'];
    /** At which of the three moments a scheduled session allows it. */
    allowed: readonly string[];
    refusal: string;
  };
  const transitions: Transition[] = [
    {
      command: cancelAppointment,
      to: 'cancelled',
      allowed: [BEFORE],
      refusal: "Apenas agendamentos com status 'Agendado' podem ser cancelados",
    },
    {
      command: completeAppointment,
      to: 'completed',
      allowed: [BEFORE, DURING, AFTER],
      refusal: 'Só uma sessão agendada, em andamento ou expirada pode ser concluída.',
    },
    {
      command: setAppointmentStatus,
      to: 'no_show',
      allowed: [AFTER],
      refusal: 'Apenas sessões expiradas podem ser marcadas como não compareceu',
    },
    {
      command: withdrawAppointment,
      to: 'cancelled',
      allowed: [BEFORE, DURING],
      refusal: 'Só uma sessão agendada ou em andamento pode ser cancelada.',
    },
  ];
  const run = (
    { command, to }: Transition,
    documents: ReturnType<typeof withSession>,
    at: string,
  ) => command.apply(documents, { id: id(20), status: to } as never, { actor: psych, at });

  it.each(transitions)(
    '$command.name is possible at its moments and refused at others',
    (transition) => {
      const outcomes = [BEFORE, DURING, AFTER].map((at) => {
        const documents = withSession();
        const refusal = messageOf(() => run(transition, documents, at));
        return [at, documents.get('appointments', id(20))?.status, refusal];
      });
      expect(outcomes).toEqual(
        [BEFORE, DURING, AFTER].map((at) =>
          transition.allowed.includes(at)
            ? [at, transition.to, null]
            : [at, 'scheduled', transition.refusal],
        ),
      );
    },
  );

  it.each(transitions)(
    '$command.name a second time changes nothing and is no error',
    (transition) => {
      const documents = withSession({ status: transition.to, cancellationReason: 'antes' });
      const before = documents.get('appointments', id(20));
      run(transition, documents, AFTER);
      expect(documents.get('appointments', id(20))).toBe(before);
    },
  );

  it.each(transitions)(
    '$command.name is refused when the session ended another way',
    (transition) => {
      const other = transition.to === 'completed' ? 'cancelled' : 'completed';
      expect(() => run(transition, withSession({ status: other }), AFTER)).toThrow(
        transition.refusal,
      );
    },
  );

  it('keeps the reason of a cancellation', () => {
    const documents = withSession();
    cancelAppointment.apply(documents, { id: id(20), reason: 'Viagem' }, byPsych);
    expect(documents.get('appointments', id(20))?.cancellationReason).toBe('Viagem');
  });

  it('by status knows no other target than no_show', () => {
    const documents = withSession();
    expect(() =>
      setAppointmentStatus.apply(
        documents,
        { id: id(20), status: 'completed' },
        { actor: psych, at: AFTER },
      ),
    ).toThrow('Apenas sessões expiradas podem ser marcadas como não compareceu');
  });

  it('says of a withdrawal that the patient did it, until it is taken back', () => {
    const withdrawnBy = (actor: Actor) => {
      const documents = withSession();
      withdrawAppointment.apply(documents, { id: id(20) }, { actor, at: BEFORE });
      return documents;
    };
    expect(withdrawnBy(psych).get('appointments', id(20))).not.toHaveProperty('patientCancelledAt');
    const documents = withdrawnBy(portal);
    expect(documents.get('appointments', id(20))?.patientCancelledAt).toBe(BEFORE);
    restoreAppointment.apply(documents, { id: id(20) }, byPsych);
    expect(documents.get('appointments', id(20))?.patientCancelledAt).toBeNull();
  });

  it('is open to patients only as their own booking and withdrawal', () => {
    const open = Object.values([
      createAppointment,
      updateAppointment,
      ...transitions.map(({ command }) => command),
    ])
      .filter(({ roles }) => (roles as readonly string[]).includes('patient'))
      .map(({ name }) => name);
    expect(open).toEqual(['appointment.create', 'appointment.withdraw']);
  });
});

describe('taking a cancellation back', () => {
  const cancelled = { status: 'cancelled', cancellationReason: 'Viagem' } as const;
  const restore = (changes: Partial<Appointment>) => {
    const documents = withSession(changes);
    const message = messageOf(() => restoreAppointment.apply(documents, { id: id(20) }, byPsych));
    return { message, session: documents.get('appointments', id(20)) };
  };

  it('gives the session as it was, without the reason', () => {
    expect(restore(cancelled)).toEqual({
      message: null,
      session: makeAppointment({ status: 'scheduled', cancellationReason: null }),
    });
  });

  it('is no error where it stands already, and none of what has happened', () => {
    expect(restore({ status: 'scheduled' }).message).toBeNull();
    expect(restore({ status: 'completed' }).message).toBe(
      'Só uma sessão cancelada pode voltar à agenda.',
    );
  });

  it('brings no busy time of another calendar back', () => {
    const busy = { isGoogleCalendarEvent: true, patientId: null };
    expect(restore({ ...cancelled, ...busy }).message).toBe(
      'Só uma sessão cancelada pode voltar à agenda.',
    );
  });
});
