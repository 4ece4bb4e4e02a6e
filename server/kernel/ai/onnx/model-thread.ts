import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { StartError } from '../../config.ts';
import { deadline } from '../../deadline.ts';
import type { ModelFolder } from './folder.ts';
import type { ModelFault, ModelReply } from './protocol.ts';

export interface ModelLimits {
  /** The longest that a model may take to open, in milliseconds. */
  readonly openMs: number;
  /** The longest that a note may take, in milliseconds. */
  readonly noteMs: number;
}

const FAULTS: Readonly<Record<ModelFault, string>> = {
  model: 'não pôde ser executado: o arquivo não é um modelo, ou usa operadores desconhecidos',
  input: 'não tem como única entrada um texto com o nome de input',
  shape: 'não recebe o texto na forma de shape',
  output: 'não tem uma saída de números (float) com o nome de output',
  probabilities: 'não dá uma probabilidade para cada valor de labels, com soma 1',
};

const unusable = (fault: ModelFault): StartError =>
  new StartError(
    `O modelo da pasta de AI_ONNX_DIR ${FAULTS[fault]}. Confira model.onnx e reader.json.`,
  );

/** The bundle has it beside itself; from the sources it runs as they do. */
function startThread(workerData: ModelFolder): Worker {
  const built = new URL('./model-thread.js', import.meta.url);
  const source = new URL('./dev-thread.mjs', import.meta.url);
  const worker = new Worker(existsSync(built) ? built : source, {
    workerData,
    execArgv: [],
    // What the library prints may quote a note.
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  // Unheard between two notes, the event would end the server.
  worker.on('error', () => {});
  return worker;
}

/** A model in a thread of its own, which reads one note at a time. */
export class ModelThread {
  readonly #folder: ModelFolder;
  readonly #limits: ModelLimits;
  #worker: Worker | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  private constructor(folder: ModelFolder, limits: ModelLimits) {
    this.#folder = folder;
    this.#limits = limits;
  }

  /** @throws StartError where the model cannot be used */
  static async open(folder: ModelFolder, limits: ModelLimits): Promise<ModelThread> {
    const thread = new ModelThread(folder, limits);
    const first = await thread.#start();
    if (first !== null && 'probabilities' in first) return thread;
    await thread.close();
    if (first !== null) throw unusable(first.fault);
    throw new StartError(
      `O modelo da pasta de AI_ONNX_DIR não abriu em ${limits.openMs / 1000} segundos.`,
    );
  }

  /**
   * Returns the probability of each label; `null` where the model is too slow, or fails.
   * @throws the signal's reason once it is aborted
   */
  probabilitiesOf(text: string, signal?: AbortSignal): Promise<readonly number[] | null> {
    const answer = this.#turn.then(() => this.#ask(text, signal));
    this.#turn = answer.catch(() => {});
    return answer;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end();
  }

  async #ask(text: string, signal?: AbortSignal): Promise<readonly number[] | null> {
    signal?.throwIfAborted();
    // A slow note ended the thread before.
    if (this.#worker === null && !this.#isClosed) await this.#start();
    this.#worker?.postMessage(text);
    const reply = await this.#hear(this.#limits.noteMs, signal);
    signal?.throwIfAborted();
    return reply !== null && 'probabilities' in reply ? reply.probabilities : null;
  }

  #start(): Promise<ModelReply | null> {
    this.#worker = startThread(this.#folder);
    return this.#hear(this.#limits.openMs);
  }

  /** Returns the next reply; ends a thread that gives none in time. */
  async #hear(limitMs: number, signal?: AbortSignal): Promise<ModelReply | null> {
    if (this.#worker === null) return null;
    const limit = deadline(limitMs, signal);
    try {
      const [reply] = (await once(this.#worker, 'message', { signal: limit.signal })) as [
        ModelReply,
      ];
      return reply;
    } catch {
      await this.#end();
      return null;
    } finally {
      limit.end();
    }
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
