import SearchIcon from '@mui/icons-material/Search';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import { useDialogs } from '../../../ui/dialogs.tsx';

export function SearchButton() {
  const { open } = useDialogs();
  return (
    <IconAction label="Buscar" keys="Mod+K" onClick={() => open({ dialogo: 'busca' })}>
      <SearchIcon />
    </IconAction>
  );
}
