import type { NoteReader } from '../../domain/notes/analysis.ts';
import { EMBEDDED_ACCURACY, EMBEDDED_READER } from '../../domain/notes/readers.ts';
import { formatDay } from '../../domain/time/format.ts';

/** Names a program that read notes. */
export function readerName(reader: NoteReader | null): string {
  if (reader === null) return 'leitor que não ficou anotado';
  const { kind, name, version } = reader;
  return kind === 'embedded' ? `${name}, versão ${version}` : `${name} (${version})`;
}

/** Says who read notes, and where: *pelo servidor desta clínica (…)*, *por Fornecedor (modelo)*. */
export function readBy(reader: NoteReader | null): string {
  if (reader === null) return 'por um programa que não ficou anotado';
  return reader.kind === 'provider'
    ? `por ${readerName(reader)}`
    : `pelo servidor desta clínica (${readerName(reader)})`;
}

/** Says who wrote a summary: a model beside the word list gives the estimate alone. */
export const summarisedBy = (reader: NoteReader | null): string =>
  reader?.kind === 'model'
    ? `pelo servidor desta clínica (${EMBEDDED_READER.name})`
    : readBy(reader);

/** Says how often a reader is right, as far as anybody has measured it. */
export function accuracyWords(reader: NoteReader | null): string {
  if (reader?.kind !== 'embedded')
    return `A exatidão de ${readerName(reader)} não foi medida por nós.`;
  const { version, right, notes, day, corpus } = EMBEDDED_ACCURACY;
  const older =
    version === reader.version
      ? ''
      : ` Foi medida a versão ${version}, e não a que leu estas notas.`;
  return (
    `Medido em ${formatDay(day)}: o ${EMBEDDED_READER.name} acertou a classe de ` +
    `${Math.round(right * 100)} % de ${notes} notas (${corpus}).${older}`
  );
}
