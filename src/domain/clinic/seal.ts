import * as v from 'valibot';

/** What a sealed record holds, by kind: notes by shelf, documents that were handed out, what was agreed to, facts of health. */
const sealedKinds = [
  'prontuario',
  'registro_documental',
  'documento_emitido',
  'consentimento',
  'dados_de_saude',
] as const;
export type SealedKind = (typeof sealedKinds)[number];

/** One thing in a sealed record: of which kind, and of when. Never a text. */
export const sealedItemSchema = v.object({
  kind: v.picklist(sealedKinds),
  /** ISO */
  at: v.string(),
});
export type SealedItem = v.InferOutput<typeof sealedItemSchema>;

export const sealedKindWords: Readonly<Record<SealedKind, string>> = {
  prontuario: 'Nota de sessão (prontuário)',
  registro_documental: 'Nota própria do psicólogo (registro documental)',
  documento_emitido: 'Documento emitido',
  consentimento: 'Consentimento do paciente',
  dados_de_saude: 'Dados de saúde no cadastro',
};
