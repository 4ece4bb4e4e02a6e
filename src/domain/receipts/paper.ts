import { dateInWords, type Professional, signatureOf } from '../documents/declaration.ts';
import { type Block, knownFacts, type Paper } from '../documents/paper.ts';
import type { Regime } from '../professional/profile.ts';
import { formatDate, formatDay } from '../time/format.ts';
import { amountInWords } from './amountInWords.ts';
import { isPaidByAnother, type Parties, type Party } from './parties.ts';
import type { Transaction } from './transactions.ts';

/** Parts that are put into a receipt's text when it is shown. */
export interface Stamp {
  /** `null`: the server has given none yet. */
  readonly number: string | null;
  readonly invoice: string | null;
  /** A PNG's data URL. */
  readonly signature: string | null;
}

/** The facts that a receipt's text is made from. */
export interface ReceiptOf {
  readonly transaction: Transaction;
  readonly parties: Parties;
  readonly professional: Professional;
  /** As what the money was received; as a person unless it is known. */
  readonly regime: Regime | null;
  readonly cpf: string | null;
  readonly cnpj: string | null;
  readonly companyName: string | null;
  readonly city: string | null;
  /** The number of the receipt whose place it takes. */
  readonly replaces?: string | null;
  readonly methodName: string;
  /** On which it is issued, `yyyy-MM-dd`. */
  readonly day: string;
  readonly zone: string;
}

const NO_NUMBER = 'sem número (emitido sem conexão)';

const NOT_RECEITA_SAUDE =
  'Este comprovante não substitui o recibo do Receita Saúde, que é o documento para o imposto de renda.';

/** `R$ 1.234,56` */
export const moneyWords = (cents: number): string =>
  `R$ ${Math.floor(cents / 100)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, '.')},${String(cents % 100).padStart(2, '0')}`;

/** `529.982.247-25` */
export const formatCpf = (cpf: string): string =>
  cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

const named = ({ name, cpf }: Party): string =>
  cpf ? `${name}, CPF ${formatCpf(cpf)}` : `${name} (CPF não informado)`;

function serviceWords({ sessions, sold }: Transaction): string {
  if (sold !== null) return `um pacote de ${sold} sessões de psicologia`;
  return sessions.length === 1
    ? 'uma sessão de psicologia'
    : `${sessions.length} sessões de psicologia`;
}

const datesOf = ({ sessions, zone }: Pick<Transaction, 'sessions'> & { zone: string }): Block[] =>
  sessions.length === 0
    ? []
    : [
        {
          kind: 'heading',
          level: 3,
          text: sessions.length === 1 ? 'Data da sessão' : 'Datas das sessões',
        },
        {
          kind: 'items',
          items: sessions.map(
            ({ startAt, status }) =>
              `${formatDate(startAt, zone)}${status === 'no_show' ? ' (falta cobrada)' : ''}`,
          ),
        },
      ];

function facts(of: ReceiptOf): Block {
  const { transaction, parties, regime } = of;
  return {
    kind: 'facts',
    facts: knownFacts([
      ['Emitido em', formatDay(of.day)],
      ['Pago em', formatDay(transaction.day)],
      ['Forma de pagamento', of.methodName],
      ['Paciente', isPaidByAnother(parties) ? named(parties.beneficiary) : null],
      ['Recebido por', regime === 'pj' ? of.companyName : of.professional.name],
      ['CNPJ', regime === 'pj' ? of.cnpj : null],
      ['CPF', regime === 'pj' ? null : of.cpf],
    ]),
  };
}

/**
 * Makes the text that stands for a payment: of a company a receipt; of a person a proof that is
 * none for the tax. No word of health beyond the service.
 */
export function receiptText(of: ReceiptOf): Paper {
  const { transaction, parties, regime, professional, replaces } = of;
  const money = `${moneyWords(transaction.cents)} (${amountInWords(transaction.cents)})`;
  const place = of.city ? `${of.city}, ` : '';
  return {
    title: regime === 'pj' ? 'Recibo' : 'Comprovante de pagamento',
    blocks: [
      {
        kind: 'text',
        text: `Recebi de ${named(parties.payer)}, o valor de ${money}, referente a ${serviceWords(transaction)}.`,
      },
      ...(replaces ? [{ kind: 'text', text: `Substitui o recibo ${replaces}.` } as const] : []),
      facts(of),
      ...datesOf({ ...transaction, zone: of.zone }),
      ...(regime === 'pj' ? [] : [{ kind: 'quiet', text: NOT_RECEITA_SAUDE } as const]),
      { kind: 'text', text: `${place}${dateInWords(of.day)}.` },
      signatureOf(professional),
    ],
  };
}

function stamped(block: Block, { number, invoice, signature }: Stamp): Block {
  if (block.kind === 'signature' && signature) return { ...block, image: signature };
  if (block.kind !== 'facts') return block;
  const last = knownFacts([['NFS-e', invoice]]);
  return { ...block, facts: [['Número', number ?? NO_NUMBER], ...block.facts, ...last] };
}

/** Puts number, invoice and picture into a receipt's text. */
export const receiptPaper = ({ title, blocks }: Paper, stamp: Stamp): Paper => ({
  title,
  blocks: blocks.map((block) => stamped(block, stamp)),
});
