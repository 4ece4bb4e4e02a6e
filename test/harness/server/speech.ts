import type { ClinicApi, ReaderName } from './clinicApi.ts';

/** The patient whose recordings each person may have transcribed. */
export const speakerOf = ({ clinic, other }: ClinicApi, reader: ReaderName): string =>
  ({ bruno: clinic.elisa, stranger: other.davi })[reader as string]?.id ?? clinic.davi.id;

/** Writes down that a patient of each psychologist agreed to become text. */
export async function agreeToSpeech(open: ClinicApi): Promise<void> {
  for (const reader of ['ana', 'bruno', 'stranger'] as const) {
    const answer = await open.api.call('POST', `/patients/${speakerOf(open, reader)}/consents`, {
      token: open.tokens[reader],
      body: { kinds: ['transcription'], day: '2026-03-02' },
    });
    if (answer.status !== 200) throw new Error(`consent: ${answer.status}`);
  }
}
