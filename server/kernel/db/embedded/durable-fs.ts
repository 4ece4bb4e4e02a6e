import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];

interface Attributes {
  readonly mode?: number;
}

/** The part of Emscripten's module that is patched here. */
interface NodeStreams {
  NODEFS: {
    node_ops: { setattr(node: unknown, attributes: Attributes): void };
    stream_ops: { fsync?: (stream: { nfd: number }) => number };
  };
}

const OTHERS = 0o077;

/** Emscripten gives each file a mode of its own making, whatever the process's umask is. */
function keepToOwner({ node_ops: operations }: NodeStreams['NODEFS']): void {
  const setattr = operations.setattr.bind(operations);
  operations.setattr = (node, { mode, ...attributes }) =>
    setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS });
}

/**
 * The embedded database's files in a folder, for their owner alone, and with a real fsync: Emscripten's own does
 * nothing, so that a commit would be said to be durable while only the operating system knew of it.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    const patch = (module: unknown): void => {
      const { NODEFS } = module as NodeStreams;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
      keepToOwner(NODEFS);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, patch] } };
  }
}
