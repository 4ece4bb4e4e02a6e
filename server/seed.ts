import { parseArgs } from 'node:util';
import { readConfig, StartError } from './kernel/config.ts';
import { LONG_STATEMENT_MS, openDatabase } from './kernel/db/open.ts';
import { DEMO_PASSWORD } from './program/demo/people/accounts.ts';
import type { Furnished } from './program/demo/furnish.ts';
import { seedDemo } from './program/demo/seed.ts';
import { clock } from './program/run.ts';
import { start } from './program/start.ts';

const USAGE = 'Use npm run seed -- [--years 1..20] [--patients 1..5000].';

const wholeNumber = (text: string, most: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most) throw new StartError(USAGE);
  return value;
};

function readSize(): { readonly years: number; readonly patients: number } {
  try {
    const { values } = parseArgs({
      options: {
        years: { type: 'string', default: '1' },
        patients: { type: 'string', default: '40' },
      },
    });
    return {
      years: wholeNumber(values.years, 20),
      patients: wholeNumber(values.patients, 5000),
    };
  } catch {
    throw new StartError(USAGE);
  }
}

function describe(practice: Furnished): string {
  const { users, patients, appointments, notes, payments } = practice;
  const documents = Object.values(practice).flat();
  const count = (name: string, { length }: readonly unknown[]) =>
    `  ${name.padEnd(14)} ${length.toLocaleString('pt-BR').padStart(8)}`;
  const accounts = users.map(({ email = '', name }) => `  ${email.padEnd(24)} ${name}`);
  return [
    'Clínica de demonstração criada:',
    count('Pacientes', patients),
    count('Agendamentos', appointments),
    count('Notas', notes),
    count('Pagamentos', payments),
    count('Documentos', documents),
    `Entre com a senha ${DEMO_PASSWORD}:`,
    ...accounts,
    '',
  ].join('\n');
}

// Fills DATA_DIR or DATABASE_URL with a practice of any size.
await start(async () => {
  const size = readSize();
  const { databaseUrl, dataDir } = readConfig(process.env);
  const db = await openDatabase({
    databaseUrl,
    dataDir,
    older: { action: 'refuse' },
    statementMs: LONG_STATEMENT_MS,
  });
  try {
    const practice = await seedDemo(db, { now: clock.now(), ...size });
    process.stdout.write(
      practice ? describe(practice) : 'A clínica de demonstração já existe; nada foi alterado.\n',
    );
  } finally {
    await db.close();
  }
});
