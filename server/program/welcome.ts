import type { Config } from '../kernel/config.ts';
import { DEMO_PASSWORD, demoEmails } from './demo/people/accounts.ts';

/** What a person at the terminal needs to know once the server listens. */
export function welcome({ host, port }: Pick<Config, 'host' | 'port'>, demo: boolean): string {
  const name = host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host;
  const accounts = Object.entries(demoEmails).map(([who, email]) => `  ${email.padEnd(24)} ${who}`);
  return [
    `Sereno: http://${name}:${port}`,
    ...(demo ? [`Demonstração, com a senha ${DEMO_PASSWORD}:`, ...accounts] : []),
    '',
  ].join('\n');
}
