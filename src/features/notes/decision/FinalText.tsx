import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { polite } from '../../../ui/states/polite.ts';
import { excessOf, isBlank } from '../editor/editorState.ts';
import { LengthHelp } from '../field/LengthHelp.tsx';
import { sizeOf } from '../field/size.ts';
import { useFieldText } from '../field/useFieldText.ts';

/** The field in which one text is written out of two. */
export function FinalText(props: {
  readonly text: string;
  readonly saving: boolean;
  /** The note, or the text beside it, is not what this text was made from any more. */
  readonly hasChanged: boolean;
  readonly onChange: (text: string) => void;
  readonly onBack: () => void;
  readonly onSave: () => void;
}) {
  const { text, saving, hasChanged, onChange, onBack, onSave } = props;
  const { field, take, change, compose } = useFieldText(text, onChange);
  const helpId = useId();
  const isTooLong = excessOf({ text }) > 0;
  return (
    <Stack sx={{ gap: 1 }}>
      {hasChanged && (
        <Alert severity="info" {...polite}>
          A nota mudou depois que você começou este texto. Ao salvar, o que chegou fica na nota.
        </Alert>
      )}
      <TextField
        label="Texto final"
        multiline
        minRows={6}
        error={isTooLong}
        inputRef={take}
        onChange={change}
        sx={sizeOf(6, 16)}
        slotProps={{
          inputLabel: { shrink: true },
          input: { inputComponent: 'textarea' },
          htmlInput: { ...compose, rows: 6, dir: 'auto', 'aria-describedby': helpId },
        }}
      />
      <LengthHelp id={helpId} text={text} field={field} />
      <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onBack}>Voltar aos dois textos</Button>
        <Button
          variant="contained"
          disabled={isBlank({ text }) || isTooLong}
          loading={saving}
          onClick={onSave}
        >
          Salvar texto final
        </Button>
      </Stack>
    </Stack>
  );
}
