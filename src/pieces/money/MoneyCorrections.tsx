import Typography from '@mui/material/Typography';
import { useZone } from '../../client/time/useZone.ts';
import type { CorrectedField, MoneyCorrection } from '../../domain/payments/corrections.ts';
import { paymentMethodLabels, paymentStatusLabels } from '../../domain/payments/labels.ts';
import { formatCpf } from '../../domain/receipts/paper.ts';
import { formatDay, formatMoment } from '../../domain/time/format.ts';
import { formatMoney } from './format.ts';

const fieldWords: Readonly<Record<CorrectedField, string>> = {
  amount: 'valor',
  paidOn: 'data',
  paymentMethod: 'forma de pagamento',
  status: 'status',
  refundedOn: 'data da devolução',
  refundedAmount: 'valor devolvido',
  sessions: 'sessões',
  payer: 'quem pagou',
  beneficiary: 'paciente',
};

const methods: Readonly<Record<string, string>> = paymentMethodLabels;
const statuses: Readonly<Record<string, { readonly label: string }>> = paymentStatusLabels;

const words: Partial<Record<CorrectedField, (text: string) => string>> = {
  paidOn: formatDay,
  refundedOn: formatDay,
  paymentMethod: (text) => methods[text] ?? text,
  status: (text) => statuses[text]?.label ?? text,
};

function valueWords(field: CorrectedField, value: MoneyCorrection['before']): string {
  if (value === null) return 'sem informação';
  if (typeof value === 'number') return field === 'sessions' ? String(value) : formatMoney(value);
  if (typeof value === 'string') return words[field]?.(value) ?? value;
  return `${value.name}${value.cpf ? `, CPF ${formatCpf(value.cpf)}` : ' (sem CPF)'}`;
}

/** Lists changes after the money had come, with the value of before and the one of after. */
export function MoneyCorrections(props: { readonly of: readonly MoneyCorrection[] }) {
  const zone = useZone();
  if (props.of.length === 0) return null;
  return (
    <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
      Correções:
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {props.of.map(({ at, field, before, after }) => (
          <li key={`${at} ${field}`}>
            {formatMoment(at, zone)}: {fieldWords[field]} de {valueWords(field, before)} para{' '}
            {valueWords(field, after)}
          </li>
        ))}
      </ul>
    </Typography>
  );
}
