import type { Theme } from '@mui/material/styles';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ptBR as pickerTexts } from '@mui/x-date-pickers/locales';
import { format, isValid } from 'date-fns';
import { ptBR } from 'date-fns/locale/pt-BR';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { presentDay } from './pageDay.ts';

/** The week starts on Monday here, as everywhere in the product. */
const locale = { ...ptBR, options: { ...ptBR.options, weekStartsOn: 1 as const } };
const texts = pickerTexts.components.MuiLocalizationProvider.defaultProps.localeText;

/** What is typed and is no day, e.g. the 31st of February: every rule for a day refuses it by its own words. */
export const NO_DAY = '0000-00-00';

/** Noon: no change of clocks moves it to another day, whatever the device's zone. */
const toDate = (day: string | null | undefined): Date | null =>
  day && day !== NO_DAY ? new Date(`${day}T12:00:00`) : null;

const toDay = (date: Date | null): string | null =>
  date && isValid(date) ? format(date, 'yyyy-MM-dd') : null;

const typedIn = (date: Date | null): string | null => (date && !isValid(date) ? NO_DAY : null);

/** Rings the page's today: asked for no date, the library would take the device's. */
class PageDays extends AdapterDateFns {
  constructor(options?: ConstructorParameters<typeof AdapterDateFns>[0]) {
    super(options);
    const { date: read } = this;
    this.date = ((value) =>
      (value === undefined && toDate(presentDay())) || read(value)) as typeof read;
  }
}

/** Enter sends the form, as in every other field: a part of a date is no input, and would not. */
function sendForm({ key, target }: KeyboardEvent): void {
  const part = target as Element;
  if (key === 'Enter' && part.matches('[role=spinbutton]')) part.closest('form')?.requestSubmit();
}

/**
 * A calendar day, typed or picked as dd/MM/yyyy; `yyyy-MM-dd` outside. An unfinished date is `null`, and `NO_DAY` beside
 * it for a form that may be sent without a day, so that none is lost in silence.
 */
export function DayField(props: {
  label: string;
  value: string | null;
  onChange: (day: string | null, typed: string | null) => void;
  min?: string;
  max?: string;
  error?: string | null;
  required?: boolean;
  /** Opens on the list of years: for dates of birth. */
  startWithYear?: boolean;
}) {
  const [date, setDate] = useState(() => toDate(props.value));
  // A half-typed date is `null` outside; only here it is kept, or the field would empty itself under the person's hands.
  const isHeld = toDay(date) === props.value || (props.value === NO_DAY && typedIn(date) !== null);
  const shown = isHeld ? date : toDate(props.value);
  const isLeftOver = props.value === NO_DAY && !isHeld;
  const { onChange } = props;
  // Of a draft: the half that was typed is gone.
  useEffect(() => {
    if (isLeftOver) onChange(null, null);
  }, [isLeftOver, onChange]);
  const change = (next: Date | null) => {
    setDate(next);
    props.onChange(toDay(next), typedIn(next));
  };
  return (
    <LocalizationProvider dateAdapter={PageDays} adapterLocale={locale} localeText={texts}>
      <DatePicker
        label={props.label}
        format="dd/MM/yyyy"
        value={shown}
        onChange={change}
        {...(props.min ? { minDate: toDate(props.min) as Date } : {})}
        {...(props.max ? { maxDate: toDate(props.max) as Date } : {})}
        {...(props.startWithYear
          ? { openTo: 'year' as const, views: ['year', 'month', 'day'] }
          : {})}
        slotProps={{
          textField: {
            onKeyDownCapture: sendForm,
            fullWidth: true,
            size: 'small',
            sx: FIELD,
            required: props.required ?? false,
            ...(props.error ? { error: true, helperText: props.error } : {}),
          },
        }}
      />
    </LocalizationProvider>
  );
}

/** As the theme's other fields. */
const FIELD = {
  '& .MuiPickersInputBase-root': {
    minHeight: (theme: Theme) => theme.spacing(5.5),
    backgroundColor: 'background.paper',
  },
} as const;
