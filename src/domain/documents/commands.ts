import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import { required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, line, uuid } from '../core/fields.ts';
import { shelfField, shelves } from '../notes/shelf.ts';
import {
  deliveryChannels,
  deliveryOutcomes,
  documentFormats,
  documentKinds,
  sha256,
} from './issued.ts';

const recipient = v.pipe(
  line('Informe para quem é o documento.'),
  v.nonEmpty('Informe para quem é o documento.'),
);

/** Long enough for a finality, too short for a record. */
const REASON_MAX = 500;
const reason = v.pipe(
  v.string('Informe o motivo.'),
  v.trim(),
  v.nonEmpty('Informe o motivo.'),
  v.maxLength(REASON_MAX, `Use no máximo ${REASON_MAX} caracteres`),
);

const chosenShelves = v.pipe(
  v.array(shelfField),
  v.maxLength(shelves.length, 'Cada parte é escolhida uma vez.'),
  v.transform((chosen) => shelves.filter((shelf) => chosen.includes(shelf))),
);

/** What a person says of a document; its hash is reckoned when it is made. */
export const issuedArgs = v.object({
  id: uuid,
  patientId: uuid,
  kind: v.picklist(documentKinds, 'Tipo de documento desconhecido'),
  format: v.picklist(documentFormats, 'Formato desconhecido'),
  shelves: chosenShelves,
  recipient,
  relation: clearable(line()),
  reason,
  place: clearable(line()),
  channel: v.picklist(deliveryChannels, 'Escolha como o documento é entregue.'),
});

/** Writes down what was made to be handed out. It is never taken out again: what came of it is written beside it. */
export const issueDocument = defineCommand({
  name: 'issuedDocument.create',
  entity: 'issuedDocuments',
  method: 'POST',
  path: '/issued-documents',
  roles: ['psych'],
  title: 'Registrar documento emitido',
  args: v.object({ ...issuedArgs.entries, sha256 }),
  creates: ({ id }) => [['issuedDocuments', id]],
  touches: ({ id }) => [['issuedDocuments', id]],
  reads: ({ patientId }) => [['patients', patientId]],
  apply(documents, args, { actor, at }) {
    if (documents.get('issuedDocuments', args.id)) return;
    required(documents, 'patients', args.patientId);
    if (args.kind === 'record' && args.shelves.length === 0)
      throw new DomainError('no_shelf', 'Escolha ao menos uma parte do registro.', 422);
    documents.put('issuedDocuments', {
      ...args,
      shelves: args.kind === 'record' ? args.shelves : [],
      relation: args.relation ?? null,
      place: args.place ?? null,
      psychologistId: actor.userId,
      outcome: null,
      settledAt: null,
      createdAt: at,
    });
  },
});

/** Whether it arrived. Said anew, the last word counts. */
export const settleDocument = defineCommand({
  name: 'issuedDocument.settle',
  entity: 'issuedDocuments',
  method: 'PATCH',
  path: '/issued-documents/:id',
  roles: ['psych'],
  title: 'Registrar o que houve com o documento',
  args: v.object({
    id: uuid,
    outcome: v.picklist(deliveryOutcomes, 'Diga se o documento foi recebido.'),
  }),
  touches: ({ id }) => [['issuedDocuments', id]],
  apply(documents, { id, outcome }, { at }) {
    const issued = required(documents, 'issuedDocuments', id);
    documents.put('issuedDocuments', { ...issued, outcome, settledAt: at });
  },
});
