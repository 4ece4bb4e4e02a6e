import * as v from 'valibot';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const flag = v.pipe(
  v.picklist(['0', '1']),
  v.transform((value) => value === '1'),
);

const configSchema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), './data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  JWT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  TRUST_PROXY: v.optional(flag, '0'),
  SW_KILL: v.optional(flag, '0'),
});

/** What the environment decides. The variables are explained in `server/README.md`. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly jwtSecret: string | undefined;
  readonly trustProxy: boolean;
  readonly killServiceWorker: boolean;
}

/** A reason not to start, in one sentence for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** @throws StartError naming the variable that is wrong, never its value */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = v.safeParse(configSchema, environment);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new StartError(`A variável ${String(issue.path?.[0]?.key)} tem um valor inválido.`);
  }
  const { output } = parsed;
  return {
    port: output.PORT,
    host: output.HOST,
    dataDir: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL,
    jwtSecret: output.JWT_SECRET,
    trustProxy: output.TRUST_PROXY,
    killServiceWorker: output.SW_KILL,
  };
}
