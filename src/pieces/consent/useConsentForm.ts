import { useEntityForm } from '../../client/useEntityForm.ts';
import type { ConsentKind } from '../../domain/patients/consent.ts';
import { giveConsent } from '../../domain/patients/consentCommands.ts';
import { useToday } from '../../client/useToday.ts';

interface Start {
  readonly id: string;
  readonly kinds: readonly ConsentKind[];
  /** `yyyy-MM-dd`; today unless told. */
  readonly day?: string;
  readonly refused?: Readonly<Record<string, string>>;
}

/** The form of `patient.giveConsent`, the first time and after the server's no. */
export function useConsentForm({ id, kinds, day, refused }: Start) {
  const today = useToday();
  const form = useEntityForm({
    schema: giveConsent.args,
    start: { kinds, day: day ?? today } as {
      readonly kinds: readonly ConsentKind[];
      readonly day: string | null;
    },
    draftKey: null,
    toArgs: (values) => ({ id, ...values }),
    refused,
  });
  return { form, today };
}

export type ConsentForm = ReturnType<typeof useConsentForm>;
