import { binaryOf } from './singleByte.ts';

/** The largest file that is looked into, in bytes: two thousand patients take about 300 kB. */
export const FILE_MAX = 10 * 1024 * 1024;
/** So many patients at a time. */
export const LINES_MAX = 5000;

/** Why a file cannot be used, in words for whoever chose it. */
export class FileProblem extends Error {}

const TOO_LARGE =
  'Este arquivo tem mais de 10 MB. Uma lista de pacientes costuma ser bem menor: confira se é o arquivo certo.';
const OLD_WORKBOOK =
  'Este é um arquivo antigo do Excel (.xls). Abra-o no Excel, escolha “Salvar como”, o tipo .xlsx ou CSV, e traga o arquivo novo.';
const NUMBERS =
  'Este é um arquivo do Numbers. Abra-o no Numbers, escolha “Arquivo”, “Exportar para”, “CSV” ou “Excel”, e traga o arquivo novo.';
const ZIP =
  'Este é um arquivo compactado (.zip). Abra-o e traga só a lista que está dentro: CSV, Excel (.xlsx) ou vCard (.vcf).';
const NO_TEXT =
  'Este arquivo não é uma lista de texto. Escolha um arquivo CSV, Excel (.xlsx) ou vCard (.vcf).';
const EMPTY = 'Este arquivo está vazio.';

/** Characters that no text has but a picture is full of. */
// oxlint-disable-next-line no-control-regex -- those are meant
const CONTROLS = /[\0-\b\u000B\f\u000E-\u001A\u001C-\u001F]/g;
const LOOKED_AT = 65_536;
/** So many of a thousand characters make it no text. */
const CONTROLS_MAX = 3;

const looksBinary = (text: string): boolean => {
  const start = text.slice(0, LOOKED_AT);
  return (start.match(CONTROLS)?.length ?? 0) * 1000 > start.length * CONTROLS_MAX;
};

type Packed = 'workbook' | 'numbers' | 'zip' | 'oldWorkbook';

/** Tells files that are no text by their first bytes and the names inside. */
function packedKind(bytes: Uint8Array): Packed | null {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === '\u00D0\u00CF\u0011\u00E0') return 'oldWorkbook';
  if (start !== 'PK\u0003\u0004') return null;
  // The list of names stands at the end of an archive.
  const end = binaryOf(bytes.subarray(-LOOKED_AT));
  if (end.includes('xl/workbook')) return 'workbook';
  return end.includes('Index/') || end.includes('Metadata/') ? 'numbers' : 'zip';
}

/**
 * True if the file is a workbook of Excel and false if it is a text.
 * @throws FileProblem where it is too large or neither
 */
export function isWorkbook(bytes: Uint8Array): boolean {
  if (bytes.length > FILE_MAX) throw new FileProblem(TOO_LARGE);
  const kind = packedKind(bytes);
  if (kind === 'oldWorkbook') throw new FileProblem(OLD_WORKBOOK);
  if (kind === 'numbers') throw new FileProblem(NUMBERS);
  if (kind === 'zip') throw new FileProblem(ZIP);
  return kind === 'workbook';
}

/**
 * The text of a file, its lines ended by `\n`.
 * @throws FileProblem where it is empty or no text
 */
export function plainText(text: string): string {
  if (looksBinary(text)) throw new FileProblem(NO_TEXT);
  // No database stores a NUL.
  const plain = text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');
  if (plain.trim() === '') throw new FileProblem(EMPTY);
  return plain;
}

/** @throws FileProblem where it is too large */
export async function bytesOfFile(file: Blob): Promise<Uint8Array> {
  if (file.size > FILE_MAX) throw new FileProblem(TOO_LARGE);
  return new Uint8Array(await file.arrayBuffer());
}
