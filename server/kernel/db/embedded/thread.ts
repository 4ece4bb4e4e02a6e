import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, type Engine, openEngine } from './engine.ts';
import { describeFailure, DONE, type NumberedRequest, type Reply, START } from './protocol.ts';

const reply = (message: Reply): void => parentPort?.postMessage(message);

async function carryOut(engine: Engine, request: NumberedRequest): Promise<Answer> {
  if (request.ask === 'query') return engine.query(request.text, request.parameters);
  if (request.ask === 'run') await engine.run(request.script);
  else await engine.close();
  return DONE;
}

async function respond(engine: Engine, request: NumberedRequest): Promise<void> {
  const { id } = request;
  try {
    reply({ id, answer: await carryOut(engine, request) });
  } catch (error) {
    reply({ id, failure: describeFailure(error) });
  }
}

// The embedded database in a thread of its own: the server goes on while a statement runs, and can end one that does not.
try {
  const { folder } = workerData as { readonly folder: string };
  const engine = await openEngine({
    folder,
    onNotification: (channel, payload) => reply({ channel, payload }),
    // Ends this thread alone.
    onBroken: () => process.exit(1),
  });
  parentPort?.on('message', (request: NumberedRequest) => void respond(engine, request));
  reply({ id: START, answer: DONE });
} catch (error) {
  reply({ id: START, failure: describeFailure(error) });
}
