import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { Suspense, useState } from 'react';
import { IconAction } from '../actions/IconAction.tsx';
import { arrivingDialog } from '../dialogs/arrivingDialog.ts';
import { useMobile } from '../useMediaQuery.ts';
import { type Shortcut, type ShortcutGroup, useShortcut } from './shortcuts.ts';

const ShortcutsDialog = arrivingDialog(() =>
  import('./ShortcutsDialog.tsx').then((m) => m.default),
);

const LIST: Shortcut = { keys: ['?'], label: 'Mostrar esta lista' };
/** The button in the header has the key. */
const SEARCH: Shortcut = { keys: ['k'], label: 'Buscar pacientes, sessões e telas', with: 'Ctrl' };
const GENERAL: ShortcutGroup = { title: 'Em toda parte', shortcuts: [SEARCH, LIST] };

/** Opens the list of what the keys do here, as does `?`, which is left to those who hold a phone with a keyboard. */
export function ShortcutsButton({ groups }: { readonly groups: readonly ShortcutGroup[] }) {
  const [isOpen, setOpen] = useState(false);
  const isTouched = useMobile();
  useShortcut(LIST, () => setOpen(true));
  return (
    <>
      {!isTouched && (
        <IconAction label="Atalhos do teclado (?)" onClick={() => setOpen(true)}>
          <KeyboardIcon />
        </IconAction>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ShortcutsDialog groups={[...groups, GENERAL]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
