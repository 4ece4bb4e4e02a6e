import type { Area } from '../../../web/area.ts';
import { declareOnce, followSharing, numberReceipt, requireOwnInvoice } from './decisions.ts';
import { KEEP_TEXTS, keepReceiptTexts } from './keepTexts.ts';

/** What is issued and declared for money that came. The papers and files themselves are made on devices. */
export const receipts: Area = {
  titles: { receipts: 'Recibos', 'receita-files': 'Arquivos do Receita Saúde' },
  decisions: {
    'receipt.issue': numberReceipt,
    'receipt.setInvoice': requireOwnInvoice,
    'receitaFile.create': declareOnce,
    'profile.setProfessional': followSharing,
  },
  jobs: { [KEEP_TEXTS]: { handler: keepReceiptTexts } },
};
