import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { useRowStop } from '../../ui/list/rowStop.ts';
import { useToast } from '../../ui/toasts/toasts.ts';

/** `•••.456.789-••`: enough to tell two people apart; what is no CPF is shown as it is. */
export const partOfCpf = (cpf: string): string =>
  cpf.replace(/^\d{3}(\D?)(\d{3})(\D?)(\d{3})(\D?)\d{2}$/, '•••$1$2$3$4$5••');

/** A CPF in a list: shown in part, copied whole. */
export function Cpf({ cpf, of }: { cpf: string | null; of: string }) {
  const toast = useToast();
  const tabIndex = useRowStop();
  if (!cpf) return <>—</>;
  const copy = () =>
    navigator.clipboard.writeText(cpf).then(
      () => toast({ message: 'CPF copiado' }),
      () => toast({ message: 'Não foi possível copiar o CPF.', tone: 'error' }),
    );
  return (
    <span className="num" style={{ whiteSpace: 'nowrap' }}>
      {partOfCpf(cpf)}
      <IconButton
        size="small"
        tabIndex={tabIndex}
        title="Copiar CPF"
        aria-label={`Copiar CPF de ${of}`}
        onClick={() => void copy()}
        className="no-print"
      >
        <ContentCopyIcon fontSize="inherit" />
      </IconButton>
    </span>
  );
}
