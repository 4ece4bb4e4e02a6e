import type { Decision } from '../../../engine/execution/decision.ts';

/** That a copy of a record left the practice is written down beside who looked at it. */
export const tellOfCopy: Decision<'issuedDocument.create'> = async (
  { id, kind, patientId },
  { documents, record },
) => {
  const isNew = documents.stored('issuedDocuments', id) === undefined;
  if (isNew && kind === 'record') await record({ kind: 'record.copied', subjectId: patientId });
};
