import { isTest } from '../check/parts.ts';
import { type Editor, openEditor } from './edits.ts';

/** A way to extend the product, as `docs/extending.md` tells it. */
export interface Recipe {
  readonly name: string;
  /** Most files that a person may have to edit, tests and screens apart. */
  readonly limit: number;
  readonly carryOut: (editor: Editor) => void;
  /** Unit tests that hold what was added. */
  readonly unit: readonly string[];
  /** Tests of the server that do. */
  readonly server: readonly string[];
  /** A test of the server that makes a new call: the row of `server/CALLS.md` follows from it. */
  readonly call?: string;
}

const FIELD_READERS = 'src/domain/fieldReaders.test.ts';
const PATIENT_COMMANDS = 'src/domain/patients/commands.ts';
const HEADER = `import * as v from 'valibot';
import { expect, it } from 'vitest';
`;

/** Adds a text of a patient that people type. */
const field: Recipe = {
  name: 'a field',
  limit: 2,
  carryOut(editor) {
    editor.before(
      'src/domain/patients/patient.ts',
      /^ {2}medicalHistory: /m,
      `  preferredName: typedField(
    field(v.optional(v.nullable(line())), 'Nome preferido', STAFF_SUCCESSOR_AND_PORTAL),
    clearable(line()),
  ),
`,
    );
    editor.migrate(
      'preferred_name',
      `alter table patients add column preferred_name text;
select keep_out_of_statistics('patients', 'preferred_name');
`,
    );
    editor.after(
      FIELD_READERS,
      /'id name email phone cpf birthDate address emergencyContact(?= )/,
      ' preferredName',
    );
    editor.write(
      'src/domain/patients/preferredName.test.ts',
      `${HEADER}import { createPatient, updatePatient } from './commands.ts';

it('is typed and kept', () => {
  const id = '0197a3a4-0000-7000-8000-000000000001';
  const sent = { id, name: 'Ana', email: 'a@exemplo.com', preferredName: ' Nina ' };
  const args = v.parse(createPatient.args, sent);
  const kept: unknown[] = [];
  const put = (_: unknown, document: unknown) => void kept.push(document);
  const documents = { get: () => undefined, put, remove: () => undefined };
  const actor = { userId: id, tenantId: id, role: 'psych' as const };
  createPatient.apply(documents as never, args, { actor, at: '2026-11-28T12:00:00.000Z' });
  expect(kept).toMatchObject([{ preferredName: 'Nina' }]);
  expect(v.parse(updatePatient.args, { id, preferredName: '' }).preferredName).toBeNull();
});
`,
    );
  },
  unit: [FIELD_READERS, 'test/registry.test.ts', 'src/domain/patients/preferredName.test.ts'],
  server: ['server/kernel/db/statistics.test.ts'],
};

const CALL_TEST = 'server/areas/records/patients/archiveNote.test.ts';

/** Adds a command with a route of its own. */
const command: Recipe = {
  name: 'a command',
  limit: 3,
  carryOut(editor) {
    editor.before(
      PATIENT_COMMANDS,
      /^export const setPatientStatus = /m,
      `export const setPatientPhone = defineCommand({
  name: 'patient.setPhone',
  entity: 'patients',
  method: 'PATCH',
  path: '/patients/:id/phone',
  roles: staff,
  title: 'Telefone do paciente',
  args: v.object({ id: uuid, phone: details.phone }),
  touches: ({ id }) => [['patients', id]],
  apply(documents, { id, phone }, { actor }) {
    documents.put('patients', { ...requireCaredFor(documents, id, actor), phone: phone ?? null });
  },
});

`,
    );
    editor.after(
      'src/domain/registry.ts',
      /patients\.setPatientStatus,\n/,
      '  patients.setPatientPhone,\n',
    );
    editor.after(
      'src/app/editors.ts',
      /'patient\.setStatus': .*\n/,
      "  'patient.setPhone': 'no screen',\n",
    );
    const example = "({ clinic }) => ({ id: clinic.carla.id, phone: '1' })";
    const badInput = 'server/web/http/bad-input.test.ts';
    editor.before(badInput, / {2}'patient\.setStatus': /, `  'patient.setPhone': ${example},\n`);
    const randomDevice = 'test/harness/random/randomDevice.ts';
    const random = "(r) => ({ id: patientId(r), phone: r.pick(['1', null]) })";
    editor.before(randomDevice, / {2}'patient\.setStatus': /, `  'patient.setPhone': ${random},\n`);
    const bodies = 'test/server/matrix/bodies.ts';
    const body = `  'PATCH /patients/:id/phone': () => ({ phone: '1' }),\n`;
    editor.before(bodies, / {2}'PATCH \/patients\/:id\/status': /, body);
    const beyond = 'test/server/contractTable.ts';
    editor.before(
      beyond,
      / {2}'PATCH \/patients\/:id\/legal-hold',/,
      "  'PATCH /patients/:id/phone',\n",
    );
    editor.write(
      CALL_TEST,
      `import { expect, it } from 'vitest';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { openClinicApi } from '../../../../test/harness/server/clinicApi.ts';

it('is kept', async () => {
  const { api, clinic, tokens } = await openClinicApi(await sharedDatabase());
  const path = \`/patients/\${clinic.carla.id}/phone\`;
  const { status } = await api.call('PATCH', path, { token: tokens.ana, body: { phone: '7' } });
  expect(status).toBe(200);
  const { body } = await api.call('GET', \`/patients/\${clinic.carla.id}\`, { token: tokens.ana });
  expect(body).toMatchObject({ phone: '7' });
});
`,
    );
  },
  unit: ['test/registry.test.ts'],
  server: ['test/server/contract.test.ts'],
  call: CALL_TEST,
};

