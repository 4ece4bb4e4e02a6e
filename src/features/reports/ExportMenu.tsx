import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { memo, type MouseEvent, useCallback, useId, useState } from 'react';
import { saveFile } from '../../client/files/saveFile.ts';
import { bytesOf, type PaymentsOut, useKeptExport } from '../../client/records/useKeptExport.ts';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { useZone } from '../../client/time/useZone.ts';
import { isWhole } from '../../data/queries/kit/known.ts';
import type { EntryRow, FinanceReport } from '../../data/queries/money/results.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { presentInstant } from '../../ui/useNow.ts';
import { type Asked, useReport } from './useReport.ts';

/** What is on the screen as a file for a spreadsheet, or on paper, which browsers also keep as a PDF. */
export function ExportMenu({ asked }: { asked: Asked }) {
  const zone = useZone();
  const found = useReport(asked);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const openAt = useCallback(
    ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    [],
  );
  const report = found && isWhole(found) && asked.refusal === null ? found.whole : null;
  const keep = useKeptExport();
  const { device } = useDevice();
  const save = async (whole: FinanceReport) => {
    const payments = await device.query('finance.payments', asked.args);
    if (!isWhole(payments)) return;
    const { reportCsv } = await import('./reportCsv.ts');
    const text = reportCsv(whole, payments.whole, asked, zone);
    const { day } = wallClock(presentInstant(), zone);
    await keep(outOf(whole, payments.whole, bytesOf(text)), () =>
      saveFile(`relatorio-financeiro-${day}.csv`, text, 'text/csv;charset=utf-8'),
    );
  };
  const print = (whole: FinanceReport) => keep(outOf(whole, whole.recent, 0), printOnceClosed);
  const follow = (act: (whole: FinanceReport) => void) => () => {
    setAnchor(null);
    if (report) act(report);
  };
  return (
    <>
      <Opener id={id} isOpen={anchor !== null} disabled={report === null} onOpen={openAt} />
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-labelledby': id } }}
        >
          <MenuItem onClick={follow((whole) => void save(whole))}>Planilha (CSV)</MenuItem>
          <MenuItem onClick={follow((whole) => void print(whole))}>
            Imprimir ou salvar em PDF
          </MenuItem>
        </Menu>
      )}
    </>
  );
}

const Opener = memo(function Opener(props: {
  id: string;
  isOpen: boolean;
  disabled: boolean;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
}) {
  return (
    <Button
      id={props.id}
      variant="outlined"
      startIcon={<DownloadIcon />}
      aria-haspopup="menu"
      aria-expanded={props.isOpen}
      disabled={props.disabled}
      onClick={props.onOpen}
    >
      Exportar
    </Button>
  );
});

/** Returns whose payments a report names. */
const outOf = (
  { patients }: FinanceReport,
  payments: readonly EntryRow[],
  bytes: number,
): PaymentsOut => ({
  patientIds: [
    ...patients.map(({ patientId }) => patientId),
    ...payments.map(({ entry }) => entry.patientId),
  ],
  payments: payments.length,
  bytes,
});

/** An open menu hides the page from the printer. */
const printOnceClosed = () => void setTimeout(() => window.print(), 300);
