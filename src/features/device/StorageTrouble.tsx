import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type StorageActions, StorageWays } from './StorageWays.tsx';

/** In place of the app, where the browser does not open what is on the device. */
export const StorageTrouble = ({ actions }: { readonly actions: StorageActions }) => (
  <Box role="alert" sx={{ maxWidth: 560, marginInline: 'auto', paddingBlock: 6, paddingInline: 2 }}>
    <Typography variant="h3" component="p">
      O navegador não abre os dados deste aparelho.
    </Typography>
    <Typography sx={{ marginBlock: 1, color: 'text.secondary' }}>
      O que já chegou à nuvem está seguro. Não apague os dados do site: o que ainda não foi enviado
      pode estar só aqui.
    </Typography>
    <StorageWays actions={actions} />
  </Box>
);
