import { pgliteSuite } from './pgliteSuite.ts';

pgliteSuite(1);
