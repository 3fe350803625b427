import { formatPrice } from '../../engine/format-price';
import type { Language } from '../../text/languages';

/** What a reply names. */
interface ReplyFacts {
  readonly title: string;
  readonly slug: string;
  readonly cost: number;
  /** Labels of parameters. */
  readonly missing: string;
  /** Titles of actions. */
  readonly candidates: string;
}

export type ReplyKind = 'ran' | 'proposed' | 'notByItself' | 'slow' | 'incomplete' | 'unclear' | 'two' | 'out_of_scope';

type Replies = Readonly<Record<ReplyKind, (facts: ReplyFacts) => string>>;

const en: Replies = {
  ran: ({ title, cost }) => `Done: "${title}", for ${formatPrice(cost)}.`,
  proposed: ({ title, slug, cost }) =>
    `This looks like "${title}" (${formatPrice(cost)}). I have not run it: send these arguments to /v1/actions/${slug}.`,
  notByItself: ({ title, slug, cost }) =>
    `This is "${title}" (${formatPrice(cost)}). Messages do not run actions here yet: send these arguments to /v1/actions/${slug}.`,
  slow: ({ title, slug, cost }) =>
    `This is "${title}" (${formatPrice(cost)}), which takes longer than express allows: use the mode auto, or /v1/actions/${slug}.`,
  incomplete: ({ title, cost, missing }) => `This looks like "${title}" (${formatPrice(cost)}). It needs: ${missing}.`,
  unclear: ({ candidates }) => `I am not sure which action you mean. The closest: ${candidates}.`,
  two: ({ candidates }) => `You seem to ask for more than one action. Send them one at a time: ${candidates}.`,
  out_of_scope: () => 'No action does this. GET /v1/actions lists what there is.',
};

const fr: Replies = {
  ran: ({ title, cost }) => `C’est fait : « ${title} », pour ${formatPrice(cost, 'fr')}.`,
  proposed: ({ title, slug, cost }) =>
    `Cela ressemble à « ${title} » (${formatPrice(cost, 'fr')}). Je ne l’ai pas lancée : envoyez ces arguments à /v1/actions/${slug}.`,
  notByItself: ({ title, slug, cost }) =>
    `C’est « ${title} » (${formatPrice(cost, 'fr')}). Un message ne lance pas encore d’action ici : envoyez ces arguments à /v1/actions/${slug}.`,
  slow: ({ title, slug, cost }) =>
    `C’est « ${title} » (${formatPrice(cost, 'fr')}), plus longue que le mode express ne le permet : utilisez le mode auto, ou /v1/actions/${slug}.`,
  incomplete: ({ title, cost, missing }) =>
    `Cela ressemble à « ${title} » (${formatPrice(cost, 'fr')}). Il manque : ${missing}.`,
  unclear: ({ candidates }) => `Je ne suis pas sûr de l’action voulue. Les plus proches : ${candidates}.`,
  two: ({ candidates }) => `Vous semblez demander plusieurs actions. Envoyez-les une par une : ${candidates}.`,
  out_of_scope: () => 'Aucune action ne fait cela. GET /v1/actions donne la liste.',
};

const es: Replies = {
  ran: ({ title, cost }) => `Hecho: «${title}», por ${formatPrice(cost, 'es')}.`,
  proposed: ({ title, slug, cost }) =>
    `Esto parece «${title}» (${formatPrice(cost, 'es')}). No la he ejecutado: envía estos argumentos a /v1/actions/${slug}.`,
  notByItself: ({ title, slug, cost }) =>
    `Esto es «${title}» (${formatPrice(cost, 'es')}). Los mensajes aún no ejecutan acciones aquí: envía estos argumentos a /v1/actions/${slug}.`,
  slow: ({ title, slug, cost }) =>
    `Esto es «${title}» (${formatPrice(cost, 'es')}), que tarda más de lo que permite express: usa el modo auto, o /v1/actions/${slug}.`,
  incomplete: ({ title, cost, missing }) => `Esto parece «${title}» (${formatPrice(cost, 'es')}). Falta: ${missing}.`,
  unclear: ({ candidates }) => `No estoy seguro de qué acción quieres. Las más cercanas: ${candidates}.`,
  two: ({ candidates }) => `Parece que pides más de una acción. Envíalas de una en una: ${candidates}.`,
  out_of_scope: () => 'Ninguna acción hace esto. GET /v1/actions da la lista.',
};

/** Titles and labels stand in English, as in the catalogue. */
export const REPLIES: Readonly<Record<Language, Replies>> = { en, fr, es };
