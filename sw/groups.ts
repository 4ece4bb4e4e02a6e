/** A chunk of the build, as far as the groups need it. */
export interface Chunk {
  readonly fileName: string;
  readonly name: string;
  readonly isEntry: boolean;
  /** Files of the chunks that it cannot run without. */
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** Where the screens lie that a first visit brings onto the device: shell, agenda, patients and notes. */
const FIRST =
  /\/src\/(?:app\/(?:shell|routes|pwa)|features\/(?:agenda|dashboard|notes|patients|session|sync)|ui\/toasts)\//;

/**
 * Large, and never needed to see a day or to write a note: charts, PDF, recorder, import. The bundler splits them off by itself:
 * as chunks with a name they would draw in what they share with the first screens.
 */
const LATE =
  /node_modules\/(?:@mui\/x-charts|d3-|[^/]*pdf)|\/src\/features\/(?:recorder|patients\/import)\//;

const isLate = ({ moduleIds }: Chunk): boolean => moduleIds.some((id) => LATE.test(id));

const isFirst = (chunk: Chunk): boolean =>
  chunk.isEntry || (!isLate(chunk) && chunk.moduleIds.some((id) => FIRST.test(id)));

/**
 * The chunks that a first visit leaves out: all but those of the first screens and what these import.
 * @returns their files
 * @throws where a first screen imports what comes late
 */
export function laterFiles(chunks: readonly Chunk[]): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<Chunk>();
  const take = (chunk: Chunk | undefined): void => {
    if (!chunk || first.has(chunk)) return;
    if (isLate(chunk))
      throw new Error(`A first screen imports ${chunk.name}: load it when it is drawn.`);
    first.add(chunk);
    for (const file of chunk.imports) take(byFile.get(file));
  };
  chunks.filter(isFirst).forEach(take);
  return new Set(chunks.filter((chunk) => !first.has(chunk)).map(({ fileName }) => fileName));
}
