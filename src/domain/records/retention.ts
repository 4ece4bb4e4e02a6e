/** What the law calls a kept text: the patient's record, or what stands beside it. */
export const recordKinds = ['prontuario', 'registro_documental'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Documents that are archived where a person deletes them. */
export type ArchivedEntity = 'notes' | 'payments';

export const recordKindOf: Readonly<Record<ArchivedEntity, RecordKind>> = {
  notes: 'prontuario',
  payments: 'registro_documental',
};

/** Years for which a record is kept after the last entry about its patient. */
export const KEEP_YEARS: Readonly<Record<RecordKind, number>> = {
  prontuario: 20,
  registro_documental: 5,
};

/** What the years rest on, as the record of a disposal names it. */
export const BASIS: Readonly<Record<RecordKind, string>> = {
  prontuario: 'Lei 13.787/2018, art. 6º: 20 anos após o último registro',
  registro_documental: 'Resolução CFP 1/2009, art. 4º: 5 anos após o último registro',
};
