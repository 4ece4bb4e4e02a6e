import PrintIcon from '@mui/icons-material/PrintOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

/** In a corner of what it prints. */
export const PrintButton = ({ label, onPrint }: { label: string; onPrint: () => void }) => (
  <Tooltip title={label}>
    <IconButton
      size="small"
      aria-label={label}
      className="no-print"
      onClick={onPrint}
      sx={{ position: 'absolute', insetInlineEnd: 10, top: 3, zIndex: 2 }}
    >
      <PrintIcon fontSize="small" />
    </IconButton>
  </Tooltip>
);
