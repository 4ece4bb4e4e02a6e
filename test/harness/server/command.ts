import { execFile } from 'node:child_process';

/** How a command ended, and what it said. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of the commands for operations, as `npm run` does. @param env beside PATH */
export const runCommand = (
  env: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { env: { PATH: process.env.PATH, ...env }, timeout: 150_000 };
    const program = ['--import', 'tsx', 'server/program/operations/main.ts', ...args];
    execFile(process.execPath, program, options, (error, stdout, stderr) => {
      // What was killed has no code.
      const code = error ? Number(error.code ?? -1) : 0;
      resolve({ code, stdout, stderr });
    });
  });
