import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useState } from 'react';
import { NOTE_MAX } from '../../../domain/core/fields.ts';
import { polite } from '../../../ui/states/polite.ts';
import { lengthWords, restStart } from '../length.ts';

const COPIED = 'Copiado e selecionado: cole em outro lugar e depois apague aqui.';
const SELECTED = 'O que passa está selecionado: copie, cole em outro lugar e depois apague aqui.';

/**
 * Shows below a text how much still fits, or by how much it is too long.
 * Offers a way to take the rest along.
 */
export function LengthHelp(props: {
  readonly id: string;
  readonly text: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { id, text, field } = props;
  const [said, setSaid] = useState<string | null>(null);
  const words = lengthWords(text);
  const isTooLong = text.length > NOTE_MAX;
  const takeRest = async () => {
    const start = restStart(text);
    const isCopied = await navigator.clipboard.writeText(text.slice(start)).then(
      () => true,
      () => false,
    );
    field.current?.focus();
    field.current?.setSelectionRange(start, text.length);
    setSaid(isCopied ? COPIED : SELECTED);
  };
  if (words === null) return null;
  return (
    <Box id={id} {...polite} sx={{ typography: 'body2', marginTop: 0.5 }}>
      <Box component="span" sx={{ color: isTooLong ? 'error.main' : 'text.secondary' }}>
        {words}
      </Box>
      {isTooLong && (
        <Button size="small" sx={{ marginInlineStart: 1 }} onClick={() => void takeRest()}>
          Copiar o que passa
        </Button>
      )}
      {isTooLong && said && <div>{said}</div>}
    </Box>
  );
}
