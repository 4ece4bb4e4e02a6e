import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type PointerEvent, useRef, useState } from 'react';

const WIDTH = 600;
const HEIGHT = 200;

const paper = {
  width: '100%',
  aspectRatio: `${WIDTH} / ${HEIGHT}`,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: '#fff',
  touchAction: 'none',
  cursor: 'crosshair',
} as const;

/** Where on the drawing the pointer is, in its own pixels. */
function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) / width) * WIDTH, ((clientY - top) / height) * HEIGHT] as const;
}

/** A field to sign in, by finger, pen or mouse. */
export function DrawnSignature(props: {
  readonly onDrawn: (picture: Blob) => void;
  readonly onCancel: () => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // Ink on paper, whatever the theme: the documents are white.
    Object.assign(pen, { lineWidth: 4, lineCap: 'round', lineJoin: 'round', strokeStyle: '#111' });
    pen.beginPath();
    pen.moveTo(...placeOf(event));
    pen.lineTo(...placeOf(event));
    pen.stroke();
    setEmpty(false);
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const pen = canvas.current?.getContext('2d');
    pen?.lineTo(...placeOf(event));
    pen?.stroke();
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, WIDTH, HEIGHT);
    setEmpty(true);
  };
  const use = () => canvas.current?.toBlob((picture) => picture && props.onDrawn(picture));
  return (
    <Stack sx={{ gap: 1 }}>
      <Box
        component="canvas"
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        aria-label="Lugar para assinar"
        onPointerDown={begin}
        onPointerMove={draw}
        sx={paper}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={isEmpty} onClick={use}>
          Usar este desenho
        </Button>
        <Button disabled={isEmpty} onClick={clear}>
          Limpar
        </Button>
        <Button onClick={props.onCancel}>Voltar</Button>
      </Stack>
    </Stack>
  );
}
