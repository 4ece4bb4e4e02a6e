import { newId } from '../../client/newId.ts';
import { saveFile } from '../../client/saveFile.ts';
import { INSECURE, sha256 } from '../../client/sha256.ts';
import { useCommand } from '../../client/useCommand.ts';
import type { DeclaredLine } from '../../domain/receitaSaude/file.ts';
import { type Issuer, receitaFileText } from '../../domain/receitaSaude/layout.ts';
import { useAct } from '../../ui/forms/useAct.ts';
import { DECLARED, FAILED } from './texts.ts';

export const saveReceita = (month: string, part: number, text: string): void =>
  saveFile(`receita-saude-${month}-${part}.csv`, text, 'text/csv');

/** A file is written down before anybody has it: what cannot be registered is not handed out. */
export function useReceitaFile(issuer: Issuer) {
  const command = useCommand('receitaFile.create', DECLARED);
  const { run, saving, failure } = useAct(
    async (month: string, lines: readonly DeclaredLine[], part: number) => {
      const text = receitaFileText(lines, issuer);
      const hash = await sha256(text);
      const sent = await command.run({ id: newId(), month, sha256: hash, lines: [...lines] });
      if (!sent) return null;
      const outcome = await sent.outcome;
      if (outcome.status !== 'refused') saveReceita(month, part, text);
      return sent;
    },
    (error) => (error instanceof Error && error.message === INSECURE ? INSECURE : FAILED),
  );
  return { make: run, saving, failure: failure ?? command.failure };
}
