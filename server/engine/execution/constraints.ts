import { DomainError } from '../../../src/domain/core/errors.ts';
import { CPF_TAKEN, EMAIL_TAKEN } from '../../../src/domain/patients/duplicates.ts';
import { documentTables } from '../documents/tables.ts';
import { ConstraintViolation } from '../../kernel/storage-errors.ts';

export const emailTaken = (): DomainError =>
  new DomainError('email_taken', 'Já existe uma conta com este email.');
export const keyReused = (): DomainError =>
  new DomainError('key_reused', 'Esta chave de idempotência já foi usada com outros dados.', 422);
export const alreadyExists = (): DomainError =>
  new DomainError('already_exists', 'Já existe um registro com este identificador.');

/** @param fields which of the two it is, for the field of a form */
const patientTaken = (fields: Readonly<Record<string, string>>) => (): DomainError =>
  new DomainError('patient_exists', 'Já existe um paciente com este email ou CPF.', 409, {
    fields,
  });
const SESSIONS_KEPT = 'Este paciente tem sessões registradas. Desative-o em vez de excluir.';

export const patientInUse = (message = SESSIONS_KEPT): DomainError =>
  new DomainError('patient_in_use', message);

export const paymentExists = (): DomainError =>
  new DomainError('payment_exists', 'Esta sessão já tem um pagamento registrado como pago.');

/** What the storage's constraints mean to a person, by their names in the migrations. */
const refusals: Readonly<Record<string, () => DomainError>> = {
  tenants_domain_taken: () =>
    new DomainError('domain_taken', 'Este domínio já está em uso. Escolha outro.'),
  account_emails_taken: emailTaken,
  patients_email_taken: patientTaken({ email: EMAIL_TAKEN }),
  patients_cpf_taken: patientTaken({ cpf: CPF_TAKEN }),
  appointments_patient: patientInUse,
  recurring_appointments_patient: patientInUse,
  payments_patient: patientInUse,
  packages_patient: patientInUse,
  patient_invites_patient: patientInUse,
  patient_invites_one_pending: () =>
    new DomainError('invite_exists', 'Este paciente já tem um convite em aberto. Reenvie-o.'),
  payments_one_paid: paymentExists,
  tenants_plan: () => new DomainError('plan_unavailable', 'Este plano não está disponível.', 422),
  notes_patient: patientInUse,
  archive_patient: patientInUse,
  issued_documents_patient: patientInUse,
  correction_requests_patient: patientInUse,
  handovers_patient: patientInUse,
  appointments_no_overlap: () => new DomainError('appointment_overlap', 'Horário não disponível'),
  notes_one_per_appointment: () =>
    new DomainError(
      'note_exists',
      'Já existe uma nota para este agendamento. Cada agendamento pode ter apenas uma nota.',
    ),
};

/** Every document's table names its key like this. */
const primaryKeys = new Set(Object.values(documentTables).map(({ name }) => `${name}_pkey`));

const refusalOf = (constraint: string): DomainError | undefined =>
  primaryKeys.has(constraint) ? alreadyExists() : refusals[constraint]?.();

/** The refusal that a constraint stands for; anything else comes back as it is. */
export const asRefusal = (error: unknown): unknown =>
  error instanceof ConstraintViolation ? (refusalOf(error.constraint) ?? error) : error;
