import Button from '@mui/material/Button';
import { useRef } from 'react';

/** Takes a file of the person's, the same one again as well. */
export function FileButton(props: {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onFile: (file: Blob) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="contained" loading={props.isBusy} onClick={() => input.current?.click()}>
        {props.label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={props.label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) props.onFile(file);
        }}
      />
    </>
  );
}
