import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type Certificate, signatureOf } from '../../domain/custody/certificate.ts';
import { type ServerKeys, useFingerprint, useServerKeys } from './useServerKeys.ts';

interface Said {
  readonly severity: 'success' | 'warning' | 'info';
  readonly title: string;
  readonly text: string;
}

const UNSIGNED: Said = {
  severity: 'warning',
  title: 'Sem assinatura',
  text: 'Qualquer pessoa pode ter feito este arquivo. Comprovantes de antes de haver assinatura também não têm: peça um novo a quem o entregou.',
};

function sayingOf(key: string, keys: ServerKeys | null): Said {
  if (keys === null)
    return {
      severity: 'info',
      title: 'Assinado, não se sabe por quem',
      text: 'A assinatura confere. Sem conexão, este aparelho ainda não sabe se a chave é a deste servidor.',
    };
  const own = keys.find((one) => one.key === key);
  if (!own)
    return {
      severity: 'warning',
      title: 'Assinado por outro servidor',
      text: 'A assinatura confere, mas a chave não é deste servidor. Pergunte a quem entregou o arquivo de que servidor ele é, e confira-o lá.',
    };
  return {
    severity: 'success',
    title: 'Assinado por este servidor',
    text:
      keys.at(-1)?.key === key
        ? 'Este servidor tinha estas versões na hora em que o comprovante foi feito.'
        : 'Com uma chave anterior, que este servidor já trocou por outra.',
  };
}

/** Shows who signed a whole certificate: this server, another one, or nobody. */
export function SignatureText({ certificate }: { certificate: Certificate }) {
  const keys = useServerKeys();
  const key = signatureOf(certificate)?.key ?? null;
  const fingerprint = useFingerprint(key);
  const { severity, title, text } = key === null ? UNSIGNED : sayingOf(key, keys);
  return (
    <Alert severity={severity}>
      <AlertTitle>{title}</AlertTitle>
      {text}
      {fingerprint && <span className="num"> Chave: {fingerprint}.</span>}
    </Alert>
  );
}

/** The fingerprint of this server's present key, to be compared with what a certificate names. */
export function ServerKey() {
  const keys = useServerKeys();
  const fingerprint = useFingerprint(keys?.at(-1)?.key ?? null);
  return fingerprint && <span className="num">Chave deste servidor: {fingerprint}.</span>;
}
