import { fold } from '../../domain/core/fold.ts';
import type { FoundPatient, FoundSession } from '../../data/queries/home/quickSearch.ts';
import { formatDate, formatMoment } from '../../domain/time/format.ts';

/** A screen or an action that can be found by its words. */
export interface Place {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  readonly act: () => void;
}

export interface Entry extends Place {
  /** Whether it is kept among what was opened last, by its id alone. */
  readonly isKept: boolean;
}

export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Whether every word is in what a place is called or does. */
export function placeMatcher(search: string): (place: Place) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return ({ label, about }) => {
    const text = fold(`${label} ${about}`);
    return words.every((word) => text.includes(word));
  };
}

export const patientEntry = (
  { id, name, isActive, next }: FoundPatient,
  zone: string,
  open: (id: string) => void,
): Entry => ({
  id,
  label: name,
  about: [
    isActive ? 'Paciente' : 'Paciente inativo',
    ...(next ? [`próxima sessão em ${formatDate(next, zone)}`] : []),
  ].join(' · '),
  act: () => open(id),
  isKept: true,
});

export const sessionEntry = (
  { id, name, startAt, status }: FoundSession,
  zone: string,
  open: (id: string) => void,
): Entry => ({
  id,
  label: name ?? 'Sessão',
  about: `${status === 'cancelled' ? 'Sessão cancelada' : 'Sessão'} · ${formatMoment(startAt, zone)}`,
  act: () => open(id),
  isKept: true,
});
