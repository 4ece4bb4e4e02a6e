/** The largest file that is looked into, in bytes: two thousand patients take about 300 kB. */
export const FILE_MAX = 10 * 1024 * 1024;
/** So many patients at a time. */
export const LINES_MAX = 5000;

/** Why a file cannot be used, in words for whoever chose it. */
export class FileProblem extends Error {}

const TOO_LARGE =
  'Este arquivo tem mais de 10 MB. Uma lista de pacientes costuma ser bem menor: confira se é o arquivo certo.';
const WORKBOOK =
  'Este é um arquivo do Excel. Abra-o no Excel, escolha “Salvar como”, o tipo CSV, e traga o arquivo novo.';
const NO_TEXT = 'Este arquivo não é uma lista de texto. Escolha um arquivo CSV ou vCard (.vcf).';
const EMPTY = 'Este arquivo está vazio.';

/** Of the files that are often taken for a list, by how they begin. */
const WORKBOOKS = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0'];
/** Characters that no text has but a picture is full of. */
// oxlint-disable-next-line no-control-regex -- those are meant
const CONTROLS = /[\0-\b\u000B\f\u000E-\u001A\u001C-\u001F]/g;
const LOOKED_AT = 65_536;
/** So many of a thousand characters make it no text. */
const CONTROLS_MAX = 3;

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, place) => bytes[place] === byte);

/** What programs here write: UTF-8, Excel's older Windows-1252, and its “text in Unicode”. */
function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const looksBinary = (text: string): boolean => {
  const start = text.slice(0, LOOKED_AT);
  return (start.match(CONTROLS)?.length ?? 0) * 1000 > start.length * CONTROLS_MAX;
};

/**
 * The text of a file, its lines ended by `\n`.
 * @throws FileProblem where it is too large, empty or no text
 */
export function textOf(bytes: Uint8Array): string {
  if (bytes.length > FILE_MAX) throw new FileProblem(TOO_LARGE);
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (WORKBOOKS.some((signature) => start.startsWith(signature))) throw new FileProblem(WORKBOOK);
  const text = decoded(bytes);
  if (looksBinary(text)) throw new FileProblem(NO_TEXT);
  // What cannot be seen and no database stores.
  const plain = text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');
  if (plain.trim() === '') throw new FileProblem(EMPTY);
  return plain;
}

/** @throws FileProblem */
export async function readFile(file: Blob): Promise<string> {
  if (file.size > FILE_MAX) throw new FileProblem(TOO_LARGE);
  return textOf(new Uint8Array(await file.arrayBuffer()));
}
