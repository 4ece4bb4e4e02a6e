import { clauseStart, folded } from './clause.ts';
import type { Token } from './fold.ts';

/** Verbs and words after which the patient's own state is named: “sente-se”, “chegou”, “humor”. */
const STATING =
  /^(?:esta|estou|ta|to|estava|estar|ficou|fica|ficando|sente|sinto|sentiu|sentindo|sentir|diz|disse|saiu|sai|chegou|chega|veio|vem|entrou|voltou|anda|segue|continua|permanece|mostra|mostrou|parece|aparenta|encontra|refere|referiu|relata|relatou|apresenta|apresentou|demonstra|demonstrou|humor|afeto|vive|relatos?|queixas?|sensacao|sentimentos?|sinais)$/;
const BETWEEN =
  /^(?:se|me|de|com|bem|muito|muita|mt|mto|mta|mais|tao|bastante|estar|ainda|um|pouco|super|e|a|o)$/;
const REACH = 5;

/** True if a word says what the patient is or has: it opens a clause, or follows such a verb. */
export function isStated(tokens: readonly Token[], at: number): boolean {
  const start = clauseStart(tokens, at);
  for (let place = at - 1; place >= Math.max(start, at - REACH); place -= 1) {
    const word = folded(tokens, place);
    if (STATING.test(word)) return true;
    if (!BETWEEN.test(word)) return false;
  }
  return at - start < REACH;
}
