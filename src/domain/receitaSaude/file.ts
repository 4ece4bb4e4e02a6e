import * as v from 'valibot';
import { defineEntity, field, OWNER, schemaOf } from '../core/entity.ts';
import { day, uuid } from '../core/fields.ts';

/** What the Receita takes in one file. */
export const LINES_MAX = 1000;

const cents = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000));
const digits = v.pipe(v.string(), v.regex(/^\d{11}$/, 'CPF inválido.'));

/** What a line of a file said of a transaction. */
export const declaredLine = v.object({
  transactionId: uuid,
  day,
  cents,
  payerCpf: digits,
  beneficiaryCpf: digits,
});
export type DeclaredLine = v.InferOutput<typeof declaredLine>;

/** Whoever declares, as each line of a file names them. */
export const issuer = v.object({
  cpf: digits,
  /** `06/123456` */
  crp: v.pipe(v.string(), v.maxLength(40)),
});
export type Issuer = v.InferOutput<typeof issuer>;

/** Why a payment stands in no file. */
const leftReasons = [
  'not_paid',
  'refunded',
  'no_show',
  'regime_unknown',
  'pj',
  'payer_cpf',
  'beneficiary_cpf',
  'declared',
] as const;
export type LeftReason = (typeof leftReasons)[number];

/** What a line would say of a payment; else why nothing, or `gone`: there is no such payment any more. */
export const said = v.union([declaredLine, v.picklist([...leftReasons, 'gone'])]);
export type Said = v.InferOutput<typeof said>;

/** What became of a line in the Receita: its receipt was cancelled there, or stays as it is. */
export const lineOutcomes = ['cancelled', 'kept'] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** A file of Receita Saúde as it was handed to its psychologist: what it declared, so that nothing is declared twice. */
const receitaFileFields = {
  id: field(uuid, 'Código', OWNER),
  psychologistId: field(uuid, 'Psicólogo (código)', OWNER),
  /** `yyyy-MM` */
  month: field(v.string(), 'Mês', OWNER),
  sha256: field(v.string(), 'Impressão digital (SHA-256)', OWNER),
  lines: field(v.array(declaredLine), 'Linhas', OWNER),
  /** Whoever declared: the same file can be handed out again, byte for byte. */
  issuer: field(v.optional(v.nullable(issuer)), 'Declarante', OWNER),
  settled: field(
    v.array(
      v.object({
        transactionId: uuid,
        outcome: v.picklist(lineOutcomes),
        /**
         * The line (see `said`) that the payment gave when it was settled.
         * A later change is asked about again.
         */
        said: v.optional(v.nullable(said)),
        at: v.string(),
      }),
    ),
    'Conferidas',
    OWNER,
  ),
  /** Since then it counts as never imported. ISO */
  withdrawnAt: field(v.nullable(v.string()), 'Retirado em', OWNER),
  createdAt: field(v.string(), 'Criado em', OWNER),
};

export const receitaFileSchema = schemaOf(receitaFileFields);
export type ReceitaFile = v.InferOutput<typeof receitaFileSchema>;

export const receitaFiles = defineEntity({
  fields: receitaFileFields,
  schema: receitaFileSchema,
  missing: 'Arquivo não encontrado.',
  readers: { owner: ({ psychologistId }) => psychologistId },
});

/** A line that stands at the Receita, and the file that brought it there. */
export interface Declared {
  readonly file: ReceitaFile;
  readonly line: DeclaredLine;
  /** For what the psychologist has said that it is right as it stands there; `any` was said before this was written down. */
  readonly accepted: Said | 'any' | null;
}

/** What the files declare, by transaction: none of a withdrawn one, and no line that was cancelled there. */
export function declaredOf(files: Iterable<ReceitaFile>): ReadonlyMap<string, Declared> {
  const declared = new Map<string, Declared>();
  for (const file of files) {
    if (file.withdrawnAt !== null) continue;
    for (const line of file.lines) {
      const last = file.settled.find(({ transactionId }) => transactionId === line.transactionId);
      if (last?.outcome === 'cancelled') continue;
      const accepted = last ? (last.said ?? 'any') : null;
      declared.set(line.transactionId, { file, line, accepted });
    }
  }
  return declared;
}
