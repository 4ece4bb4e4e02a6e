import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ImportState } from '../importState.ts';
import type { Judged } from '../judge.ts';
import { saveFile } from '../../../../client/files/saveFile.ts';
import { leftOutCsv } from '../report.ts';
import { importWords, leftOutWords, readyWords, whyWords } from '../words.ts';

/** How many go in and how many stay out, and the two things that can be done then. */
export function ReviewBar(props: {
  readonly state: ImportState;
  readonly ready: number;
  readonly leftOut: readonly Judged[];
  readonly saving: boolean;
  readonly onImport: () => unknown;
}) {
  const { state, ready, leftOut } = props;
  const keep = () =>
    saveFile('linhas-de-fora.csv', leftOutCsv(state.header, leftOut), 'text/csv;charset=utf-8');
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 1 }}
      className="no-print"
    >
      <div style={{ flexGrow: 1 }}>
        <Typography component="output">
          {`${readyWords(ready)}, ${leftOutWords(leftOut.length)}.`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {whyWords(leftOut)}
        </Typography>
      </div>
      {leftOut.length > 0 && (
        <Button startIcon={<DownloadIcon />} onClick={keep}>
          Baixar as que ficam de fora
        </Button>
      )}
      <Button
        variant="contained"
        disabled={ready === 0}
        loading={props.saving}
        onClick={() => void props.onImport()}
      >
        {importWords(ready)}
      </Button>
    </Stack>
  );
}
