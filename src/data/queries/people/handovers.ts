import type { Handover } from '../../../domain/handovers/handover.ts';
import { isOpen } from '../../../domain/handovers/handover.ts';
import type { FormerPatient } from './results.ts';
import { found, gathered, type Gathered, type Known } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { QuerySource } from '../kit/source.ts';
import { patientName } from '../kit/subject.ts';

export interface HandoverRow {
  readonly handover: Handover;
  readonly patientName: string | null;
}

/** Ended ones that are listed at most. */
const ENDED = 50;

/** Lists hand-overs that the person sees, open ones first, each part newest first. */
export const handoversList = defineQuery({
  name: 'handovers.list',
  run({ view, coverage }: QuerySource): Gathered<readonly HandoverRow[]> {
    const all = [...view.all('handovers')].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    const listed = [
      ...all.filter((one) => isOpen(one)),
      ...all.filter((one) => !isOpen(one)).slice(0, ENDED),
    ];
    return gathered(
      coverage.people,
      listed.map((handover) => ({ handover, patientName: patientName(view, handover.patientId) })),
    );
  },
});

/** Tells of the record of one patient that another psychologist holds, or that waits to leave. */
export const handoverOfPatient = defineQuery({
  name: 'handovers.ofPatient',
  run(
    { view, coverage }: QuerySource,
    { patientId }: { readonly patientId: string },
  ): Gathered<Handover | null> {
    const all = [...view.all('handovers')].filter((one) => one.patientId === patientId);
    const newest = all.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    return gathered(coverage.people, newest.find((one) => isOpen(one)) ?? newest[0] ?? null);
  },
});

/** Tells of a patient who is not this person's any more; nothing of one who never was. */
export const formerPatient = defineQuery({
  name: 'patients.former',
  run(
    { view, coverage }: QuerySource,
    { patientId }: { readonly patientId: string },
  ): Known<FormerPatient> {
    if (view.get('patients', patientId)) return null;
    const { userId } = view.actor;
    const [handover = null] = [...view.all('handovers')]
      .filter((one) => one.patientId === patientId && one.memberId === userId)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    const notes = view.indexes.notesOfPatient.get(patientId).length;
    const sessions = view.indexes.appointmentsOfPatient.get(patientId).length;
    const isFormer = handover !== null || notes > 0 || sessions > 0;
    return found(isFormer ? { handover, notes, sessions } : undefined, coverage.records === 'all');
  },
});
