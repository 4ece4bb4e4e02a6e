import { newId } from '../../client/newId.ts';
import { saveFile } from '../../client/files/saveFile.ts';
import { INSECURE, sha256 } from '../../client/files/sha256.ts';
import { useCommand } from '../../client/commands/useCommand.ts';
import type { DeclaredLine, Issuer, ReceitaFile } from '../../domain/receitaSaude/file.ts';
import { receitaFileText } from '../../domain/receitaSaude/layout.ts';
import { useAct } from '../../ui/forms/useAct.ts';
import { useToast } from '../../ui/toasts/toasts.ts';
import { DECLARED, FAILED } from './texts.ts';

const saveReceita = (month: string, part: number, text: string): void =>
  saveFile(`receita-saude-${month}-${part}.csv`, text, 'text/csv');

/** A file is written down before anybody has it: what cannot be registered is not handed out. */
export function useReceitaFile(issuer: Issuer) {
  const command = useCommand('receitaFile.create', DECLARED);
  const { run, saving, failure } = useAct(
    async (month: string, lines: readonly DeclaredLine[], part: number) => {
      const text = receitaFileText(lines, issuer);
      const hash = await sha256(text);
      const said = { id: newId(), month, sha256: hash, issuer, lines: [...lines] };
      const sent = await command.run(said);
      if (!sent) return null;
      const outcome = await sent.outcome;
      if (outcome.status !== 'refused') saveReceita(month, part, text);
      return sent;
    },
    (error) => (error instanceof Error && error.message === INSECURE ? INSECURE : FAILED),
  );
  return { make: run, saving, failure: failure ?? command.failure };
}

const OTHER_BYTES =
  'Este arquivo foi gerado com outro CPF ou CRP e não pode ser refeito igual. Use a cópia que você guardou.';

/** Hands a file out again, byte for byte as it was. */
export function useReceitaAgain(today: Issuer) {
  const toast = useToast();
  return async ({ month, lines, sha256: kept, issuer }: ReceitaFile, part: number) => {
    const text = receitaFileText(lines, issuer ?? today);
    try {
      if ((await sha256(text)) === kept) saveReceita(month, part, text);
      else toast({ message: OTHER_BYTES, tone: 'error' });
    } catch (error) {
      const isInsecure = error instanceof Error && error.message === INSECURE;
      toast({ message: isInsecure ? INSECURE : FAILED, tone: 'error' });
    }
  };
}
