import type { Removal } from '../records/sheet.ts';
import { formatDate, formatMoment } from '../time/format.ts';
import type { Block } from './paper.ts';
import type { PatientRecord } from './recorded.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });

const removalVerbs: Readonly<Record<Removal['kind'], string>> = {
  deleted: 'foi excluída',
  moved: 'passou do prontuário para o registro documental',
};

const whichNote = (startAt: string | null, zone: string): string =>
  startAt ? `A nota da sessão de ${formatDate(startAt, zone)}` : 'Uma nota';

/** Tells which notes left the record, and when. */
export function removed({ removals, zone }: PatientRecord): readonly Block[] {
  if (removals.length === 0) return [];
  const items = removals.map(
    ({ startAt, kind, at }) =>
      `${whichNote(startAt, zone)} ${removalVerbs[kind]} em ${formatMoment(at, zone)}.`,
  );
  return [heading('Notas que saíram do prontuário'), { kind: 'items', items }];
}

/** Says in words what belongs to the record and is not in this copy. */
export function lackingIn(of: PatientRecord): readonly string[] {
  const { sessions, strays, isInherited, zone } = of;
  const days = [...sessions, ...strays.map((stray) => ({ ...stray, startAt: null }))];
  return [
    ...days.flatMap(({ note, startAt }) =>
      note && note.undecided > 0
        ? `${whichNote(startAt, zone)} tem outro texto guardado, ainda não escolhido, que não está nesta cópia.`
        : [],
    ),
    ...(strays.length > 0
      ? ['Há notas sem o dia da sessão, que não chegou ao aparelho em que a cópia foi feita.']
      : []),
    ...(isInherited
      ? [
          'O registro documental de quem atendia antes, e o que foi emitido dele, fica com quem o escreveu.',
        ]
      : []),
  ];
}

/** Tells what this copy lacks. */
export function lacking(of: PatientRecord): readonly Block[] {
  const items = lackingIn(of);
  return items.length === 0
    ? []
    : [heading('O que não está nesta cópia'), { kind: 'items', items }];
}
