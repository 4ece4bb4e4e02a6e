import type { Area } from '../../../web/area.ts';
import { tellOfCopy } from './decisions.ts';

/** What is handed out about patients. The documents themselves are made on devices, and are not here. */
export const issued: Area = {
  titles: { 'issued-documents': 'Documentos emitidos' },
  decisions: { 'issuedDocument.create': tellOfCopy },
};
