import { type CSSProperties, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { focusFirstInvalid } from '../focus/fields.ts';

export interface FormAreaProps {
  readonly onSubmit: () => unknown;
  /** `Form.attempts`: with each the focus goes to the first field at fault. */
  readonly attempts?: number | undefined;
  readonly label?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** Fields that are submitted together. */
export function FormArea({ onSubmit, attempts = 0, label, style, children }: FormAreaProps) {
  const area = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0 && area.current) focusFirstInvalid(area.current);
  }, [attempts]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form inside a form's portal would submit both.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form ref={area} noValidate aria-label={label} style={style} onSubmit={submit}>
      {children}
    </form>
  );
}
