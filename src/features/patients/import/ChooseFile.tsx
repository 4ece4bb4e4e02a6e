import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useAwake } from '../../../ui/awake.ts';
import { useAct } from '../../../ui/forms/useAct.ts';
import { bytesOfFile, FileProblem } from './file/read.ts';

const UNREADABLE = 'Não foi possível ler este arquivo. Confira se ele ainda está no lugar.';

/** Takes a list of patients that is chosen, or dropped here. */
export function ChooseFile(props: {
  readonly onFile: (file: File, bytes: Uint8Array) => Promise<void>;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { run, saving, failure } = useAct(
    async (file: File) => props.onFile(file, await bytesOfFile(file)),
    (error) => (error instanceof FileProblem ? error.message : UNREADABLE),
  );
  useAwake(saving);
  const take = (file: File | null | undefined) => file && void run(file);
  return (
    <>
      <DropPlace onFile={take}>
        <Typography variant="h3" component="h2">
          Traga sua lista de pacientes
        </Typography>
        <Typography sx={{ color: 'text.secondary', marginTop: 0.5, marginBottom: 2 }}>
          Uma planilha (Excel ou CSV) ou os contatos do celular em vCard (.vcf).
          <br />
          Você confere tudo antes; funciona também sem internet.
        </Typography>
        <Button
          variant="contained"
          startIcon={<UploadFileIcon />}
          loading={saving}
          onClick={() => input.current?.click()}
        >
          Escolher arquivo
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Arquivo com os pacientes"
          accept=".csv,.tsv,.txt,.vcf,.xlsx,.xls,.numbers,.zip,text/csv,text/vcard"
          onChange={({ target }) => {
            take(target.files?.[0]);
            // The same file again is another attempt.
            target.value = '';
          }}
        />
      </DropPlace>
      {failure && (
        <Alert severity="error" sx={{ marginTop: 2 }}>
          {failure}
        </Alert>
      )}
    </>
  );
}

function DropPlace(props: {
  readonly onFile: (file: File | undefined) => void;
  readonly children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    props.onFile(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Paper
      variant="outlined"
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        padding: { xs: 3, md: 6 },
        textAlign: 'center',
        borderStyle: 'dashed',
        ...(isOver && { borderColor: 'primary.main', backgroundColor: 'action.hover' }),
      }}
    >
      {props.children}
    </Paper>
  );
}
