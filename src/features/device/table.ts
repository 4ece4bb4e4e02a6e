import { csvLines } from '../../client/files/csv.ts';
import { statusLabels } from '../../domain/appointments/labels.ts';
import { type AnyDocument, definitionOf, type EntityName } from '../../domain/core/documents.ts';
import { paymentMethodLabels, paymentStatusLabels } from '../../domain/payments/labels.ts';
import { formatMinutes } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';

type Cell = string | number;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

type Labels = Readonly<Record<string, string | { readonly label: string }>>;

/** What a field's values are called, by kind and field. */
const labels: Readonly<Record<string, Labels>> = {
  'appointments.status': statusLabels,
  'payments.status': paymentStatusLabels,
  'payments.paymentMethod': paymentMethodLabels,
  'packages.paymentMethod': paymentMethodLabels,
};

function labelOf(value: string, known: Labels | undefined): string {
  const label = known && Object.hasOwn(known, value) ? known[value] : undefined;
  return typeof label === 'object' ? label.label : (label ?? value);
}

/** Returns e.g. `2026-11-23 14:30`, which spreadsheets take for a time. */
export function momentOf(instant: string, zone: string): string {
  const { day, minutes } = wallClock(instant, zone);
  return `${day} ${formatMinutes(minutes)}`;
}

function cellOf(value: unknown, zone: string, known?: Labels): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number')
    return Number.isInteger(value) ? value : String(value).replace('.', ',');
  if (typeof value === 'string')
    return INSTANT.test(value) ? momentOf(value, zone) : labelOf(value, known);
  const isPlain = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  return isPlain ? value.join(', ') : JSON.stringify(value);
}

/** The lines of a table: its head, and a line for each document. @param zone in which its times are told */
export function tableOf(entity: EntityName, zone: string) {
  const fields = Object.entries(definitionOf(entity).fields);
  return {
    head: csvLines([fields.map(([, { label }]) => label)]),
    lines: (documents: readonly AnyDocument[]): string =>
      csvLines(
        documents.map((document) =>
          fields.map(([name]) =>
            cellOf((document as never)[name], zone, labels[`${entity}.${name}`]),
          ),
        ),
      ),
  };
}
