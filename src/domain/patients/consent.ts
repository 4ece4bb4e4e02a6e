import * as v from 'valibot';
import { DomainError } from '../core/errors.ts';
import { day, uuid } from '../core/fields.ts';

/** What a patient is asked for: that sessions are recorded, that speech becomes text, that a program reads the notes. */
export const consentKinds = ['recording', 'transcription', 'ai'] as const;
export type ConsentKind = (typeof consentKinds)[number];

export const consentLabels: Readonly<Record<ConsentKind, string>> = {
  recording: 'Gravação',
  transcription: 'Transcrição',
  ai: 'IA',
};

/** One consent, from when it was given until it was revoked. Those that were revoked stay, so that the record says what held when. */
export const consentSchema = v.object({
  kind: v.picklist(consentKinds),
  /** When the patient gave it, and when and by whom that was written down here. */
  day,
  givenAt: v.string(),
  givenBy: uuid,
  revokedAt: v.nullable(v.string()),
  revokedBy: v.nullable(uuid),
});

export type Consent = v.InferOutput<typeof consentSchema>;

export interface Consenting {
  readonly consents?: readonly Consent[] | null | undefined;
}

/** The one that holds now. */
export const standingConsent = (patient: Consenting, kind: ConsentKind): Consent | null =>
  patient.consents?.find((each) => each.kind === kind && each.revokedAt === null) ?? null;

export const hasConsent = (patient: Consenting, kind: ConsentKind): boolean =>
  standingConsent(patient, kind) !== null;

const REFUSALS: Readonly<Record<ConsentKind, string>> = {
  recording:
    'Falta o consentimento do paciente para gravar. Registre-o na página do paciente e tente de novo.',
  transcription:
    'Falta o consentimento do paciente para transcrever. A gravação fica guardada; registre o consentimento e envie de novo.',
  ai: 'Falta o consentimento do paciente para o uso de IA.',
};

export const noConsent = (kind: ConsentKind): DomainError =>
  new DomainError('no_consent', REFUSALS[kind]);

/** @throws DomainError 409 `no_consent` */
export function requireConsent(patient: Consenting, kind: ConsentKind): void {
  if (!hasConsent(patient, kind)) throw noConsent(kind);
}

/** True if the patient took a consent back and has given none since. */
export const hasRefused = (patient: Consenting, kind: ConsentKind): boolean =>
  !hasConsent(patient, kind) && (patient.consents?.some((each) => each.kind === kind) ?? false);

/**
 * True if a program may read the patient's notes. A refusal always binds.
 * A program outside the server needs a consent. So does any program where the practice asks for it.
 */
export function mayBeRead(
  practice: { readonly aiConsentSince?: string | null | undefined },
  patient: Consenting,
  reader: { readonly isExternal: boolean },
): boolean {
  if (hasConsent(patient, 'ai')) return true;
  if (hasRefused(patient, 'ai') || reader.isExternal) return false;
  return practice.aiConsentSince == null;
}
