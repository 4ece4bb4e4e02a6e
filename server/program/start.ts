import { StartError } from '../kernel/config.ts';
import { errorFields } from '../kernel/logger.ts';
import { logger } from './run.ts';

/** Runs a program's entry: a reason not to start is one sentence on the terminal and exit code 1. */
export async function start(main: () => Promise<void>): Promise<void> {
  // Whatever is written is for its owner alone, the embedded database's files among it.
  process.umask(0o077);
  process.on('uncaughtException', (error) => {
    logger('error', 'crash', errorFields(error));
    process.exit(1);
  });
  try {
    await main();
  } catch (error) {
    if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
    else logger('error', 'start_failed', errorFields(error));
    process.exit(1);
  }
}
