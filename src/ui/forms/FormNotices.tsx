import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { focusFirstField } from '../focus/fields.ts';

/** What the notices ask of its form. */
interface FormState {
  readonly attempts: number;
  readonly problem: string | null;
  /** Of forms that are kept on the device while they are written. */
  readonly draft?: {
    readonly recovered: boolean;
    readonly failed: boolean;
    readonly drop: () => Promise<void>;
  };
  /** A question that is to be answered before it is sent. */
  readonly doubt?: DoubtProps | null;
}

interface DoubtProps {
  readonly question: string;
  readonly asks: number;
  readonly confirm: () => void;
}

export interface FormNoticesProps {
  readonly form: FormState;
  /** Why it could not be sent. */
  readonly failure: string | null;
  readonly failureTitle?: string | undefined;
  readonly severity?: AlertColor;
  /** Headline of what is wrong with the fields. */
  readonly problemTitle?: string;
}

const gap = { marginBottom: 2 } as const;

/** What is said above the fields: of the draft, of what is wrong with them, or why they could not be sent. */
export const FormNotices = ({ form, ...props }: FormNoticesProps) => (
  <>
    {form.draft && <DraftNotice {...form.draft} />}
    {form.problem !== null && (
      <Notice title={props.problemTitle ?? 'Confira os campos'}>{form.problem}</Notice>
    )}
    {form.doubt && <Doubt {...form.doubt} />}
    {form.problem === null && !form.doubt && props.failure !== null && (
      <Notice title={props.failureTitle} severity={props.severity}>
        {props.failure}
      </Notice>
    )}
  </>
);

const Notice = (props: {
  title?: string | undefined;
  severity?: AlertColor | undefined;
  children: ReactNode;
}) => (
  <Alert severity={props.severity ?? 'error'} sx={gap}>
    {props.title && <AlertTitle>{props.title}</AlertTitle>}
    {props.children}
  </Alert>
);

/**
 * Asks, and sends once it is confirmed.
 * The notice takes the focus, so that it is in sight and read out.
 * Its button does not: a second Enter or click is no answer.
 */
function Doubt({ question, asks, confirm }: DoubtProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [asks]);
  const send = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    confirm();
    currentTarget.closest('form')?.requestSubmit();
  };
  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" sx={gap}>
      <AlertTitle>Está certo?</AlertTitle>
      {question}
      {/* Below the text: beside it, a phone leaves a word a line. */}
      <div>
        <Button variant="outlined" size="small" onClick={send} sx={{ marginTop: 1 }}>
          Está certo
        </Button>
      </div>
    </Alert>
  );
}

function DraftNotice({ recovered, failed, drop }: NonNullable<FormState['draft']>) {
  // The button goes with its notice, and the focus to the form, which is as it was at first.
  const discard = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    await drop();
    if (form) focusFirstField(form);
  };
  return (
    <>
      {recovered && (
        <Alert severity="info" sx={gap} action={<Button onClick={discard}>Descartar</Button>}>
          Rascunho recuperado
        </Alert>
      )}
      {failed && (
        <Alert severity="warning" sx={gap}>
          O rascunho não coube neste aparelho. Salve antes de fechar.
        </Alert>
      )}
    </>
  );
}
