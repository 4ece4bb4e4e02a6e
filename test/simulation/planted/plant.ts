import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type EnvironmentModuleNode, type ViteDevServer } from 'vite';
import type { memoryWorld } from '../memoryWorld.ts';
import type { runSchedule } from '../run.ts';

/** A bug that is put into the source of a module for a test, and that a law must notice. */
export interface PlantedBug {
  /** Says what the engine does wrong, after “the laws notice an engine that”. */
  readonly bug: string;
  /** The module, from the project's root. */
  readonly file: string;
  /** Stands exactly once in the module. */
  readonly find: string;
  readonly plant: string;
  /** The laws that must notice; which comes first depends on the schedule. */
  readonly laws: readonly string[];
  /** A schedule that catches it; `null` where none is known. */
  readonly seed: number | null;
  /** False where the schedule is one of the unusual kind. */
  readonly isPlain?: false;
}

const ROOT = resolve(fileURLToPath(new URL('../../..', import.meta.url)));

/** Returns the kind of schedules in which a bug is looked for. */
export const kindOf = ({ isPlain }: PlantedBug): { readonly isPlain?: false } =>
  isPlain === false ? { isPlain } : {};

interface Loaded {
  readonly runSchedule: typeof runSchedule;
  readonly memoryWorld: typeof memoryWorld;
}

/** @throws unless the text to change stands there once: the source has moved on */
function planted(code: string, { bug, file, find, plant }: PlantedBug): string {
  const times = code.split(find).length - 1;
  if (times !== 1) throw new Error(`“${bug}”: its text stands ${times} times in ${file}`);
  return code.replace(find, () => plant);
}

/** Loads the simulation and the product, with a bug in the one module that it is planted in. */
export class Nursery {
  #bug: PlantedBug | null = null;
  #hasGrown = false;
  readonly #server: Promise<ViteDevServer> = createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'plant',
        enforce: 'pre',
        transform: (code, id) => this.#grow(code, id),
      },
    ],
  });

  #grow(code: string, id: string): string | undefined {
    const bug = this.#bug;
    if (!bug || id !== `${ROOT}/${bug.file}`) return undefined;
    this.#hasGrown = true;
    return planted(code, bug);
  }

  /** @throws where no module of the simulation is the bug's */
  async load(bug: PlantedBug | null): Promise<Loaded> {
    const server = await this.#server;
    await this.#clear(this.#bug);
    this.#bug = bug;
    await this.#clear(bug);
    this.#hasGrown = false;
    const run = await server.ssrLoadModule('/test/simulation/run.ts');
    const world = await server.ssrLoadModule('/test/simulation/memoryWorld.ts');
    if (bug && !this.#hasGrown) throw new Error(`“${bug.bug}”: nothing loads ${bug.file}`);
    return { runSchedule: run['runSchedule'], memoryWorld: world['memoryWorld'] } as Loaded;
  }

  /** Forgets a bug's module and all that import it; the others stay loaded. */
  async #clear(bug: PlantedBug | null): Promise<void> {
    const graph = (await this.#server).environments.ssr.moduleGraph;
    const stale = [...((bug && graph.getModulesByFile(`${ROOT}/${bug.file}`)) ?? [])];
    const seen = new Set<EnvironmentModuleNode>(stale);
    for (const one of stale) {
      graph.invalidateModule(one);
      for (const importer of one.importers)
        if (!seen.has(importer)) {
          seen.add(importer);
          stale.push(importer);
        }
    }
  }

  /** Runs schedules until a law breaks. @returns the law and its seed, or null */
  async catch(
    bug: PlantedBug,
    seeds: Iterable<number>,
  ): Promise<{ readonly law: string; readonly seed: number } | null> {
    const { runSchedule: run, memoryWorld: worldOf } = await this.load(bug);
    for (const seed of seeds)
      try {
        await run({ ...worldOf(seed), ...kindOf(bug) });
      } catch (error) {
        // The class is another one in each graph of modules.
        const { name, law } = error as { readonly name: string; readonly law?: string };
        if (name !== 'LawBroken' || law === undefined) throw error;
        return { law, seed };
      }
    return null;
  }

  async close(): Promise<void> {
    await (await this.#server).close();
  }
}
