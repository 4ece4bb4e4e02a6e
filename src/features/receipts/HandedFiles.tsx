import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCommand } from '../../client/commands/useCommand.ts';
import { useZone } from '../../client/time/useZone.ts';
import type { ReceitaMonth } from '../../data/queries/money/receipts.ts';
import { fromCents } from '../../domain/payments/amount.ts';
import type { Issuer, ReceitaFile } from '../../domain/receitaSaude/file.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Entries, Entry } from './Entry.tsx';
import { paymentsWords, WITHDRAWN } from './texts.ts';
import { useReceitaAgain } from './useReceitaFile.ts';

type Handed = ReceitaMonth['handed'][number];

const detailOf = ({ file, mark }: Handed): string =>
  [
    paymentsWords(file.lines.length),
    `código SHA-256 ${file.sha256.slice(0, 12)}…`,
    file.withdrawnAt && 'descartado',
    mark === 'refused' && 'não foi aceito: veja “Alterações”',
    mark === 'waiting' && 'será confirmado quando houver conexão',
  ]
    .filter(Boolean)
    .join(' · ');

function FileEntry(props: {
  readonly handed: Handed;
  readonly onSave: () => void;
  readonly onLeave: () => void;
}) {
  const { file } = props.handed;
  const when = formatMoment(file.createdAt, useZone());
  const cents = file.lines.reduce((sum, line) => sum + line.cents, 0);
  return (
    <Entry title={when} detail={detailOf(props.handed)} amount={formatMoney(fromCents(cents))}>
      {file.withdrawnAt === null && (
        <>
          <Button size="small" aria-label={`Baixar de novo: ${when}`} onClick={props.onSave}>
            Baixar de novo
          </Button>
          <Button
            size="small"
            color="inherit"
            aria-label={`Descartar: ${when}`}
            onClick={props.onLeave}
          >
            Descartar
          </Button>
        </>
      )}
    </Entry>
  );
}

/** What was handed over of a month, so that nothing is declared twice. */
export function HandedFiles({ of, issuer }: { of: ReceitaMonth; issuer: Issuer }) {
  const [leaving, setLeaving] = useState<ReceitaFile | null>(null);
  const { run, failure } = useCommand('receitaFile.withdraw', WITHDRAWN);
  const handAgain = useReceitaAgain(issuer);
  if (of.handed.length === 0) return null;
  return (
    <Stack component="section" aria-label="Arquivos já gerados" sx={{ gap: 1 }}>
      <Typography variant="h2">Arquivos já gerados</Typography>
      <Entries label="Arquivos já gerados">
        {of.handed.map((handed, place) => (
          <FileEntry
            key={handed.file.id}
            handed={handed}
            onSave={() => void handAgain(handed.file, of.handed.length - place)}
            onLeave={() => setLeaving(handed.file)}
          />
        ))}
      </Entries>
      {leaving && (
        <ConfirmDialog
          open
          title="Descartar este arquivo?"
          confirmLabel="Não importei: descartar"
          failure={failure}
          onConfirm={async () => Boolean(await run({ id: leaving.id }))}
          onClose={() => setLeaving(null)}
        >
          Só descarte o que não foi importado na Receita: os pagamentos dele voltam a entrar no
          próximo arquivo. Se já importou, use antes “Desfazer escrituração” no Carnê-Leão.
        </ConfirmDialog>
      )}
    </Stack>
  );
}
