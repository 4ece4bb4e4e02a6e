import { crc16 } from './crc16.ts';

/** A static Pix charge (*BR Code* of the Central Bank's manual), made without a network. */
export interface PixCharge {
  /** As the bank's directory has it. */
  readonly key: string;
  /** Whole centavos; `null`: the payer types it. */
  readonly cents: number | null;
  /** Who receives, as the payer's bank shows it. */
  readonly name: string;
  readonly city: string;
  /** Comes back in the receiver's statement. The banks keep it: it must say nothing about anybody. `null`: none. */
  readonly txid: string | null;
  /** What the payer reads. The banks keep it as well; the product leaves it out. */
  readonly info?: string | null;
}

const GUI = 'br.gov.bcb.pix';
const NAME_MAX = 25;
const CITY_MAX = 15;
const NO_TXID = '***';
/** What is left of the 99 characters of field 26 for a key and an info, with the heads of both. */
const KEY_AND_INFO_MAX = 73;

/** Letters without marks, digits and what a keyboard of 1970 has: bytes and characters are the same number then. */
export const foldToAscii = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\u0020-\u007E]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const cut = (text: string, max: number): string => foldToAscii(text).slice(0, max).trimEnd();

const field = (id: string, value: string): string =>
  `${id}${String(value.length).padStart(2, '0')}${value}`;

function account({ key, info }: PixCharge): string {
  const room = KEY_AND_INFO_MAX - key.length;
  const words = info && room > 0 ? cut(info, room) : '';
  return field('00', GUI) + field('01', key) + (words && field('02', words));
}

/** `123.45` from centavos. */
const reais = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** An id of ours as the banks may keep it: letters and digits that lead nobody to a person. */
export const txidOf = (id: string): string => id.replaceAll(/[^\dA-Za-z]/g, '').slice(-25);

/** The text that a bank's app reads, pasted or from a QR code (*Pix copia e cola*). */
export function pixCode(charge: PixCharge): string {
  const { cents, name, city, txid } = charge;
  const start = [
    field('00', '01'),
    field('26', account(charge)),
    field('52', '0000'),
    field('53', '986'),
    cents === null ? '' : field('54', reais(cents)),
    field('58', 'BR'),
    field('59', cut(name, NAME_MAX) || 'RECEBEDOR'),
    field('60', cut(city, CITY_MAX) || 'BRASIL'),
    field('62', field('05', txid ?? NO_TXID)),
    '6304',
  ].join('');
  return start + crc16(start);
}

/** The fields of a text of ids, lengths and values; `null` where it is none. */
function fieldsOf(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const head = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4));
    const length = Number(head?.[2]);
    const value = text.slice(at + 4, at + 4 + length);
    if (!head?.[1] || value.length !== length || fields.has(head[1])) return null;
    fields.set(head[1], value);
    at += 4 + length;
  }
  return fields;
}

const NONE: ReadonlyMap<string, string> = new Map();

const centsOf = (amount: string | undefined): number | null =>
  amount === undefined ? null : Math.round(Number(amount) * 100);

const knownTxid = (txid: string | undefined): string | null =>
  txid === undefined || txid === NO_TXID ? null : txid;

/** Reads a static code back; `null` where it is none, or was changed on the way. Breaks of line do not count, spaces do. */
export function readPixCode(pasted: string): Required<PixCharge> | null {
  const code = pasted.replaceAll(/[\r\n\t]/g, '');
  if (crc16(code.slice(0, -4)) !== code.slice(-4)) return null;
  const fields = fieldsOf(code) ?? NONE;
  const at = (id: string) => fields.get(id) ?? '';
  const within = fieldsOf(at('26')) ?? NONE;
  const key = within.get('01');
  if (within.get('00')?.toLowerCase() !== GUI || !key) return null;
  return {
    key,
    info: within.get('02') ?? null,
    cents: centsOf(fields.get('54')),
    name: at('59'),
    city: at('60'),
    txid: knownTxid(fieldsOf(at('62'))?.get('05')),
  };
}
