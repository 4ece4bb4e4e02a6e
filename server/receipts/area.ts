import type { Area } from '../http/area.ts';
import { declareOnce, numberReceipt, requireOwnInvoice } from './decisions.ts';

/** What is issued and declared for money that came. The papers and files themselves are made on devices. */
export const receipts: Area = {
  titles: { receipts: 'Recibos', 'receita-files': 'Arquivos do Receita Saúde' },
  decisions: {
    'receipt.issue': numberReceipt,
    'receipt.setInvoice': requireOwnInvoice,
    'receitaFile.create': declareOnce,
  },
};
