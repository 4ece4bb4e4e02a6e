import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import type { TemplateRow } from '../../../data/queries/notes/results.ts';
import { notePreview } from '../../../domain/notes/note.ts';
import { TEMPLATES_MAX } from '../../../domain/noteTemplates/template.ts';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { repairDialog } from '../../../ui/dialogs/repair.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { Arriving } from '../../../ui/states/Arriving.tsx';
import { SyncMark } from '../../../ui/states/SyncMark.tsx';
import { starters } from './starters.ts';
import { EditTemplate, NewTemplate } from './TemplateDialog.tsx';
import type { TemplateValues } from './TemplateFields.tsx';
import { NEW_TEMPLATE, TEMPLATE_DELETED } from './texts.ts';

const Rows = styled('ul')(
  memoTheme(({ theme }) => ({
    margin: theme.spacing(1, 0, 3),
    padding: 0,
    listStyle: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: theme.spacing(1),
      paddingBlock: theme.spacing(0.75),
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& li > div': { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' },
  })),
);

type Open =
  | { readonly what: 'new'; readonly start?: TemplateValues }
  | { readonly what: 'edit' | 'delete'; readonly row: TemplateRow };

/** One's own templates, and what one may begin with. */
export function TemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  const [open, setOpen] = useState<Open | null>(null);
  const templates = useLive('templates.list', { withRefused: true });
  const rows = templates ? shownOf(templates) : [];
  const isFull = rows.length >= TEMPLATES_MAX;
  return (
    <AppDialog
      open
      title="Meus modelos"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Fechar</Button>
          <Button variant="contained" disabled={isFull} onClick={() => setOpen({ what: 'new' })}>
            {NEW_TEMPLATE}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Na nota, digite / no começo de uma linha para inserir um modelo. Só você vê os seus.
        {isFull && ` Você já tem ${TEMPLATES_MAX} modelos; exclua um para criar outro.`}
      </Typography>
      {templates && !isWhole(templates) && <Arriving flush what={ARRIVING} />}
      {rows.length > 0 && <Own rows={rows} onOpen={setOpen} />}
      {!isFull && (
        <Suggestions
          taken={new Set(rows.map(({ name }) => name))}
          onUse={(start) => setOpen({ what: 'new', start })}
        />
      )}
      <Opened open={open} onClose={() => setOpen(null)} />
    </AppDialog>
  );
}

const ARRIVING = 'Seus modelos ainda não chegaram todos.';

const Entry = (props: { name: ReactNode; text: string; children: ReactNode }) => (
  <li>
    <div>
      <Typography sx={{ fontWeight: 600 }}>{props.name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {notePreview(props.text, 90)}
      </Typography>
    </div>
    {props.children}
  </li>
);

function Own({ rows, onOpen }: { rows: readonly TemplateRow[]; onOpen: (open: Open) => void }) {
  const { open } = useDialogs();
  return (
    <Rows aria-label="Meus modelos">
      {rows.map((row) => {
        const { id, name, text, mark, repair } = row;
        const label = (
          <>
            {name} <SyncMark mark={mark} />
          </>
        );
        return (
          <Entry key={id} name={label} text={text}>
            {repair === null ? (
              <>
                <Button aria-label={`Editar ${name}`} onClick={() => onOpen({ what: 'edit', row })}>
                  Editar
                </Button>
                <Button
                  color="error"
                  aria-label={`Excluir ${name}`}
                  onClick={() => onOpen({ what: 'delete', row })}
                >
                  Excluir
                </Button>
              </>
            ) : (
              <Button onClick={() => open(repairDialog(repair))}>Corrigir</Button>
            )}
          </Entry>
        );
      })}
    </Rows>
  );
}

function Suggestions(props: {
  readonly taken: ReadonlySet<string>;
  readonly onUse: (start: TemplateValues) => void;
}) {
  const offered = starters.filter(({ name }) => !props.taken.has(name));
  if (offered.length === 0) return null;
  return (
    <>
      <Typography variant="h3" component="h3" sx={{ marginTop: 2 }}>
        Sugestões
      </Typography>
      <Rows aria-label="Sugestões">
        {offered.map((starter) => (
          <Entry key={starter.name} {...starter}>
            <Button
              aria-label={`Usar ${starter.name} como modelo`}
              onClick={() => props.onUse(starter)}
            >
              Usar como modelo
            </Button>
          </Entry>
        ))}
      </Rows>
    </>
  );
}

function Opened({ open, onClose }: { readonly open: Open | null; readonly onClose: () => void }) {
  if (open === null) return null;
  if (open.what === 'new')
    return <NewTemplate {...(open.start && { start: open.start })} onClose={onClose} />;
  if (open.what === 'edit') return <EditTemplate id={open.row.id} onClose={onClose} />;
  return <Delete row={open.row} onClose={onClose} />;
}

function Delete({ row, onClose }: { readonly row: TemplateRow; readonly onClose: () => void }) {
  const { run, failure } = useCommand('noteTemplate.delete', TEMPLATE_DELETED);
  return (
    <ConfirmDialog
      open
      title="Excluir modelo?"
      confirmLabel="Excluir"
      destructive
      onConfirm={async () => (await run({ id: row.id })) !== null}
      failure={failure}
      onClose={onClose}
    >
      {row.name}. As notas em que ele foi usado continuam como estão.
    </ConfirmDialog>
  );
}
