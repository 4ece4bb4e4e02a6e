import * as cues from '../reading/cues.ts';
import type { Frame } from '../reading/frames.ts';
import type { Place } from '../search.ts';
import type { Near } from './near.ts';

const STORIES =
  'filmes?|series?|seriados?|novelas?|romances?|contos?|pecas?|animes?|desenhos?|documentarios?|noticias?|reportage[mn]s?';
/** “Uma série sobre divórcio”. A book about anxiety may be read for one's own. */
const ABOUT = new RegExp(
  `(?:^| )(?:${STORIES}) (?:[a-zé]+ ){0,2}?(?:sobre|em que|onde|que (?:fala|trata|conta)[a-z]*|chamad[oa]|intitulad[oa]) (?:[a-zé]+ ){0,6}$`,
);
/** “O livro “Luto e melancolia””. */
const TITLE =
  /(?:livro|filme|s[ée]rie|novela|romance|conto|pe[çc]a|anime|document[áa]rio|podcast|m[úu]sica|can[çc][ãa]o|disco|[áa]lbum)\s+(?:\p{L}+\s+){0,2}["“«‘'][^"”»’']*$/iu;
const TITLE_REACH = 100;

const CHARACTER =
  /(?:^| )(?:personage[mn]s?|protagonistas?|mocinh[oa]s?|heroi|heroina|vilao|vila) (?:[^ ]+ ){0,12}$/;
const TELLS_STORY =
  /(?:^| )(?:enredo|trama|historia d[oae] (?:filme|serie|novela|livro|romance|conto))(?: |$)/;
/** “Identificou-se com a protagonista”, “lembrou do pai”. */
const CONCERNS = /(?:^| )(?:identific|lembr|pareci|igual|como el[ea]|chor|emocion)/;
/** In sentences. */
const STORY_REACH = 5;

/** True if an earlier sentence of the frame begins to tell a story. */
const isWithinStory = ({ sentences }: Frame, place: number): boolean =>
  sentences[place]?.sense === 'imagined' &&
  sentences
    .slice(Math.max(0, place - STORY_REACH), place)
    .some(({ words }) => TELLS_STORY.test(words));

/** True if a match only tells of a story or stands in a title. */
export function isStory(text: string, frame: Frame, place: number, near: Near): boolean {
  const sentence = frame.sentences[place];
  const token: Place | undefined = near.tokens[near.at];
  if (!sentence || !token) return false;
  const typed = text.slice(Math.max(sentence.start, token.start - TITLE_REACH), token.start);
  if (ABOUT.test(near.before) || TITLE.test(typed)) return true;
  if (CONCERNS.test(`${near.before}${near.words} ${near.after}`)) return false;
  if (CHARACTER.test(near.before) || TELLS_STORY.test(near.before)) return true;
  return isWithinStory(frame, place) && !cues.isOfPatient(sentence.words.slice(0, 200));
}