/** Adds an entity of a psychologist. */
const entity: Recipe = {
  name: 'an entity',
  limit: 6,
  carryOut(editor) {
    editor.write(
      'src/domain/referrals/referral.ts',
      `import * as v from 'valibot';
import { uuid } from '../core/fields.ts';
import { defineEntity, field, OWNER, schemaOf } from '../core/entity.ts';

/** A colleague to whom a psychologist refers patients. */
const referralFields = {
  id: field(uuid, 'Código', OWNER),
  psychologistId: field(uuid, 'Psicólogo (código)', OWNER),
  name: field(v.string(), 'Nome', OWNER),
  createdAt: field(v.string(), 'Criado em', OWNER),
};

export const referrals = defineEntity({
  fields: referralFields,
  schema: schemaOf(referralFields),
  missing: 'Indicação não encontrada.',
  readers: { owner: ({ psychologistId }) => psychologistId },
});
`,
    );
    const entities = 'src/domain/entities.ts';
    editor.before(
      entities,
      /import \{ tenants \}/,
      "import { referrals } from './referrals/referral.ts';\n",
    );
    editor.after(entities, /^ {2}receitaFiles,\n/m, '  referrals,\n');
    editor.after(
      'src/domain/handovers/fates.ts',
      /^ {2}receitaFiles: ALL,\n/m,
      '  referrals: ALL,\n',
    );
    editor.after(
      'docs/hand-over.md',
      /^\| `receitaFiles` .*\n/m,
      '| `referrals` | all | stays | stays | stays | stays | stays | stays |\n',
    );
    editor.before(
      'src/pieces/entityWords.ts',
      /^ {2}noteTemplates: /m,
      "  referrals: { one: 'Indicação', many: 'Indicações', file: 'indicacoes' },\n",
    );
    editor.migrate(
      'referrals',
      `create table referrals (
  tenant_id uuid not null,
  id uuid not null,
  psychologist_id uuid not null,
  name text not null,
  v bigint not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
select keep_by_practice('referrals');
select keep_out_of_statistics('referrals', 'name');
alter table referrals
  add constraint referrals_psychologist foreign key (tenant_id, psychologist_id) references users (tenant_id, id);
create index referrals_of on referrals (tenant_id, psychologist_id);
`,
    );
    editor.before(
      'test/databaseTables.ts',
      /^ {2}reminders: /m,
      "  referrals: 'Colleagues to whom a psychologist refers patients.',\n",
    );
    editor.before(
      FIELD_READERS,
      /^ {2}noteTemplates: \{$/m,
      "  referrals: {\n    owner: 'id psychologistId name createdAt',\n  },\n",
    );
    editor.before(
      'test/harness/practice/fullPractice.ts',
      /^ {4}noteTemplates: \[$/m,
      `    referrals: [
      { id: newId(), psychologistId: of.psychologistId, name: 'Colega', createdAt: hours(-9) },
    ],
`,
    );
  },
  unit: ['test/registry.test.ts', FIELD_READERS, 'src/domain/handovers/fates.test.ts'],
  server: ['server/areas/people/clinic/handovers/fates.test.ts'],
};

export const recipes: readonly Recipe[] = [field, command, entity];

const isOfTests = (file: string): boolean => file.startsWith('test/') || isTest(file);
const isOfScreens = (file: string): boolean => file.endsWith('.tsx');

interface Edits {
  /** New contents by file. */
  readonly files: ReadonlyMap<string, string>;
  /** Files that count against the limit. */
  readonly counted: readonly string[];
  readonly tests: readonly string[];
}

/** Makes the edits of a recipe in memory. What programs write is not among them. */
export function editsOf({ carryOut }: Recipe): Edits {
  const editor = openEditor();
  carryOut(editor);
  const paths = [...editor.files.keys()];
  return {
    files: editor.files,
    counted: paths.filter((file) => !isOfTests(file) && !isOfScreens(file)),
    tests: paths.filter(isOfTests),
  };
}
