import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import {
  installPrompt,
  isInstalled,
  onInstallPrompt,
  type Platform,
  platformOf,
} from './installPrompt.ts';

const BENEFITS = [
  'Abre como um aplicativo, direto da tela inicial.',
  'Funciona sem internet: agenda, pacientes e notas ficam neste aparelho.',
  'O navegador guarda seus dados com mais segurança.',
];

const STEPS: Readonly<Record<Platform, string>> = {
  ios: 'No Safari, toque em Compartilhar e depois em “Adicionar à Tela de Início”.',
  android: 'No menu do navegador (⋮), toque em “Instalar aplicativo”.',
  desktop:
    'No Chrome ou no Edge, clique no ícone de instalar na barra de endereço, ou no menu em “Instalar Sereno”.',
};

export default function InstallDialog({ onClose }: { onClose: () => void }) {
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt);
  const install = async () => {
    await prompt?.prompt();
    onClose();
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title="Instalar o Sereno"
      actions={
        <>
          <Button onClick={onClose}>Agora não</Button>
          {prompt && (
            <Button variant="contained" onClick={() => void install()}>
              Instalar
            </Button>
          )}
        </>
      }
    >
      {isInstalled() ? (
        <Typography>O Sereno já está instalado neste aparelho.</Typography>
      ) : (
        <Invitation platform={platformOf(navigator.userAgent, navigator.maxTouchPoints)} />
      )}
    </AppDialog>
  );
}

function Invitation({ platform }: { platform: Platform }) {
  return (
    <>
      <List dense disablePadding>
        {BENEFITS.map((benefit) => (
          <ListItem key={benefit} disableGutters>
            <ListItemText primary={benefit} />
          </ListItem>
        ))}
      </List>
      <Typography sx={{ marginTop: 2, color: 'text.secondary' }}>{STEPS[platform]}</Typography>
    </>
  );
}
