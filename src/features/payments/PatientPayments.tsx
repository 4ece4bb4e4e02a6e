import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { useRecordRead } from '../../client/records/useRecordRead.ts';
import { useZone } from '../../client/time/useZone.ts';
import { isWhole, shownOf } from '../../data/queries/kit/known.ts';
import type { OwedSession, PackageRow, PaymentRow } from '../../data/queries/money/results.ts';
import { fromCents, toCents } from '../../domain/payments/amount.ts';
import { formatDay } from '../../domain/time/format.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import { FREE } from '../../pieces/money/texts.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { Fact } from '../../ui/Fact.tsx';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { PackageState } from './packages/packageColumns.tsx';
import { paymentColumns } from './paymentColumns.tsx';
import { NOT_ALL_ARRIVED } from './texts.ts';

const keyOf = ({ payment }: PaymentRow): string => payment.id;

/** What a patient pays, owes and has paid, and the packages. */
export function PatientPayments({ patientId }: { readonly patientId: string }) {
  const known = useLive('payments.ofPatient', { patientId });
  const zone = useZone();
  const { open } = useDialogs();
  useRecordRead(patientId, 'payments');
  const columns = useMemo(() => paymentColumns(zone), [zone]);
  const onOpen = useCallback(
    ({ payment }: PaymentRow) => open({ dialogo: 'editar-pagamento', alvo: payment.id }),
    [open],
  );
  if (known === undefined) return null;
  const { rows, owed, packages, fee } = shownOf(known);
  return (
    <Stack sx={{ gap: 2 }}>
      <Paper variant="outlined" sx={{ padding: 2 }}>
        {!isWhole(known) && <Arriving flush what={NOT_ALL_ARRIVED} />}
        <Stack component="dl" sx={{ gap: 1.25, margin: 0 }}>
          <Fee patientId={patientId} fee={fee} />
          {(isWhole(known) || owed.length > 0) && <Owed patientId={patientId} owed={owed} />}
          <Packages patientId={patientId} packages={packages} />
        </Stack>
      </Paper>
      <RecordList
        label="Pagamentos"
        rows={rows}
        isAll={isWhole(known)}
        arriving="Os pagamentos deste paciente ainda não chegaram todos."
        empty={<EmptyState title="Nenhum pagamento foi registrado." />}
        columns={columns}
        keyOf={keyOf}
        onOpen={onOpen}
        orderIn="pagamentos"
        printable
      />
    </Stack>
  );
}

function Fee({ patientId, fee }: { readonly patientId: string; readonly fee: number | null }) {
  const { open } = useDialogs();
  return (
    <Fact term="Valor da sessão">
      {feeWords(fee)}{' '}
      <Button size="small" onClick={() => open({ dialogo: 'paciente', alvo: patientId })}>
        {fee === null ? 'Definir' : 'Mudar'}
      </Button>
    </Fact>
  );
}

function feeWords(fee: number | null): string {
  if (fee === null) return 'Não definido';
  return fee === 0 ? FREE : formatMoney(fee);
}

function owedWords(owed: readonly OwedSession[]): string {
  if (owed.length === 0) return 'Nada';
  const cents = owed.reduce((sum, { amount }) => sum + toCents(amount ?? 0), 0);
  const unpriced = owed.filter(({ amount }) => amount === null).length;
  const sessions = owed.length === 1 ? '1 sessão' : `${owed.length} sessões`;
  if (unpriced === owed.length) return `${sessions}, valor não definido`;
  const rest = unpriced > 0 ? ` (${unpriced} sem valor definido)` : '';
  return `${sessions}, ${formatMoney(fromCents(cents))}${rest}`;
}

function Owed(props: { readonly patientId: string; readonly owed: readonly OwedSession[] }) {
  const { patientId, owed } = props;
  const { open } = useDialogs();
  return (
    <Fact term="Em aberto">
      {owedWords(owed)}{' '}
      {owed.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => open({ dialogo: 'pagamentos', alvo: patientId })}
        >
          Registrar pagamento
        </Button>
      )}
    </Fact>
  );
}

function Packages(props: { readonly patientId: string; readonly packages: readonly PackageRow[] }) {
  const { patientId, packages } = props;
  const { open } = useDialogs();
  return (
    <Fact term="Pacotes">
      {packages.map((row) => (
        <Stack
          key={row.sold.id}
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
        >
          <PackageState row={row} />
          <Typography component="span" className="num">
            {formatMoney(row.sold.amount)} em {formatDay(row.sold.paidOn)}
          </Typography>
          <Button
            size="small"
            onClick={() => open({ dialogo: 'editar-pacote', alvo: row.sold.id })}
          >
            Corrigir
          </Button>
        </Stack>
      ))}
      <Button
        size="small"
        sx={{ marginInlineStart: packages.length > 0 ? -0.5 : 0 }}
        onClick={() => open({ dialogo: 'pacote', alvo: patientId })}
      >
        Vender pacote
      </Button>
    </Fact>
  );
}
