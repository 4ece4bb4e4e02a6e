import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { SIGNATURE_MAX } from '../../domain/professional/profile.ts';
import { DrawnSignature } from './DrawnSignature.tsx';
import { shrinkImage } from './shrinkImage.ts';
import { NO_IMAGE } from './texts.ts';

const PICTURES = ['image/png', 'image/jpeg'];

/** A picture of the signature, chosen or drawn, made small on this device. */
export function SignatureField(props: {
  /** A PNG's data URL. */
  readonly value: string | null;
  readonly onChange: (image: string | null) => void;
  readonly error?: string | undefined;
}) {
  const { value, onChange } = props;
  const [isDrawing, setDrawing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (picture: Blob) => {
    setProblem(null);
    try {
      if (!PICTURES.includes(picture.type)) throw new Error('Another kind.');
      onChange(await shrinkImage(picture, SIGNATURE_MAX));
      setDrawing(false);
    } catch {
      setProblem(NO_IMAGE);
    }
  };
  const said = problem ?? props.error;
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Aparece nos recibos e comprovantes. É só uma imagem, sem o valor de uma assinatura com
        certificado.
      </Typography>
      {value && !isDrawing && (
        <Box
          component="img"
          src={value}
          alt="Sua assinatura"
          sx={{ maxWidth: 240, maxHeight: 100, bgcolor: '#fff', padding: 1, borderRadius: 1 }}
        />
      )}
      {isDrawing ? (
        <Box sx={{ width: '100%', maxWidth: 480 }}>
          <DrawnSignature
            onDrawn={(picture) => void take(picture)}
            onCancel={() => setDrawing(false)}
          />
        </Box>
      ) : (
        <Choices
          onFile={(file) => void take(file)}
          onDraw={() => setDrawing(true)}
          onRemove={value ? () => onChange(null) : undefined}
        />
      )}
      {said && (
        <FormHelperText error role="alert">
          {said}
        </FormHelperText>
      )}
    </Stack>
  );
}

function Choices(props: {
  readonly onFile: (file: File) => void;
  readonly onDraw: () => void;
  readonly onRemove: (() => void) | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURES.join(',')}
        aria-label="Arquivo com a imagem da assinatura"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) props.onFile(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button variant="outlined" onClick={() => input.current?.click()}>
        Escolher imagem
      </Button>
      <Button variant="outlined" onClick={props.onDraw}>
        Desenhar
      </Button>
      {props.onRemove && <Button onClick={props.onRemove}>Remover imagem</Button>}
    </Stack>
  );
}
