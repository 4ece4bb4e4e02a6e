/** Fields of answers that hold what somebody wrote about a patient, or what a program made of that. */
const CLINICAL: ReadonlySet<string> = new Set([
  'plaintext',
  'summary',
  'rationale',
  'emotions',
  'conflicts',
  'preview',
  'medicalHistory',
  'currentMedications',
  'allergies',
  'title',
  'description',
  'notes',
  'clinicalNotes',
  'reason',
  'cancellationReason',
  'transcription',
]);

const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether an answer holds clinical text: such is kept nowhere but in the documents. */
export function holdsClinicalText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsClinicalText);
  return Object.entries(value).some(([name, part]) =>
    CLINICAL.has(name) ? !isBlank(part) : holdsClinicalText(part),
  );
}
