import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import { required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { uuid } from '../core/fields.ts';
import { sha256 } from '../documents/issued.ts';
import { declaredLine, issuer, lineOutcomes, LINES_MAX, said } from './file.ts';

/** Writes down what a file declares before anybody has it. What other devices declared is the server's to say. */
export const createReceitaFile = defineCommand({
  name: 'receitaFile.create',
  entity: 'receitaFiles',
  method: 'POST',
  path: '/receita-files',
  roles: ['psych'],
  title: 'Registrar arquivo do Receita Saúde',
  args: v.object({
    id: uuid,
    month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Mês inválido')),
    sha256,
    issuer: v.optional(v.nullable(issuer)),
    lines: v.pipe(
      v.array(declaredLine),
      v.minLength(1, 'O arquivo não tem nenhum pagamento.'),
      v.maxLength(LINES_MAX, `Um arquivo tem no máximo ${LINES_MAX} linhas.`),
      v.check(
        (lines) => new Set(lines.map((one) => one.transactionId)).size === lines.length,
        'O arquivo tem o mesmo pagamento duas vezes.',
      ),
    ),
  }),
  creates: ({ id }) => [['receitaFiles', id]],
  touches: ({ id }) => [['receitaFiles', id]],
  apply(documents, args, { actor, at }) {
    if (documents.get('receitaFiles', args.id)) return;
    documents.put('receitaFiles', {
      ...args,
      issuer: args.issuer ?? null,
      psychologistId: actor.userId,
      settled: [],
      withdrawnAt: null,
      createdAt: at,
    });
  },
});

/** The file was never imported: what it declares may stand in another. Said again, it stays withdrawn. */
export const withdrawReceitaFile = defineCommand({
  name: 'receitaFile.withdraw',
  entity: 'receitaFiles',
  method: 'DELETE',
  path: '/receita-files/:id',
  roles: ['psych'],
  title: 'Descartar arquivo do Receita Saúde',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [['receitaFiles', id]],
  apply(documents, { id }, { at }) {
    const file = required(documents, 'receitaFiles', id);
    documents.put('receitaFiles', { ...file, withdrawnAt: file.withdrawnAt ?? at });
  },
});

/** What was done at the Receita about a line that is no longer true. Said anew, the last word counts. */
export const settleReceitaLine = defineCommand({
  name: 'receitaFile.settleLine',
  entity: 'receitaFiles',
  method: 'PATCH',
  path: '/receita-files/:id',
  roles: ['psych'],
  title: 'Registrar correção na Receita',
  args: v.object({
    id: uuid,
    transactionId: uuid,
    outcome: v.picklist(lineOutcomes, 'Diga o que foi feito na Receita.'),
    /** What the payment says now, of which the outcome was told. */
    said: v.optional(v.nullable(said)),
  }),
  touches: ({ id }) => [['receitaFiles', id]],
  apply(documents, { id, transactionId, outcome, said: now = null }, { at }) {
    const file = required(documents, 'receitaFiles', id);
    if (!file.lines.some((line) => line.transactionId === transactionId))
      throw new DomainError('not_declared', 'Este pagamento não está no arquivo.', 422);
    const others = file.settled.filter((one) => one.transactionId !== transactionId);
    documents.put('receitaFiles', {
      ...file,
      settled: [...others, { transactionId, outcome, said: now, at }],
    });
  },
});
